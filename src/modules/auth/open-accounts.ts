import { AsyncLocalStorage } from 'node:async_hooks'
import type { Log } from '#platform/log.ts'
import type { EmailLimits } from '#modules/email/email-limits.ts'
import type { Requester, Auth } from './auth.ts'
import { createLeakedPasswords } from './leaked-passwords.ts'
import { createDeviceTokens } from './device-tokens.ts'
import { createSessionService } from './session-service.ts'
import { createPasskeyService } from './passkey-service.ts'
import { createSignInService } from './sign-in-service.ts'
import { createAccountSettings } from './account-settings.ts'
import type { AccountEmail } from './account-emails.ts'
import type { AuthLimits } from './auth-limits.ts'
import { createEmailVerification } from './email-verification.ts'
import { emailLinkTo } from './auth-deps.ts'
import { withSecurityEvents } from './security-events.ts'
import { createVerificationTokens } from './verification-tokens.ts'
import type { Db } from '#platform/database.ts'

type Deps = {
  /** Opens the database with the tables of the accounts. */
  database(): Promise<Db>
  /** The first one signs, all of them verify. */
  secrets: readonly string[]
  shopName: string
  sendEmail(email: AccountEmail): Promise<void>
  now(): Date
  log: Log
  limits: AuthLimits
  emailLimits: EmailLimits
}

export type Accounts = {
  /** The library is loaded at the first call. */
  auth(): Promise<Auth>
  /** Resolves when all background work is finished. */
  idle(): Promise<void>
}

export function openAccounts({
  database,
  secrets,
  shopName,
  sendEmail,
  now,
  log,
  limits,
  emailLimits,
}: Deps): Accounts {
  const secret = secrets[0] ?? ''
  const pending = new Set<Promise<unknown>>()
  const requesterContext = new AsyncLocalStorage<Requester>()
  let opened: Promise<Auth> | undefined

  function background(work: Promise<unknown>): void {
    const watched = work
      .catch((error: unknown) => log.error({ error }, 'an account email could not be sent'))
      .finally(() => pending.delete(watched))
    pending.add(watched)
  }

  async function sendReset({ email }: { email: string }, token: string): Promise<void> {
    const requester = requesterContext.getStore()
    if (!requester) throw new Error('a password reset without a requester')
    const { variant, signinUrl } = requester
    await sendEmail({ kind: 'reset', variant, to: email, link: emailLinkTo(signinUrl, 'hash', token) })
  }

  async function open(): Promise<Auth> {
    const { openBetterAuth } = await import('./better-auth.ts')
    const db = await database()
    const betterAuth = await openBetterAuth({ db, secret, now, sendReset, background })
    const deps = {
      betterAuth,
      db,
      now,
      verificationTokens: createVerificationTokens({ users: betterAuth.users, db }, now),
      deviceTokens: createDeviceTokens({ secrets, users: betterAuth.users, now }),
      leakedPasswords: createLeakedPasswords(shopName),
      limits,
      emailLimits,
      sendEmail,
      background,
    }
    const auth = {
      ...createSessionService(deps),
      ...createSignInService(deps),
      ...createPasskeyService({ ...deps, shopName }),
      ...createEmailVerification(deps, { run: (requester, call) => requesterContext.run(requester, call) }),
      ...createAccountSettings(deps),
    }
    return { ...auth, ...withSecurityEvents(auth, { log, secret }) }
  }

  return {
    auth: () =>
      (opened ??= open().catch((error: unknown) => {
        opened = undefined
        throw error
      })),
    async idle() {
      while (pending.size > 0) await Promise.all(pending)
    },
  }
}
