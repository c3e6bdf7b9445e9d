import type { Context } from '#server/context.ts'
import { shouldLog } from '#platform/log-throttle.ts'
import { readPreviewToken, type PreviewGrant } from '#clients/content/preview-token.ts'
import { previewSecrets } from '#platform/embedded-tokens.ts'
import { createPreviewCookie, previewCookiePath, readPreviewCookie } from './preview-cookie.ts'

/** An editor who views drafts. */
export type EditorAccess = {
  grant: PreviewGrant
  /** Whether the page is in the frame of the editor, where unsaved content is previewed. */
  isFramed: boolean
  /** `Set-Cookie`, if the address itself was signed. */
  cookie: string | undefined
}

type RequestHeaders = Pick<Headers, 'get'>
type Deps = Pick<Context, 'env' | 'log' | 'now'>

/**
 * Whether a request may see drafts: because of the signature of its address, or the cookie from an earlier signed
 * address. An invalid signature gets the public page and is logged once. `isLocal`: a program or browser of this
 * machine sends it.
 */
export function editorAccess(
  { env, log, now }: Deps,
  url: URL,
  headers: RequestHeaders,
  isLocal: boolean,
): EditorAccess | null {
  const secrets = previewSecrets(env, isLocal)
  const [secret] = secrets
  const seconds = now().getTime() / 1000
  const claims = secrets.map((each) => readPreviewToken(url.searchParams, each, seconds))
  const claim =
    claims.find(({ kind }) => kind === 'signed') ??
    claims.find(({ kind }) => kind === 'old') ??
    readPreviewToken(url.searchParams, secret, seconds)
  if (
    (claim.kind === 'old' || claim.kind === 'forged') &&
    shouldLog(log, `preview ${claim.kind}`, seconds * 1000)
  )
    log.warn({ path: url.pathname }, `the preview was refused: its token is ${claim.kind}`)
  const path = previewCookiePath(url, env.domains)
  if (secret === undefined) return null
  if (claim.kind === 'signed') {
    const isSecure = url.protocol === 'https:'
    const cookie =
      path === null
        ? undefined
        : createPreviewCookie(claim.grant, { secret, path }, { now: seconds, isSecure })
    return { grant: claim.grant, isFramed: isFramed(url, headers), cookie }
  }
  if (path === null || !isWithinFrame(headers)) return null
  const cookies = headers.get('cookie') ?? ''
  const grant = secrets
    .map((each) => readPreviewCookie(cookies, { secret: each, path }, seconds))
    .find((each) => each !== null)
  if (!grant) return null
  return { grant, isFramed: headers.get('sec-fetch-dest') === 'iframe', cookie: undefined }
}

/** Older browsers do not send the header; the editor's parameters are used instead. */
function isFramed(url: URL, headers: RequestHeaders): boolean {
  const destination = headers.get('sec-fetch-dest')
  return destination === null ? url.searchParams.has('_storyblok') : destination === 'iframe'
}

/** A page in a frame, or a request from our page in one. Outside frames the cookie grants nothing. */
function isWithinFrame(headers: RequestHeaders): boolean {
  const destination = headers.get('sec-fetch-dest')
  return (
    destination === 'iframe' || (destination === 'empty' && headers.get('sec-fetch-site') === 'same-origin')
  )
}
