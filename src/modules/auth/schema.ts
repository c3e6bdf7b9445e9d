import { sql } from 'drizzle-orm'
import { bigint, boolean, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true })
const created = moment('created_at').notNull()
const updated = moment('updated_at').notNull()

/**
 * Customers with accounts, and guests. `email` is the sign-in name, so it is unique and verified: unverified
 * customers and guests have a placeholder address there. `contact` is the address that they entered.
 */
export const authUser = pgTable(
  'auth_user',
  {
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
  },
  (table) => [
    index('auth_user_unproven_contact')
      .on(table.contact)
      .where(sql`not email_verified and not is_guest`),
  ],
)

const user = () =>
  text('user_id')
    .notNull()
    .references(() => authUser.id, { onDelete: 'cascade' })

/** Sessions. The token is the only proof of a session. */
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

/** Credentials: the scrypt hash of the password. */
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

/**
 * Passkeys: the public keys of authenticators, by the id that these give them. A key counts on the host on which it
 * was made.
 */
export const authPasskey = pgTable(
  'auth_passkey',
  {
    id: text('id').primaryKey(),
    userId: user(),
    host: text('host').notNull(),
    name: text('name').notNull(),
    publicKey: text('public_key').notNull(),
    counter: bigint('counter', { mode: 'number' }).notNull(),
    createdAt: created,
    usedAt: moment('used_at'),
  },
  (table) => [index().on(table.userId)],
)

/** The links in emails; each is valid once. */
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
