import type { AlertLinkResult, AlertResult } from '#modules/stock-alert/stock-alerts.ts'
import type { AlertPurpose } from '#modules/stock-alert/alert-token.ts'
import type { RequestScope } from '#server/request/request-scope.ts'
import { formAction, seeOther } from './form-action.ts'

const NOTES = ['sent', 'invalid', 'later', 'confirmed', 'left', 'expired', 'forged'] as const
export type StockAlertNote = AlertResult | AlertLinkResult

/** What the page shows: a note, or the question whether a link shall take effect. */
export type StockAlertView = {
  note: StockAlertNote | null
  link: { purpose: AlertPurpose; token: string } | null
}

/** The goods that somebody waits for, and the page of the wait. */
export type StockAlertPlace = {
  productId: number
  variantId: number
  name: string
  /** As the visitor sees it. */
  url: URL
  path: string
  /** The client's own address. */
  address: string | undefined
}

type Scope = Pick<RequestScope, 'ctx' | 'variant'>
const PURPOSES = ['confirm', 'leave'] as const

/** A link takes effect only after a click on the page: programs that scan emails open links as well. */
export function stockAlertViewOf({ ctx }: Pick<Scope, 'ctx'>, { searchParams }: URL): StockAlertView {
  const purpose = PURPOSES.find((each) => searchParams.has(each))
  const note = NOTES.find((each) => each === searchParams.get('note')) ?? null
  if (!purpose) return { note, link: null }
  const token = searchParams.get(purpose) ?? ''
  const claim = ctx.stockAlerts.readLink(purpose, token)
  return claim.ok ? { note: null, link: { purpose, token } } : { note: claim.error, link: null }
}

/** Handles a form (a field `email`, `confirm` or `leave`) and redirects to the page that shows the outcome. */
export const handleStockAlertForm = (
  scope: Scope,
  request: Request,
  place: StockAlertPlace,
): Promise<Response> =>
  formAction(request, place.url, async (form) =>
    seeOther(`${place.path}?note=${await submit(scope, form, place)}`),
  )

async function submit(
  { ctx, variant }: Scope,
  form: FormData,
  { productId, variantId, name, url, path, address }: StockAlertPlace,
): Promise<StockAlertNote> {
  const field = (fieldName: string) => form.get(fieldName)?.toString()
  for (const purpose of PURPOSES) {
    const token = field(purpose)
    if (token !== undefined) return ctx.stockAlerts.followLink(purpose, token)
  }
  const request = { email: field('email') ?? '', shop: variant, productId, variantId, name }
  return ctx.stockAlerts.request(request, new URL(path, url).href, address)
}
