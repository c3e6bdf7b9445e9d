import { createHash } from 'node:crypto'
import { isSame } from '#server/tokens/same.ts'
import type { Env } from '#server/env.ts'

/** Seconds for which an editor's address opens the preview; spec: at most an hour. */
export const LIFETIME = 3600
/** Seconds by which clocks may differ. */
const AHEAD = 60

/** The preview token of the embedded content service, for development alone: everybody knows it. */
const WELL_KNOWN = 'local-preview'

type Place = Pick<Env, 'contentApi' | 'isProduction'>

/** What opens the preview: for which space it was signed, and when, in seconds since 1970. */
export type Seal = { space: string; since: number }

/** What an address says of itself. That it says something proves nothing. */
export type Claim = { kind: 'none' | 'old' | 'forged' } | { kind: 'signed'; seal: Seal }

/** What signs the addresses of the editor; undefined where there is no preview. */
export const previewSecret = ({ contentApi, isProduction }: Place): string | undefined =>
  contentApi ? contentApi.previewToken : isProduction ? undefined : WELL_KNOWN

/**
 * Whether an address comes from the editor: `_storyblok_tk[token]` is the SHA-1 of space, preview token and time, and that time is within
 * the hour. `now` in seconds since 1970.
 */
export function claimOf(query: URLSearchParams, env: Place, now: number): Claim {
  if (!query.has('_storyblok_tk[token]')) return { kind: 'none' }
  const secret = previewSecret(env)
  const part = (name: string) => query.get(`_storyblok_tk[${name}]`) ?? ''
  const [space, timestamp, given] = [part('space_id'), part('timestamp'), part('token')]
  if (secret === undefined || !/^\d{1,20}$/.test(space) || !/^\d{9,11}$/.test(timestamp))
    return { kind: 'forged' }
  const since = Number(timestamp)
  if (!isSame(given, tokenOf({ space, since }, secret))) return { kind: 'forged' }
  return isYoung(since, now) ? { kind: 'signed', seal: { space, since } } : { kind: 'old' }
}

/** The query by which the editor opens an address. */
export function signedQuery(seal: Seal, secret: string): string {
  const told = { space_id: seal.space, timestamp: String(seal.since), token: tokenOf(seal, secret) }
  const parts = Object.entries(told).map(([name, value]) => [`_storyblok_tk[${name}]`, value])
  return String(new URLSearchParams([['_storyblok', '1'], ...parts]))
}

const tokenOf = ({ space, since }: Seal, secret: string): string =>
  createHash('sha1').update(`${space}:${secret}:${since}`).digest('hex')

/** Within its hour. */
export const isYoung = (since: number, now: number): boolean =>
  now - since <= LIFETIME && now - since >= -AHEAD
