import { typedStory, type TypedStory } from '#contract/content/story.ts'
import { absoluteAddress } from '#i18n/addresses.ts'
import type { Context } from '#server/context.ts'
import { problem, STATUS } from '#server/errors.ts'
import { isNews } from '#server/log-once.ts'
import { isCrossSite } from '#server/session/cross-site.ts'
import { bridgeOf, framePolicy } from './frame-policy.ts'
import { storyAddress } from './story-address.ts'
import { type EditorsVisit, editorsVisit } from './visit.ts'

export type Preview = {
  /** Reads drafts, and what is being typed. */
  ctx: Context
  /** As the page is to see it: what was typed is no form that was sent. */
  request: Request
  /** The script of the editor that frames the page; null where none does. */
  editor: string | null
  /** The answer as the editor gets it: kept by nobody, found by nobody. */
  show(answer: Response): Response | Promise<Response>
}

/** A story of more is none that a page could show in time. In bytes, as everything that the shop is sent. */
const MOST_BYTES = 1_000_000

/** Drafts for who may see them; null for everybody else. A response where there is nothing to make. */
export async function openPreview(
  ctx: Context,
  request: Request,
  url: URL,
): Promise<Preview | Response | null> {
  const isTyping = request.method === 'POST' && isJson(request.headers)
  const visit = editorsVisit(ctx, url, request.headers)
  if (!visit || !ctx.drafts) return isTyping ? problem(STATUS.forbidden, 'forbidden') : null
  const typed = isTyping ? await typedIn(request, url) : undefined
  if (typed instanceof Response) return typed
  const elsewhere = isTyping ? null : addressElsewhere(ctx, url)
  if (elsewhere !== null) return hidden(new Response(null, { status: 302, headers: { location: elsewhere } }))

  const drafts = ctx.drafts(typed && { story: typed, space: visit.seal.space })
  const editor = visit.isFramed ? ctx.env.contentEditor : null
  return {
    ctx: { ...ctx, content: drafts },
    request: typed ? new Request(url, { headers: request.headers }) : request,
    editor: editor && bridgeOf(editor),
    show(answer) {
      if (typed && !drafts.hasShownTyped()) return refused(ctx, url, typed)
      return typed ? swappable(answer, visit) : dressed(answer, visit, editor)
    },
  }
}

const isJson = (headers: Headers) => /^application\/json\b/.test(headers.get('content-type') ?? '')

async function typedIn(request: Request, url: URL): Promise<TypedStory | Response> {
  if (isCrossSite(request.headers, url)) return problem(STATUS.forbidden, 'forbidden')
  const text = await request.text()
  if (Buffer.byteLength(text) > MOST_BYTES) return problem(STATUS['too-large'], 'too-large')
  const parsed = typedStory.safeParse(json(text))
  return parsed.success ? parsed.data : problem(STATUS['bad-request'], 'bad-request')
}

function json(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The editor opens a story by its folder, where the shop has it by its variant. */
function addressElsewhere({ env: { domains } }: Context, url: URL): string | null {
  const story = storyAddress(url.pathname, domains)
  if (!story) return null
  const address = absoluteAddress(domains, url.origin, story.variant, story.path)
  return address === url.origin + url.pathname ? null : address + url.search
}

function refused({ log, now }: Context, url: URL, { uuid }: TypedStory): Response {
  const path = url.pathname
  if (isNews(log, `foreign ${path}`, now().getTime()))
    log.warn({ path, story: uuid }, 'a story was typed that the page does not show')
  return hidden(problem(STATUS.forbidden, 'foreign-story'))
}

/** Of the page, what a story may change: the rest of it the editor's frame has. */
async function swappable(answer: Response, visit: EditorsVisit): Promise<Response> {
  const page = await answer.text()
  const [parts = ''] = /<main[^]*<\/main>[^]*<\/footer>/.exec(page) ?? []
  return dressed(new Response(parts, answer), visit, null)
}

function dressed(answer: Response, { pass }: EditorsVisit, editor: string | null): Response {
  const shown = hidden(answer)
  const policy = shown.headers.get('content-security-policy')
  if (editor !== null && policy !== null)
    shown.headers.set('content-security-policy', framePolicy(policy, editor))
  if (pass !== undefined) shown.headers.append('set-cookie', pass)
  return shown
}

/** What belongs to kept pages alone. */
const KEPT = ['etag', 'x-cache-tags', 'x-cache-until']

function hidden(answer: Response): Response {
  const headers = new Headers(answer.headers)
  for (const name of KEPT) headers.delete(name)
  headers.set('cache-control', 'private, no-store')
  headers.set('x-robots-tag', 'noindex, nofollow')
  return new Response(answer.body, { status: answer.status, headers })
}
