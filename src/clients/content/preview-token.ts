import { createHash } from 'node:crypto'
import { timingSafeEqualText } from '#platform/timing-safe-equal.ts'

/** Seconds for which an editor's address opens the preview; spec: at most an hour. */
export const PREVIEW_LIFETIME = 3600
/** Seconds by which clocks may differ. */
const CLOCK_SKEW = 60

/** What opens the preview: the space for which it was signed, and the time of signing in seconds since 1970. */
export type PreviewGrant = { space: string; since: number }

/** What an address claims. A claim alone proves nothing. */
export type PreviewClaim = { kind: 'none' | 'old' | 'forged' } | { kind: 'signed'; grant: PreviewGrant }

/**
 * Whether an address comes from the editor: `_storyblok_tk[token]` is the SHA-1 of space, preview token and time,
 * and that time is within the last hour. `now` in seconds since 1970. Without a secret, nothing is signed.
 */
export function readPreviewToken(
  query: URLSearchParams,
  secret: string | undefined,
  now: number,
): PreviewClaim {
  if (!query.has('_storyblok_tk[token]')) return { kind: 'none' }
  const part = (name: string) => query.get(`_storyblok_tk[${name}]`) ?? ''
  const [space, timestamp, token] = [part('space_id'), part('timestamp'), part('token')]
  if (secret === undefined || !/^\d{1,20}$/.test(space) || !/^\d{9,11}$/.test(timestamp))
    return { kind: 'forged' }
  const since = Number(timestamp)
  if (!timingSafeEqualText(token, tokenOf({ space, since }, secret))) return { kind: 'forged' }
  return isWithinLifetime(since, now) ? { kind: 'signed', grant: { space, since } } : { kind: 'old' }
}

/** The query with which the editor opens an address. */
export function signPreviewQuery(grant: PreviewGrant, secret: string): string {
  const fields = { space_id: grant.space, timestamp: String(grant.since), token: tokenOf(grant, secret) }
  const parts = Object.entries(fields).map(([name, value]) => [`_storyblok_tk[${name}]`, value])
  return String(new URLSearchParams([['_storyblok', '1'], ...parts]))
}

const tokenOf = ({ space, since }: PreviewGrant, secret: string): string =>
  createHash('sha1').update(`${space}:${secret}:${since}`).digest('hex')

/** Whether the signature is not older than its lifetime, and not from the future. */
export const isWithinLifetime = (since: number, now: number): boolean =>
  now - since <= PREVIEW_LIFETIME && now - since >= -CLOCK_SKEW
