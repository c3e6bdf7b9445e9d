import { createHmac } from 'node:crypto'
import { isSame } from '#server/tokens/same.ts'
import type { DeclarationKind } from '#domain/declaration/declaration.ts'

/** Says on the page that is shown next when a declaration came in, and nothing of it. Signed: nobody can show a receipt that was none. */
export const signReceived = (secret: string, kind: DeclarationKind, moment: number): string => {
  const said = moment.toString(36)
  return `${said}.${proofOf(secret, kind, said)}`
}

/** When it came in, in milliseconds since the epoch; null where the receipt is none. */
export function readReceived(
  secrets: readonly string[],
  kind: DeclarationKind,
  token: string,
): number | null {
  const [, said = '', proof = ''] = /^([0-9a-z]{1,11})\.([\w-]{43})$/.exec(token) ?? []
  return secrets.some((secret) => isSame(proof, proofOf(secret, kind, said)))
    ? Number.parseInt(said, 36)
    : null
}

const proofOf = (secret: string, kind: DeclarationKind, said: string): string =>
  createHmac('sha256', secret).update(`received ${kind} ${said}`).digest('base64url')
