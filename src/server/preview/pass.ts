import { createHmac } from 'node:crypto'
import { arrival, type Domains } from '#i18n/addresses.ts'
import { isSame } from '#server/tokens/same.ts'
import { isYoung, LIFETIME, type Seal } from './gate.ts'

/** Keeps the preview open while an editor follows links within the frame of the editor, whose addresses say nothing any more. */
export const PASS = 'veduta-preview'

type Terms = { secret: string; path: string }

/** Below which a pass counts: one variant. */
export const passPath = (url: URL, domains: Domains): string | null => {
  const arrived = arrival(url, domains)
  return arrived && (domains ? '/' : `/${arrived.variant}/`)
}

/**
 * A cookie for the hour of the seal that it was given for, never longer. Over https the frame of another site gets it, kept apart from
 * what the same browser does outside the frame; over http it stays within one site.
 */
export function passFor(seal: Seal, terms: Terms, { now, isSecure }: { now: number; isSecure: boolean }) {
  const rest = Math.max(0, Math.floor(seal.since + LIFETIME - now))
  const scope = isSecure ? 'SameSite=None; Secure; Partitioned' : 'SameSite=Lax'
  const value = `${seal.space}.${seal.since}.${signature(seal, terms)}`
  return `${PASS}=${value}; Path=${terms.path}; Max-Age=${rest}; HttpOnly; ${scope}`
}

/** The seal that a visitor's cookie was given for; null where it is none of ours, for another path, or past its hour. */
export function sealOfPass(cookies: string, terms: Terms, now: number): Seal | null {
  const [, space = '', timestamp = '', given = ''] =
    /(?:^|;\s*)veduta-preview=(\d{1,20})\.(\d{9,11})\.([\w-]{43})(?=;|$)/.exec(cookies) ?? []
  const seal = { space, since: Number(timestamp) }
  return isSame(given, signature(seal, terms)) && isYoung(seal.since, now) ? seal : null
}

const signature = ({ space, since }: Seal, { secret, path }: Terms): string =>
  createHmac('sha256', secret).update(`preview pass ${space} ${since} ${path}`).digest('base64url')
