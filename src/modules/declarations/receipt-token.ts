import { createHmac } from 'node:crypto'
import { timingSafeEqualText } from '#platform/timing-safe-equal.ts'
import type { DeclarationKind } from '#domain/declaration/declaration.ts'

/**
 * Passes on to the next page when a declaration was received, without its content. Signed, so that nobody can fake a
 * receipt.
 */
export const signReceiptToken = (secret: string, kind: DeclarationKind, moment: number): string => {
  const payload = moment.toString(36)
  return `${payload}.${signatureOf(secret, kind, payload)}`
}

/** When it was received, in milliseconds since the epoch; null where the token is invalid. */
export function readReceiptToken(
  secrets: readonly string[],
  kind: DeclarationKind,
  token: string,
): number | null {
  const [, payload = '', signature = ''] = /^([0-9a-z]{1,11})\.([\w-]{43})$/.exec(token) ?? []
  return secrets.some((secret) => timingSafeEqualText(signature, signatureOf(secret, kind, payload)))
    ? Number.parseInt(payload, 36)
    : null
}

const signatureOf = (secret: string, kind: DeclarationKind, payload: string): string =>
  createHmac('sha256', secret).update(`received ${kind} ${payload}`).digest('base64url')
