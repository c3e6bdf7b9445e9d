import { createHash, timingSafeEqual } from 'node:crypto'
import type { Env } from './env.ts'

/** Seconds for which an editor's address opens the preview; spec: at most an hour. */
const LIFETIME = 3600
/** Seconds by which clocks may differ. */
const AHEAD = 60

/** The preview token of the embedded content service, for development alone: everybody knows it. */
const WELL_KNOWN = 'local-preview'

/** What signs the addresses of the editor; undefined where there is no preview. */
const secretOf = ({ contentApi, isProduction }: Pick<Env, 'contentApi' | 'isProduction'>) =>
  contentApi ? contentApi.previewToken : isProduction ? undefined : WELL_KNOWN

/**
 * Whether an address comes from the editor: `_storyblok_tk[token]` is the SHA-1 of space, preview token and time, and that time is within
 * the hour. That the parameters are there proves nothing. `now` in seconds since the epoch.
 */
export function isEditors(
  query: URLSearchParams,
  env: Pick<Env, 'contentApi' | 'isProduction'>,
  now: number,
): boolean {
  const secret = secretOf(env)
  const part = (name: string) => query.get(`_storyblok_tk[${name}]`) ?? ''
  const timestamp = part('timestamp')
  if (secret === undefined || !/^\d{9,11}$/.test(timestamp)) return false
  const age = now - Number(timestamp)
  if (age > LIFETIME || age < -AHEAD) return false
  const expected = createHash('sha1')
    .update(`${part('space_id')}:${secret}:${timestamp}`)
    .digest('hex')
  const given = part('token')
  return /^[0-9a-f]{40}$/.test(given) && timingSafeEqual(Buffer.from(given), Buffer.from(expected))
}
