import { createHmac } from 'node:crypto'
import { z } from 'zod'
import { fail, ok, type Result } from '#domain/result.ts'
import { isSame } from './same.ts'

/** Seconds for which a token opens the order's page: long enough to come back to it once. */
const LIFETIME = 60 * 60
/** Seconds by which another server's clock may be ahead. */
const SKEW = 60
const LONGEST = 4096

const payload = z.object({
  order_id: z.union([z.int(), z.string().max(40)]).transform(String),
  issued_at: z.int(),
})

/**
 * What a checkout leads back with ("callback data", contracts/rpc): base64 of a JSON payload, a dot, and a signature, which is base64 of
 * the hexadecimal text of HMAC-SHA256 over the base64 of the payload. `now` in seconds since the epoch.
 */
export function issueCbd(secret: string, orderId: string, now: number): string {
  const said = Buffer.from(JSON.stringify({ order_id: Number(orderId), issued_at: now })).toString('base64')
  return `${said}.${Buffer.from(digest(secret, said).toString('hex')).toString('base64')}`
}

/** The number of the order that a token was issued for. A signature that is base64 of the digest itself is taken as well. */
export function readCbd(secret: string, token: string, now: number): Result<string, 'forged' | 'expired'> {
  const [said = '', signature = '', ...more] = token.length > LONGEST ? [] : token.split('.')
  const expected = digest(secret, said)
  const spellings = [Buffer.from(expected.toString('hex')).toString('base64'), expected.toString('base64')]
  // Both are compared, whatever comes of the first.
  const matches = spellings.map((each) => isSame(each, signature))
  if (more.length > 0 || !matches.some(Boolean)) return fail('forged')
  const read = payload.safeParse(json(Buffer.from(said, 'base64').toString()))
  if (!read.success) return fail('forged')
  const age = now - read.data.issued_at
  return age > LIFETIME || age < -SKEW ? fail('expired') : ok(read.data.order_id)
}

const digest = (secret: string, said: string): Buffer => createHmac('sha256', secret).update(said).digest()

function json(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
