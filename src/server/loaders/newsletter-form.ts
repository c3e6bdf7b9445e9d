import type { VariantCode } from '#i18n/variants.ts'
import type { Context } from '#server/context.ts'
import type { Asked, Followed } from '#server/newsletter/newsletter.ts'
import type { Purpose } from '#server/newsletter/token.ts'
import { isCrossSite } from '#server/session/cross-site.ts'

const NOTES = ['sent', 'invalid', 'later', 'failed', 'confirmed', 'left', 'expired', 'forged'] as const
export type LetterNote = Asked | Followed

/** What a page of the newsletter asks or says. */
export type LetterView = { note: LetterNote | null; link: { purpose: Purpose; token: string } | null }

type Visit = {
  ctx: Context
  variant: VariantCode
  /** As the visitor sees it. */
  url: URL
  /** Of the page of the newsletter. */
  path: string
  address: string | undefined
}

/** A link is followed by a press: programs that look through mail open links, too, and would agree for their readers. */
export function letterViewIn({ ctx, url }: Pick<Visit, 'ctx' | 'url'>): LetterView {
  const { searchParams } = url
  const purpose = (['confirm', 'leave'] as const).find((each) => searchParams.has(each))
  const note = NOTES.find((each) => each === searchParams.get('letter')) ?? null
  if (!purpose) return { note, link: null }
  const token = searchParams.get(purpose) ?? ''
  const seen = ctx.newsletter.sees(purpose, token)
  return seen.ok ? { note: null, link: { purpose, token } } : { note: seen.error, link: null }
}

/** Follows the form of a request (a field `email`, `confirm` or `leave`), and leads on to where it is said how it went. */
export async function answerLetterForm(visit: Visit, request: Request): Promise<Response> {
  if (isCrossSite(request.headers, visit.url)) return new Response(null, { status: 403 })
  const form = await request.formData().catch(() => new FormData())
  const location = `${visit.path}?letter=${await follow(visit, form)}`
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'private, no-store' } })
}

async function follow({ ctx, variant, url, path, address }: Visit, form: FormData): Promise<LetterNote> {
  const page = new URL(path, url).href
  const field = (name: string) => form.get(name)?.toString()
  for (const purpose of ['confirm', 'leave'] as const) {
    const token = field(purpose)
    if (token !== undefined) return ctx.newsletter.follow(purpose, token, page)
  }
  return ctx.newsletter.ask(field('email') ?? '', variant, page, address)
}
