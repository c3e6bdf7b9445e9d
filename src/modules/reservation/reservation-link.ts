import { z } from 'zod'
import { readPayload, signPayload } from '#modules/tokens/signed-payload.ts'

const PURPOSE = 'reservation'
/** Seconds for which a link in an email opens its reservation. */
const LIFETIME = 30 * 24 * 60 * 60

const claim = z.tuple([z.string(), z.int()])

/** The proof in a link of an email that its reader got it from us. `now` in seconds since the epoch. */
export const signReservationLink = (secret: string, id: string, now: number): string =>
  signPayload(secret, PURPOSE, [id, now])

/** The number of the reservation that the link opens; null where it is forged or too old. */
export function readReservationLink(secrets: readonly string[], token: string, now: number): string | null {
  const read = claim.safeParse(readPayload(secrets, PURPOSE, token))
  if (!read.success) return null
  const [id, issuedAt] = read.data
  return now - issuedAt > LIFETIME ? null : id
}
