import { betterAuth } from 'better-auth'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { APIError } from 'better-auth/api'
import { bearer } from 'better-auth/plugins'
import { authAccount, authSession, authUser, authVerification } from './schema.ts'
import { sessionEnd } from '#domain/customer/session-lifetime.ts'
import type { Db } from '#platform/database.ts'

const REQUIRED_TEXT = { type: 'string', required: true } as const
const OPTIONAL_TEXT = { type: 'string', required: false } as const

type Deps = {
  db: Db
  secret: string
  now(): Date
  /** Sends an email to a customer who has forgotten their password. */
  sendReset(user: { email: string }, token: string): Promise<void>
  /** Runs work after the response, so that the response time does not show whether an email is sent. */
  background(work: Promise<unknown>): void
}

/**
 * The library that stores users, passwords and sessions. It has no routes of its own here and sets no cookies: it
 * is called only after the request was checked.
 */
export async function openBetterAuth({ db, secret, now, sendReset, background }: Deps) {
  const auth = betterAuth({
    // These addresses are never used: links and cookies are the shop's own.
    baseURL: 'http://shop.invalid',
    basePath: '/auth',
    secret,
    database: drizzleAdapter(db, {
      provider: 'pg',
      schema: { user: authUser, session: authSession, account: authAccount, verification: authVerification },
      transaction: true,
    }),
    user: {
      additionalFields: {
        contact: REQUIRED_TEXT,
        firstName: REQUIRED_TEXT,
        lastName: REQUIRED_TEXT,
        gender: REQUIRED_TEXT,
        title: OPTIONAL_TEXT,
        phone: OPTIONAL_TEXT,
        birthDate: OPTIONAL_TEXT,
        isGuest: { type: 'boolean', required: true },
      },
    },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: 8,
      maxPasswordLength: 70,
      resetPasswordTokenExpiresIn: 3600,
      revokeSessionsOnPasswordReset: true,
      sendResetPassword: ({ user, token }) => sendReset(user, token),
    },
    // Sessions end by our own rule, so the library does not prolong them.
    session: { disableSessionRefresh: true },
    databaseHooks: {
      session: {
        create: {
          async before({ userAgent }) {
            const at = now()
            const expiresAt = sessionEnd(at, at)
            return { data: { createdAt: at, updatedAt: at, expiresAt, userAgent: userAgent?.slice(0, 300) } }
          },
        },
      },
    },
    verification: { storeIdentifier: 'hashed' },
    advanced: { backgroundTasks: { handler: background } },
    plugins: [bearer()],
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { disabled: true },
  })
  const { internalAdapter, password } = await auth.$context
  return { api: auth.api, users: internalAdapter, password, nullIfRejected }
}

/** Null if the library rejects the request. Other errors are thrown. */
async function nullIfRejected<T>(call: Promise<T>): Promise<T | null> {
  try {
    return await call
  } catch (error) {
    if (error instanceof APIError && error.statusCode < 500) return null
    throw error
  }
}

export type BetterAuth = Awaited<ReturnType<typeof openBetterAuth>>
