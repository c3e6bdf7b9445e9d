import { z } from 'zod'
import { readPayload, signPayload } from '#modules/tokens/signed-payload.ts'

const PURPOSE = 'subscription'
/** Seconds for which a link in an email changes its subscription: longer than from the announcement of a delivery to its day. */
const LIFETIME = 30 * 24 * 60 * 60

const claim = z.tuple([z.string(), z.int()])

/** The proof in a link of an email that its reader may change the subscription. `now` in seconds since the epoch. */
export const signSubscriptionLink = (secret: string, id: string, now: number): string =>
  signPayload(secret, PURPOSE, [id, now])

/** The number of the subscription that the link opens; null where it is forged or too old. */
export function readSubscriptionLink(secrets: readonly string[], token: string, now: number): string | null {
  const read = claim.safeParse(readPayload(secrets, PURPOSE, token))
  if (!read.success) return null
  const [id, issuedAt] = read.data
  return now - issuedAt > LIFETIME ? null : id
}
