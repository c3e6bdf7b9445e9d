import { validateForm, type FieldErrors } from '#domain/form/validate-form.ts'
import { orderNumber, required } from '#domain/form/rules.ts'
import { type OrderView, orderView } from '#domain/order/order-view.ts'
import type { Context } from '#server/context.ts'
import type { LookupProof } from '#clients/shop-api/order-client.ts'
import { type TransferView, transferView } from '#server/loaders/transfer.ts'
import { formAction } from './form-action.ts'

/** The input: the number without its spaces, and a zip code or an email address. */
export type LookupInput = { number: string; proof: string }

export type LookupView =
  | { kind: 'form'; input: LookupInput; faults: FieldErrors<keyof LookupInput> }
  /** Orders that do not exist and orders of other people get the same answer. */
  | { kind: 'unknown' | 'later' | 'over'; input: LookupInput }
  /** `isSent`: its documents are sent to the buyer again. */
  | {
      kind: 'found'
      input: LookupInput | null
      order: OrderView
      transfer: TransferView | null
      isSent: boolean
    }

type Scope = { ctx: Pick<Context, 'orders' | 'afterSale'> }

/** The address as the visitor sees it, and the client's own. */
type Page = { url: URL; address: string | undefined }

const RULES = { number: [required, orderNumber], proof: [required] } as const

export const emptyLookup: LookupView = { kind: 'form', input: { number: '', proof: '' }, faults: {} }

/** The order of a link in an email, whoever opens it. */
export async function orderOfLink({ ctx }: Scope, token: string): Promise<LookupView> {
  const order = await ctx.afterSale.orderOfLink(token)
  return order
    ? {
        kind: 'found',
        input: null,
        order: orderView(order),
        transfer: transferView(ctx, order),
        isSent: false,
      }
    : { kind: 'over', input: { number: '', proof: '' } }
}

/** Handles the form of a request. The input never appears in an address. */
export const handleOrderLookup = (
  scope: Scope,
  request: Request,
  page: Page,
): Promise<LookupView | Response> =>
  formAction(request, page.url, (form) => submit(scope, form, page.address))

async function submit({ ctx }: Scope, form: FormData, address: string | undefined): Promise<LookupView> {
  const field = (name: keyof LookupInput) => String(form.get(name) ?? '').trim()
  const input = { number: field('number').replaceAll(/\s/g, ''), proof: field('proof') }
  const faults = validateForm(input, RULES)
  if (Object.keys(faults).length > 0) return { kind: 'form', input, faults }
  if (!(await ctx.afterSale.lookupLimits.allowLookup(input.number, address))) return { kind: 'later', input }
  const order = await ctx.orders.lookup(input.number, proofOf(input.proof))
  if (!order) return { kind: 'unknown', input }
  const isSent = form.has('documents')
  if (isSent) await ctx.afterSale.sendDocuments(order.id)
  return { kind: 'found', input, order: orderView(order), transfer: transferView(ctx, order), isSent }
}

const proofOf = (input: string): LookupProof =>
  input.includes('@') ? { email: input.slice(0, 254) } : { zipCode: input.slice(0, 20) }
