import type { SubscribeResult, NewsletterLinkResult } from '#modules/newsletter/newsletter.ts'
import type { LinkPurpose } from '#modules/newsletter/newsletter-token.ts'
import type { RequestScope } from '#server/request/request-scope.ts'
import { formAction, seeOther } from './form-action.ts'

const NOTES = ['sent', 'invalid', 'later', 'failed', 'confirmed', 'left', 'expired', 'forged'] as const
export type NewsletterNote = SubscribeResult | NewsletterLinkResult

/** What a page of the newsletter shows: a note, or the confirmation of a link. */
export type NewsletterView = {
  note: NewsletterNote | null
  link: { purpose: LinkPurpose; token: string } | null
}

type Page = {
  /** As the visitor sees it. */
  url: URL
  /** Of the page of the newsletter. */
  path: string
  /** The client's own address. */
  address: string | undefined
}

type Scope = Pick<RequestScope, 'ctx' | 'variant'>

/**
 * A link takes effect only after a click on the page: programs that scan emails open links as well, and would
 * confirm without the reader.
 */
export function newsletterViewOf({ ctx }: Pick<Scope, 'ctx'>, { searchParams }: URL): NewsletterView {
  const purpose = (['confirm', 'leave'] as const).find((each) => searchParams.has(each))
  const note = NOTES.find((each) => each === searchParams.get('newsletter')) ?? null
  if (!purpose) return { note, link: null }
  const token = searchParams.get(purpose) ?? ''
  const claim = ctx.newsletter.readLink(purpose, token)
  return claim.ok ? { note: null, link: { purpose, token } } : { note: claim.error, link: null }
}

/** Handles a form (a field `email`, `confirm` or `leave`) and redirects to the page that shows the outcome. */
export const handleNewsletterForm = (scope: Scope, request: Request, page: Page): Promise<Response> =>
  formAction(request, page.url, async (form) =>
    seeOther(`${page.path}?newsletter=${await submit(scope, form, page)}`),
  )

async function submit(
  { ctx, variant }: Scope,
  form: FormData,
  { url, path, address }: Page,
): Promise<NewsletterNote> {
  const page = new URL(path, url).href
  const field = (name: string) => form.get(name)?.toString()
  for (const purpose of ['confirm', 'leave'] as const) {
    const token = field(purpose)
    if (token !== undefined) return ctx.newsletter.followLink(purpose, token, page)
  }
  return ctx.newsletter.subscribe(field('email') ?? '', variant, page, address)
}
