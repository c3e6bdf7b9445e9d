import type { Context } from '#server/context.ts'
import { isNews } from '#server/log-once.ts'
import { claimOf, previewSecret, type Seal } from './gate.ts'
import { passFor, passPath, sealOfPass } from './pass.ts'

/** An editor who looks at drafts. */
export type EditorsVisit = {
  seal: Seal
  /** Within the editor, who types beside it. */
  isFramed: boolean
  /** `Set-Cookie`, where the address itself was signed. */
  pass: string | undefined
}

type Told = Pick<Headers, 'get'>
type World = Pick<Context, 'env' | 'log' | 'now'>

/**
 * Whether somebody may see drafts: by the signature of the address, or by the pass that he got with such a one. Whoever only says so gets
 * what everybody gets, which is told once.
 */
export function editorsVisit({ env, log, now }: World, url: URL, headers: Told): EditorsVisit | null {
  const secret = previewSecret(env)
  const seconds = now().getTime() / 1000
  const claim = claimOf(url.searchParams, env, seconds)
  if (
    (claim.kind === 'old' || claim.kind === 'forged') &&
    isNews(log, `preview ${claim.kind}`, seconds * 1000)
  )
    log.warn({ path: url.pathname }, `the preview stayed closed: its token is ${claim.kind}`)
  const path = passPath(url, env.domains)
  if (secret === undefined) return null
  if (claim.kind === 'signed') {
    const isSecure = url.protocol === 'https:'
    const pass = path === null ? undefined : passFor(claim.seal, { secret, path }, { now: seconds, isSecure })
    return { seal: claim.seal, isFramed: isFramed(url, headers), pass }
  }
  if (path === null || !isWithinFrame(headers)) return null
  const seal = sealOfPass(headers.get('cookie') ?? '', { secret, path }, seconds)
  return seal && { seal, isFramed: headers.get('sec-fetch-dest') === 'iframe', pass: undefined }
}

/** Older browsers do not say; the editor's parameters then have to do. */
function isFramed(url: URL, headers: Told): boolean {
  const destination = headers.get('sec-fetch-dest')
  return destination === null ? url.searchParams.has('_storyblok') : destination === 'iframe'
}

/** A page in a frame, or what a page of ours in one asks for. Outside frames a pass opens nothing. */
function isWithinFrame(headers: Told): boolean {
  const destination = headers.get('sec-fetch-dest')
  return (
    destination === 'iframe' || (destination === 'empty' && headers.get('sec-fetch-site') === 'same-origin')
  )
}
