import { createHmac } from 'node:crypto'
import { parseVariantUrl, type Domains } from '#i18n/urls.ts'
import { timingSafeEqualText } from '#platform/timing-safe-equal.ts'
import { isWithinLifetime, PREVIEW_LIFETIME, type PreviewGrant } from '#clients/content/preview-token.ts'

/** Keeps the preview open while an editor follows links within the frame: their addresses are not signed. */
export const PREVIEW_COOKIE = 'veduta-preview'

type Terms = { secret: string; path: string }

/** The path for which a preview cookie is valid: one variant. */
export const previewCookiePath = (url: URL, domains: Domains): string | null => {
  const arrived = parseVariantUrl(url, domains)
  return arrived && (domains ? '/' : `/${arrived.variant}/`)
}

/**
 * A cookie that expires together with its signed grant. Over https it works in a frame on another site and is
 * partitioned from the rest of the browser; over http it works within one site only.
 */
export function createPreviewCookie(
  seal: PreviewGrant,
  terms: Terms,
  { now, isSecure }: { now: number; isSecure: boolean },
) {
  const rest = Math.max(0, Math.floor(seal.since + PREVIEW_LIFETIME - now))
  const scope = isSecure ? 'SameSite=None; Secure; Partitioned' : 'SameSite=Lax'
  const value = `${seal.space}.${seal.since}.${signature(seal, terms)}`
  return `${PREVIEW_COOKIE}=${value}; Path=${terms.path}; Max-Age=${rest}; HttpOnly; ${scope}`
}

/** The grant in a visitor's cookie; null where it is forged, for another path, or expired. */
export function readPreviewCookie(cookies: string, terms: Terms, now: number): PreviewGrant | null {
  const [, space = '', timestamp = '', given = ''] =
    /(?:^|;\s*)veduta-preview=(\d{1,20})\.(\d{9,11})\.([\w-]{43})(?=;|$)/.exec(cookies) ?? []
  const seal = { space, since: Number(timestamp) }
  return timingSafeEqualText(given, signature(seal, terms)) && isWithinLifetime(seal.since, now) ? seal : null
}

const signature = ({ space, since }: PreviewGrant, { secret, path }: Terms): string =>
  createHmac('sha256', secret).update(`preview pass ${space} ${since} ${path}`).digest('base64url')
