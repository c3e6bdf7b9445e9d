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
  show(answer: Response): Response | Promise<Response>
}

/** A larger story could not be rendered in time. In bytes, like all limits for request bodies. */
const MOST_BYTES = 1_000_000

/** A preview for users who may see drafts; null for everybody else. A response where there is nothing to render. */
export async function openPreview(
  ctx: Context,
  access: EditorAccess | null,
  request: Request,
  url: URL,
): Promise<Preview | Response | null> {
  const isTyping = request.method === 'POST' && isJson(request.headers)
  if (!access || !ctx.drafts) return isTyping ? problem(STATUS.forbidden, 'forbidden') : null
  const typed = isTyping ? await typedIn(request, url) : undefined
  if (typed instanceof Response) return typed
  const elsewhere = isTyping ? null : addressElsewhere(ctx, url)
  if (elsewhere !== null) return hidden(new Response(null, { status: 302, headers: { location: elsewhere } }))

  const drafts = ctx.drafts(typed && { story: typed, space: access.seal.space })
  const editor = access.isFramed ? ctx.env.contentEditor : null
  return {
    ctx: { ...ctx, content: drafts },
    request: typed ? new Request(url, { headers: request.headers }) : request,
    editor: editor && bridgeUrl(editor),
    show(answer) {
      if (typed && !drafts.hasShownUnsaved()) return refused(ctx, url, typed)
      return typed ? swappable(answer, access) : dressed(answer, access, editor)
    },
  }
}

const isJson = (headers: Headers) => /^application\/json\b/.test(headers.get('content-type') ?? '')

async function typedIn(request: Request, url: URL): Promise<EditedStory | Response> {
  if (isCrossSite(request.headers, url)) return problem(STATUS.forbidden, 'forbidden')
  const text = await request.text()
  if (Buffer.byteLength(text) > MOST_BYTES) return problem(STATUS['too-large'], 'too-large')
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
function addressElsewhere({ env: { domains } }: Context, url: URL): string | null {
  const story = storyAddress(url.pathname, domains)
  if (!story) return null
  const address = absoluteUrl(domains, url.origin, story.variant, story.path)
  return address === url.origin + url.pathname ? null : address + url.search
}

function refused({ log, now }: Context, url: URL, { uuid }: EditedStory): Response {
  const path = url.pathname
  if (shouldLog(log, `foreign ${path}`, now().getTime()))
    log.warn({ path, story: uuid }, 'the page does not show the unsaved story')
  return hidden(problem(STATUS.forbidden, 'foreign-story'))
}

/** The parts of the page that a story can change. The editor's frame already has the rest. */
async function swappable(answer: Response, access: EditorAccess): Promise<Response> {
  const page = await answer.text()
  const [parts = ''] = /<main[^]*<\/main>[^]*<\/footer>/.exec(page) ?? []
  return dressed(new Response(parts, answer), access, null)
}

function dressed(answer: Response, { pass }: EditorAccess, editor: string | null): Response {
  const shown = hidden(answer)
  const policy = shown.headers.get('content-security-policy')
  if (editor !== null && policy !== null)
    shown.headers.set('content-security-policy', framePolicy(policy, editor))
  if (pass !== undefined) shown.headers.append('set-cookie', pass)
  return shown
}

/** Headers that only cached pages need. */
const KEPT = ['etag', 'x-cache-tags', 'x-cache-until']

function hidden(answer: Response): Response {
  const headers = new Headers(answer.headers)
  for (const name of KEPT) headers.delete(name)
  headers.set('cache-control', 'private, no-store')
  headers.set('x-robots-tag', 'noindex, nofollow')
  return new Response(answer.body, { status: answer.status, headers })
}
