import { z } from 'zod'
import type { Result } from '#domain/result.ts'
import { readPayload, signPayload } from '#modules/tokens/signed-payload.ts'

/** What a link in a reminder does: it opens the goods, for 60 days, or objects to further reminders, at any time. */
export type LensReminderPurpose = 'order' | 'object'

/** Seconds. */
const LIFETIME: Record<LensReminderPurpose, number> = {
  order: 60 * 24 * 60 * 60,
  object: Number.POSITIVE_INFINITY,
}

const claim = z.tuple([z.string(), z.int()])

/** The proof in a link of a reminder; it names the order, no mailbox and no values. `now` in seconds since the epoch. */
export const signLensReminder = (
  secret: string,
  purpose: LensReminderPurpose,
  orderId: string,
  now: number,
): string => signPayload(secret, `lens-reminder ${purpose}`, [orderId, now])

/** The number of the order of a link, signed with any of the secrets. */
export function readLensReminder(
  secrets: readonly string[],
  purpose: LensReminderPurpose,
  token: string,
  now: number,
): Result<string, 'forged' | 'expired'> {
  const read = claim.safeParse(readPayload(secrets, `lens-reminder ${purpose}`, token))
  if (!read.success) return { ok: false, error: 'forged' }
  const [orderId, issuedAt] = read.data
  return now - issuedAt > LIFETIME[purpose] ? { ok: false, error: 'expired' } : { ok: true, value: orderId }
}
