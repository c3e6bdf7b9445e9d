import { z } from 'zod'
import type { DeclarationKind } from '#domain/declaration/declaration.ts'
import { readPayload, signPayload } from '#modules/tokens/signed-payload.ts'

/** When a declaration was received, in milliseconds since the epoch, and the key under which it is stored. `isUnmailed`: its mailbox got no email. */
export type Receipt = { receivedAt: number; key: string; isUnmailed?: true }

const claim = z.tuple([z.int(), z.string()], z.literal('unmailed'))

/**
 * Passes a receipt on to the next page and to emails, without the content of the declaration. Signed, so that nobody can fake a
 * receipt or open that of somebody else.
 */
export const signReceiptToken = (
  secret: string,
  kind: DeclarationKind,
  { receivedAt, key, isUnmailed }: Receipt,
): string => signPayload(secret, `received ${kind}`, [receivedAt, key, ...(isUnmailed ? ['unmailed'] : [])])

/** Null where the token is invalid. */
export function readReceiptToken(
  secrets: readonly string[],
  kind: DeclarationKind,
  token: string,
): Receipt | null {
  const read = claim.safeParse(readPayload(secrets, `received ${kind}`, token))
  if (!read.success) return null
  const [receivedAt, key, unmailed] = read.data
  return { receivedAt, key, ...(unmailed && { isUnmailed: true }) }
}
