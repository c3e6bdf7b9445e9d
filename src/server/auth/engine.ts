import { betterAuth } from 'better-auth'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { APIError } from 'better-auth/api'
import { bearer } from 'better-auth/plugins'
import { authAccount, authSession, authUser, authVerification } from './schema.ts'
import type { Db } from './tables.ts'

const DAY = 86_400
const SESSION = { expiresIn: 90 * DAY, updateAge: DAY }

const SAID = { type: 'string', required: true } as const
const MAYBE = { type: 'string', required: false } as const

type Parts = {
  db: Db
  secret: string
  /** Writes to somebody who has forgotten his password. */
  sendReset(user: { email: string }, token: string): Promise<void>
  /** Goes on while the answer is already on its way, so that the time an answer takes does not tell whether there is a letter. */
  background(work: Promise<unknown>): void
}

/**
 * The library that keeps users, passwords and sessions. It has no addresses of its own here and sets no cookies: it is called by
 * those who have looked at the request.
 */
export async function openEngine({ db, secret, sendReset, background }: Parts) {
  const auth = betterAuth({
    // Neither is ever called: links and cookies are the shop's.
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
        contact: SAID,
        firstName: SAID,
        lastName: SAID,
        gender: SAID,
        title: MAYBE,
        phone: MAYBE,
        birthDate: MAYBE,
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
    session: SESSION,
    verification: { storeIdentifier: 'hashed' },
    advanced: { backgroundTasks: { handler: background } },
    plugins: [bearer()],
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { disabled: true },
  })
  const { internalAdapter, password } = await auth.$context
  return { api: auth.api, users: internalAdapter, password, unlessRefused }
}

/** Null where the library says no. What breaks breaks. */
async function unlessRefused<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked
  } catch (error) {
    if (error instanceof APIError && error.statusCode < 500) return null
    throw error
  }
}

export type Engine = Awaited<ReturnType<typeof openEngine>>
