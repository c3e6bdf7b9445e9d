import { z } from 'zod'
import type { Call } from './call.ts'

/** Longer than any credential of an authenticator. */
const bytes = z.string().regex(/^[\w-]{1,8000}$/)
const id = z.string().regex(/^[\w-]{1,1400}$/)
const publicKey = z.literal('public-key')
const credential = { id, rawId: id, type: publicKey }

/** What an authenticator answers when it has made a passkey, as browsers write it. WebAuthn §5.1. */
const createdPasskey = z.object({
  ...credential,
  response: z.object({ clientDataJSON: bytes, attestationObject: bytes }),
})
export type CreatedPasskey = z.output<typeof createdPasskey>

/** What it answers when a passkey signs somebody in. */
const usedPasskey = z.object({
  ...credential,
  response: z.object({ clientDataJSON: bytes, authenticatorData: bytes, signature: bytes }),
})
export type UsedPasskey = z.output<typeof usedPasskey>

const challenge = { challenge: z.string(), timeout: z.int() }

/** The options with which a browser makes a passkey. */
const creationOptions = z.object({
  ...challenge,
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: publicKey, alg: z.int() })),
  excludeCredentials: z.array(z.object({ type: publicKey, id: z.string() })),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
})
export type PasskeyCreationOptions = z.output<typeof creationOptions>

/** The options with which a browser uses one: whichever the person chooses. */
const requestOptions = z.object({ ...challenge, rpId: z.string(), userVerification: z.literal('required') })
export type PasskeyRequestOptions = z.output<typeof requestOptions>

const nothing = z.object({}).prefault({})
const success = z.object({ success: z.literal(true) })

/** Calls of passkeys: each of the two ways begins with a challenge that is valid once. */
export const PASSKEY = {
  startPasskeyCreation: {
    input: z.object({ password: z.string().min(1).max(200) }),
    output: creationOptions,
  },
  addPasskey: {
    input: z.object({ name: z.string().trim().min(1).max(60), passkey: createdPasskey }),
    output: success,
  },
  startPasskeySignIn: { input: nothing, output: requestOptions },
  signInWithPasskey: { input: z.object({ passkey: usedPasskey }), output: success },
} as const satisfies Record<string, Call>
