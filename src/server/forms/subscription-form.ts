import type { SubscriptionChange } from '#domain/subscription/change.ts'
import type { RequestScope } from '#server/request/request-scope.ts'
import { applyChange, submitInAccount, type TypedAddress } from './subscription-details-form.ts'
import { formAction, seeOther } from './form-action.ts'

/** What the page says after a form. */
export const SUBSCRIPTION_NOTES = [
  'changed',
  'cancelled',
  'late',
  'impossible',
  'paid',
  'waiting',
  'failed',
  'payment-late',
  'payment-kept',
  'unoffered',
] as const
export type SubscriptionNote = (typeof SUBSCRIPTION_NOTES)[number]

/** `link`: the proof of the letter by whose link the page was opened. */
type Page = { url: URL; path: string; id: string; customerId: string; link?: string }

export const subscriptionNoteIn = (query: URLSearchParams): SubscriptionNote | null =>
  SUBSCRIPTION_NOTES.find((each) => each === query.get('note')) ?? null

/**
 * Handles a form of the page of a subscription and redirects (303) to it; an address with mistakes is shown again. The service checks that
 * it is the customer's own.
 */
export const handleSubscriptionForm = (
  scope: Pick<RequestScope, 'ctx' | 'variant'>,
  request: Request,
  page: Page,
): Promise<Response | TypedAddress> =>
  formAction(request, page.url, async (form) => {
    const outcome = await submit(scope, form, page)
    if (typeof outcome === 'object') return outcome
    const { path, link } = page
    const query = new URLSearchParams({ ...(link !== undefined && { link }), note: outcome })
    return seeOther(outcome.startsWith('http') || outcome.startsWith('/') ? outcome : `${path}?${query}`)
  })

/** The note, the address where the customer goes on, or what is wrong with an address. */
async function submit(
  scope: Pick<RequestScope, 'ctx' | 'variant'>,
  form: FormData,
  page: Page,
): Promise<string | TypedAddress> {
  const field = (name: string) => form.get(name)?.toString().slice(0, 100) ?? ''
  const { id, customerId, link } = page
  switch (field('do')) {
    case 'cancel': {
      const by = { actor: 'customer', customerId } as const
      const cancelled = await scope.ctx.subscriptions.cancel(id, { by, manner: 'ordinary' })
      return cancelled ? 'cancelled' : 'impossible'
    }
    // Who reads a letter may change what comes; where it goes, for whose eyes and who pays is changed in the account.
    case 'pay':
    case 'address':
    case 'values':
    case 'payment':
      return link === undefined ? submitInAccount(scope, field, page) : 'impossible'
    default:
      return applyChange(scope, field, page, changeOf(field, [...form.keys()]))
  }
}

/** The change that a button stands for; null for none. */
function changeOf(field: (name: string) => string, names: readonly string[]): SubscriptionChange | null {
  switch (field('do')) {
    case 'skip':
      return { skip: true, ...seenIn(field) }
    case 'resume':
      return { resume: true }
    case 'accept':
    case 'decline':
      return { answer: field('do') === 'accept' ? 'accept' : 'decline', ...seenIn(field) }
    case 'move':
      return { moveTo: field('moveTo'), ...seenIn(field) }
    case 'pause':
      return { pauseUntil: field('pauseUntil') }
    case 'rhythm': {
      const quantities = names
        .filter((name) => name.startsWith('quantity-'))
        .map((name) => [name.slice('quantity-'.length), Number(field(name))] as const)
      return {
        ...(field('day') !== '' && { day: Number(field('day')) }),
        ...(field('interval') !== '' && { interval: field('interval') }),
        ...(quantities.length > 0 && { quantities: Object.fromEntries(quantities) }),
      }
    }
    default:
      return null
  }
}

/** What the page showed, so that a press in a second tab means nothing else. */
function seenIn(field: (name: string) => string): Pick<SubscriptionChange, 'seen'> {
  const [delivery, offer] = [field('delivery'), field('offer')]
  const seen = { ...(delivery !== '' && { delivery }), ...(offer !== '' && { offer }) }
  return Object.keys(seen).length === 0 ? {} : { seen }
}
