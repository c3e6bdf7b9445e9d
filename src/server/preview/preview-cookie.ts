import { createHmac } from 'node:crypto'
import { parseVariantUrl, type Domains } from '#i18n/urls.ts'
import { timingSafeEqualText } from '#platform/timing-safe-equal.ts'
import { isWithinLifetime, PREVIEW_LIFETIME, type PreviewGrant } from '#clients/content/preview-token.ts'

/** Keeps the preview open while an editor follows links within the frame: their addresses are not signed. */
export const PREVIEW_COOKIE = 'veduta-preview'

type SigningOptions = { secret: string; path: string }

/** The path for which a preview cookie is valid: one variant. */
export const previewCookiePath = (url: URL, domains: Domains): string | null => {
  const parsed = parseVariantUrl(url, domains)
  return parsed && (domains ? '/' : `/${parsed.variant}/`)
}

/**
 * A cookie that expires together with its signed grant. Over https it works in a frame on another site and is
 * partitioned from the rest of the browser; over http it works within one site only.
 */
export function createPreviewCookie(
  grant: PreviewGrant,
  signing: SigningOptions,
  { now, isSecure }: { now: number; isSecure: boolean },
) {
  const maxAge = Math.max(0, Math.floor(grant.since + PREVIEW_LIFETIME - now))
  const scope = isSecure ? 'SameSite=None; Secure; Partitioned' : 'SameSite=Lax'
  const value = `${grant.space}.${grant.since}.${signature(grant, signing)}`
  return `${PREVIEW_COOKIE}=${value}; Path=${signing.path}; Max-Age=${maxAge}; HttpOnly; ${scope}`
}

/** The grant in a visitor's cookie; null where it is forged, for another path, or expired. */
export function readPreviewCookie(
  cookies: string,
  signing: SigningOptions,
  now: number,
): PreviewGrant | null {
  const [, space = '', timestamp = '', sent = ''] =
    /(?:^|;\s*)veduta-preview=(\d{1,20})\.(\d{9,11})\.([\w-]{43})(?=;|$)/.exec(cookies) ?? []
  const grant = { space, since: Number(timestamp) }
  return timingSafeEqualText(sent, signature(grant, signing)) && isWithinLifetime(grant.since, now)
    ? grant
    : null
}

const signature = ({ space, since }: PreviewGrant, { secret, path }: SigningOptions): string =>
  createHmac('sha256', secret).update(`preview pass ${space} ${since} ${path}`).digest('base64url')
