import { z } from 'zod'
import { readPayload, signPayload } from '#modules/tokens/signed-payload.ts'

const PURPOSE = 'order'
/** Seconds for which a link in an email opens its order: until nobody returns anything any more. */
const LIFETIME = 180 * 24 * 60 * 60

const claim = z.tuple([z.string(), z.int()])

/** The proof in a link of an email that its reader got it from us. `now` in seconds since the epoch. */
export const signOrderLink = (secret: string, orderId: string, now: number): string =>
  signPayload(secret, PURPOSE, [orderId, now])

/** The number of the order that the link opens; null where it is forged or too old. */
export function readOrderLink(secrets: readonly string[], token: string, now: number): string | null {
  const read = claim.safeParse(readPayload(secrets, PURPOSE, token))
  if (!read.success) return null
  const [orderId, issuedAt] = read.data
  return now - issuedAt > LIFETIME ? null : orderId
}
