import { createHmac } from 'node:crypto'
import { z } from 'zod'
import { fail, ok, type Result } from '#domain/result.ts'
import { timingSafeEqualText } from '#platform/timing-safe-equal.ts'

/** Seconds for which a token opens the order's page: long enough to return to it once. */
const LIFETIME = 60 * 60
/** Seconds by which another server's clock may be ahead. */
const SKEW = 60
const MAX_LENGTH = 4096

const payload = z.object({
  order_id: z.union([z.int(), z.string().max(40)]).transform(String),
  issued_at: z.int(),
})

/**
 * The token with which a checkout redirects back ("callback data", contracts/rpc): base64 of a JSON payload, a dot,
 * and a signature, which is base64 of the hexadecimal text of HMAC-SHA256 over the base64 of the payload. `now` in
 * seconds since the epoch.
 */
export function issueCbd(secret: string, orderId: string, now: number): string {
  const payload = Buffer.from(JSON.stringify({ order_id: Number(orderId), issued_at: now })).toString(
    'base64',
  )
  return `${payload}.${Buffer.from(digest(secret, payload).toString('hex')).toString('base64')}`
}

/**
 * The number of the order for which a token was issued. A signature that is base64 of the digest itself is accepted
 * as well.
 */
export function readCbd(secret: string, token: string, now: number): Result<string, 'forged' | 'expired'> {
  const [encoded = '', signature = '', ...more] = token.length > MAX_LENGTH ? [] : token.split('.')
  const expected = digest(secret, encoded)
  const spellings = [Buffer.from(expected.toString('hex')).toString('base64'), expected.toString('base64')]
  // Both are compared, even if the first matches.
  const matches = spellings.map((each) => timingSafeEqualText(each, signature))
  if (more.length > 0 || !matches.some(Boolean)) return fail('forged')
  const read = payload.safeParse(json(Buffer.from(encoded, 'base64').toString()))
  if (!read.success) return fail('forged')
  const age = now - read.data.issued_at
  return age > LIFETIME || age < -SKEW ? fail('expired') : ok(read.data.order_id)
}

const digest = (secret: string, encoded: string): Buffer =>
  createHmac('sha256', secret).update(encoded).digest()

function json(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
