import type { VariantCode } from '#i18n/variants.ts'
import type { Context } from '#server/context.ts'
import type { SubscribeResult, NewsletterLinkResult } from '#modules/newsletter/newsletter.ts'
import type { LinkPurpose } from '#modules/newsletter/newsletter-token.ts'
import { formAction, seeOther } from './form-action.ts'

const NOTES = ['sent', 'invalid', 'later', 'failed', 'confirmed', 'left', 'expired', 'forged'] as const
export type NewsletterNote = SubscribeResult | NewsletterLinkResult

/** What a page of the newsletter shows: a note, or the confirmation of a link. */
export type NewsletterView = {
  note: NewsletterNote | null
  link: { purpose: LinkPurpose; token: string } | null
}

type Visit = {
  ctx: Context
  variant: VariantCode
  /** As the visitor sees it. */
  url: URL
  /** Of the page of the newsletter. */
  path: string
  address: string | undefined
}

/**
 * A link takes effect only after a click on the page: programs that scan emails open links as well, and would
 * confirm without the reader.
 */
export function newsletterViewOf({ ctx, url }: Pick<Visit, 'ctx' | 'url'>): NewsletterView {
  const { searchParams } = url
  const purpose = (['confirm', 'leave'] as const).find((each) => searchParams.has(each))
  const note = NOTES.find((each) => each === searchParams.get('letter')) ?? null
  if (!purpose) return { note, link: null }
  const token = searchParams.get(purpose) ?? ''
  const seen = ctx.newsletter.readLink(purpose, token)
  return seen.ok ? { note: null, link: { purpose, token } } : { note: seen.error, link: null }
}

/** Handles a form (a field `email`, `confirm` or `leave`) and redirects to the page that shows the outcome. */
export const handleNewsletterForm = (visit: Visit, request: Request): Promise<Response> =>
  formAction(request, visit.url, async (form) =>
    seeOther(`${visit.path}?letter=${await follow(visit, form)}`),
  )

async function follow({ ctx, variant, url, path, address }: Visit, form: FormData): Promise<NewsletterNote> {
  const page = new URL(path, url).href
  const field = (name: string) => form.get(name)?.toString()
  for (const purpose of ['confirm', 'leave'] as const) {
    const token = field(purpose)
    if (token !== undefined) return ctx.newsletter.followLink(purpose, token, page)
  }
  return ctx.newsletter.subscribe(field('email') ?? '', variant, page, address)
}
