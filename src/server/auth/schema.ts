import { boolean, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true })
const created = moment('created_at').notNull()
const updated = moment('updated_at').notNull()

/**
 * Holders of accounts, and guests. `email` is what one signs in with, so it is unique and proven: who has not proven it, and any guest, has
 * an address there that leads nowhere. `contact` is what he says his address is.
 */
export const authUser = pgTable('auth_user', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  email: text('email').notNull().unique(),
  emailVerified: boolean('email_verified').notNull(),
  image: text('image'),
  contact: text('contact').notNull(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  gender: text('gender').notNull(),
  title: text('title'),
  phone: text('phone'),
  birthDate: text('birth_date'),
  isGuest: boolean('is_guest').notNull(),
  createdAt: created,
  updatedAt: updated,
})

const user = () =>
  text('user_id')
    .notNull()
    .references(() => authUser.id, { onDelete: 'cascade' })

/** Where somebody is signed in. Whoever shows the token is he. */
export const authSession = pgTable(
  'auth_session',
  {
    id: text('id').primaryKey(),
    userId: user(),
    token: text('token').notNull().unique(),
    expiresAt: moment('expires_at').notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    createdAt: created,
    updatedAt: updated,
  },
  (table) => [index().on(table.userId)],
)

/** How somebody proves who he is: by the scrypt hash of his password. */
export const authAccount = pgTable(
  'auth_account',
  {
    id: text('id').primaryKey(),
    userId: user(),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    password: text('password'),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: moment('access_token_expires_at'),
    refreshTokenExpiresAt: moment('refresh_token_expires_at'),
    scope: text('scope'),
    createdAt: created,
    updatedAt: updated,
  },
  (table) => [index().on(table.userId)],
)

/** What the links of letters prove, each of them once. */
export const authVerification = pgTable(
  'auth_verification',
  {
    id: text('id').primaryKey(),
    identifier: text('identifier').notNull(),
    value: text('value').notNull(),
    expiresAt: moment('expires_at').notNull(),
    createdAt: created,
    updatedAt: updated,
  },
  (table) => [index().on(table.identifier)],
)
