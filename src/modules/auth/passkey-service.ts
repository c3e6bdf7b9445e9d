import { and, desc, eq } from 'drizzle-orm'
import { fail, ok } from '#domain/result.ts'
import type { Auth, Requester } from './auth.ts'
import { type AuthDeps, startSession } from './auth-deps.ts'
import { CHALLENGE_LIFETIME, createPasskeyChallenges } from './passkey-challenges.ts'
import { createPasswordCheck } from './password-check.ts'
import { authPasskey } from './schema.ts'

type PasskeyService = Pick<
  Auth,
  | 'passkeys'
  | 'startPasskeyCreation'
  | 'addPasskey'
  | 'removePasskey'
  | 'startPasskeySignIn'
  | 'signInWithPasskey'
>

const MAX_PASSKEYS = 10
/** Ed25519, ECDSA and RSA, which between them every authenticator has. */
const ALGORITHMS = [-8, -7, -257]

/** The site that a passkey belongs to: a browser offers it on this host alone. */
const siteOf = ({ signinUrl }: Requester) => {
  const { origin, hostname } = new URL(signinUrl)
  return { origin, host: hostname }
}

/** Passkeys, the second way to sign in. The library that checks them is loaded at the first use. */
export function createPasskeyService(deps: AuthDeps & { shopName: string }): PasskeyService {
  const { betterAuth, db, now, shopName, sendEmail, background } = deps
  const { id, userId, host, createdAt } = authPasskey
  const challenges = createPasskeyChallenges(betterAuth.users, now)
  const checkPassword = createPasswordCheck(deps)

  const passkeysOf = (customerId: string) =>
    db.select().from(authPasskey).where(eq(userId, customerId)).orderBy(desc(createdAt))

  return {
    async passkeys(customer) {
      const rows = await passkeysOf(customer.id)
      return rows.map((row) => ({ id: row.id, name: row.name, addedAt: row.createdAt, usedAt: row.usedAt }))
    },

    async startPasskeyCreation(requester, session, password) {
      const { customer } = session
      const checked = await checkPassword(requester, session, password)
      if (checked !== 'correct') return fail(checked)
      if (!customer.isVerified) return fail('failed')
      const own = await passkeysOf(customer.id)
      const type = 'public-key' as const
      return ok({
        challenge: await challenges.issue(customer.id),
        timeout: CHALLENGE_LIFETIME,
        rp: { id: siteOf(requester).host, name: shopName },
        user: {
          id: Buffer.from(customer.id).toString('base64url'),
          name: customer.email,
          displayName: `${customer.firstName} ${customer.lastName}`,
        },
        pubKeyCredParams: ALGORITHMS.map((alg) => ({ type, alg })),
        excludeCredentials: own.map((key) => ({ type, id: key.id })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        attestation: 'none',
      })
    },

    async addPasskey(requester, { customer }, name, passkey) {
      const site = siteOf(requester)
      const challenge = await challenges.consume(passkey.response.clientDataJSON, customer.id)
      if (challenge === null || (await passkeysOf(customer.id)).length >= MAX_PASSKEYS) return fail('failed')
      const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
      const { registrationInfo } = await verifyRegistrationResponse({
        response: { ...passkey, clientExtensionResults: {} },
        expectedChallenge: challenge,
        expectedOrigin: site.origin,
        expectedRPID: site.host,
        supportedAlgorithmIDs: ALGORITHMS,
      }).catch(() => ({ registrationInfo: undefined }))
      if (!registrationInfo) return fail('failed')
      const { credential } = registrationInfo
      const added = await db
        .insert(authPasskey)
        .values({
          id: credential.id,
          userId: customer.id,
          host: site.host,
          name,
          publicKey: Buffer.from(credential.publicKey).toString('base64url'),
          counter: credential.counter,
          createdAt: now(),
        })
        .onConflictDoNothing()
        .returning({ id })
      if (added.length === 0) return fail('failed')
      const { variant, signinUrl } = requester
      background(sendEmail({ kind: 'passkey', variant, to: customer.email, link: signinUrl }))
      return ok(null)
    },

    async removePasskey(customer, passkeyId) {
      const removed = await db
        .delete(authPasskey)
        .where(and(eq(id, passkeyId), eq(userId, customer.id)))
        .returning({ id })
      return removed.length > 0
    },

    async startPasskeySignIn(requester) {
      const challenge = await challenges.issue(null)
      const rpId = siteOf(requester).host
      return { challenge, timeout: CHALLENGE_LIFETIME, rpId, userVerification: 'required' }
    },

    async signInWithPasskey(requester, passkey) {
      const site = siteOf(requester)
      const challenge = await challenges.consume(passkey.response.clientDataJSON, null)
      const [key] = await db
        .select()
        .from(authPasskey)
        .where(and(eq(id, passkey.id), eq(host, site.host)))
      if (challenge === null || !key) return fail('failed')
      const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        response: { ...passkey, clientExtensionResults: {} },
        expectedChallenge: challenge,
        expectedOrigin: site.origin,
        expectedRPID: site.host,
        credential: {
          id: key.id,
          publicKey: new Uint8Array(Buffer.from(key.publicKey, 'base64url')),
          counter: key.counter,
        },
      }).catch(() => ({ verified: false, authenticationInfo: undefined }))
      const user = verified && (await betterAuth.users.findUserById(key.userId))
      if (!user || !authenticationInfo) return fail('failed')
      await db
        .update(authPasskey)
        .set({ counter: authenticationInfo.newCounter, usedAt: now() })
        .where(eq(id, key.id))
      return ok(await startSession(betterAuth, requester, user))
    },
  }
}
