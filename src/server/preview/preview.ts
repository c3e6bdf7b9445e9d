import { editedStory, type EditedStory } from '#contract/content/story.ts'
import { absoluteUrl } from '#i18n/urls.ts'
import type { Context } from '#server/context.ts'
import { problem, STATUS } from '#platform/errors.ts'
import { shouldLog } from '#platform/log-throttle.ts'
import { isCrossSite } from '#server/session/cross-site.ts'
import { bridgeUrl, framePolicy } from './frame-policy.ts'
import { storyAddress } from './story-address.ts'
import type { EditorAccess } from './editor-access.ts'

export type Preview = {
  /** Reads drafts and unsaved content. */
  ctx: Context
  /** The request for rendering the page: a POST with unsaved content is not a submitted form. */
  request: Request
  /** The script of the editor that frames the page; null where no editor does. */
  editor: string | null
  /** The response for the editor: not cached, and not listed by search engines. */
  show(rendered: Response): Response | Promise<Response>
}

/** A larger story could not be rendered in time. In bytes, like all limits for request bodies. */
const MAX_BYTES = 1_000_000

/** A preview for users who may see drafts; null for everybody else. A response where there is nothing to render. */
export async function openPreview(
  ctx: Context,
  access: EditorAccess | null,
  request: Request,
  url: URL,
): Promise<Preview | Response | null> {
  const hasUnsaved = request.method === 'POST' && isJson(request.headers)
  if (!access || !ctx.drafts) return hasUnsaved ? problem(STATUS.forbidden, 'forbidden') : null
  const unsaved = hasUnsaved ? await readUnsaved(request, url) : undefined
  if (unsaved instanceof Response) return unsaved
  const location = hasUnsaved ? null : redirectTarget(ctx, url)
  if (location !== null) return asPrivate(new Response(null, { status: 302, headers: { location } }))

  const drafts = ctx.drafts(unsaved && { story: unsaved, space: access.grant.space })
  const editor = access.isFramed ? ctx.env.contentEditor : null
  return {
    ctx: { ...ctx, content: drafts },
    request: unsaved ? new Request(url, { headers: request.headers }) : request,
    editor: editor && bridgeUrl(editor),
    show(rendered) {
      if (unsaved && !drafts.hasShownUnsaved()) return notShown(ctx, url, unsaved)
      return unsaved ? replaceableParts(rendered, access) : withEditorHeaders(rendered, access, editor)
    },
  }
}

const isJson = (headers: Headers) => /^application\/json\b/.test(headers.get('content-type') ?? '')

async function readUnsaved(request: Request, url: URL): Promise<EditedStory | Response> {
  if (isCrossSite(request.headers, url)) return problem(STATUS.forbidden, 'forbidden')
  const text = await request.text()
  if (Buffer.byteLength(text) > MAX_BYTES) return problem(STATUS['too-large'], 'too-large')
  const parsed = editedStory.safeParse(json(text))
  return parsed.success ? parsed.data : problem(STATUS['bad-request'], 'bad-request')
}

function json(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The editor opens a story by its folder; the shop has it at the address of its variant. */
function redirectTarget({ env: { domains } }: Context, url: URL): string | null {
  const story = storyAddress(url.pathname, domains)
  if (!story) return null
  const address = absoluteUrl(domains, url.origin, story.variant, story.path)
  return address === url.origin + url.pathname ? null : address + url.search
}

function notShown({ log, now }: Context, url: URL, { uuid }: EditedStory): Response {
  const path = url.pathname
  if (shouldLog(log, `foreign ${path}`, now().getTime()))
    log.warn({ path, story: uuid }, 'the page does not show the unsaved story')
  return asPrivate(problem(STATUS.forbidden, 'foreign-story'))
}

/** The parts of the page that a story can change. The editor's frame already has the rest. */
async function replaceableParts(rendered: Response, access: EditorAccess): Promise<Response> {
  const page = await rendered.text()
  const [parts = ''] = /<main[^]*<\/main>[^]*<\/footer>/.exec(page) ?? []
  return withEditorHeaders(new Response(parts, rendered), access, null)
}

function withEditorHeaders(rendered: Response, { cookie }: EditorAccess, editor: string | null): Response {
  const response = asPrivate(rendered)
  const policy = response.headers.get('content-security-policy')
  if (editor !== null && policy !== null)
    response.headers.set('content-security-policy', framePolicy(policy, editor))
  if (cookie !== undefined) response.headers.append('set-cookie', cookie)
  return response
}

/** Headers that only cached pages need. */
const CACHE_HEADERS = ['etag', 'x-cache-tags', 'x-cache-until']

function asPrivate(rendered: Response): Response {
  const headers = new Headers(rendered.headers)
  for (const name of CACHE_HEADERS) headers.delete(name)
  headers.set('cache-control', 'private, no-store')
  headers.set('x-robots-tag', 'noindex, nofollow')
  return new Response(rendered.body, { status: rendered.status, headers })
}
