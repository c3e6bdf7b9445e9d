import { createHmac } from 'node:crypto'
import { timingSafeEqualText } from '#platform/timing-safe-equal.ts'

/** Longer than any token that is issued here. */
const MAX_LENGTH = 1000

/** Signs data of a link: nobody else can issue one, and a link for one purpose is invalid for every other. */
export function signPayload(secret: string, purpose: string, data: readonly unknown[]): string {
  const payload = Buffer.from(JSON.stringify(data)).toString('base64url')
  return `${payload}.${proofOf(secret, purpose, payload)}`
}

/** The data of a link that any of the secrets has signed; null where it is forged or cut. */
export function readPayload(secrets: readonly string[], purpose: string, token: string): unknown {
  const [, payload = '', proof = ''] =
    (token.length <= MAX_LENGTH && /^([\w-]+)\.([\w-]{43})$/.exec(token)) || []
  const isSigned = secrets.some((secret) => timingSafeEqualText(proof, proofOf(secret, purpose, payload)))
  return payload && isSigned ? JSON.parse(Buffer.from(payload, 'base64url').toString()) : null
}

const proofOf = (secret: string, purpose: string, payload: string): string =>
  createHmac('sha256', secret).update(`${purpose} ${payload}`).digest('base64url')
