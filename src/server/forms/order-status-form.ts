import { type Customer, roleOf } from '#domain/customer/customer.ts'
import { validateForm, type FieldErrors } from '#domain/form/validate-form.ts'
import { formatOrderNumber } from '#domain/form/order-number.ts'
import type { Rule } from '#domain/form/rule.ts'
import { orderNumber, required } from '#domain/form/rules.ts'
import { hasInvoice } from '#domain/order/has-invoice.ts'
import type { Order } from '#domain/order/order.ts'
import { type OrderView, orderView } from '#domain/order/order-view.ts'
import { type AwaitedPair, firstAwaited } from '#domain/order/values-reminder.ts'
import { tryOnState, type TryOnState } from '#domain/order/try-on-state.ts'
import type { BranchOrderStatus } from '#domain/branch/branch-order.ts'
import type { Context } from '#server/context.ts'
import type { LookupProof } from '#clients/shop-api/order-client.ts'
import { type TransferView, transferView } from '#server/loaders/checkout/transfer.ts'
import { formAction, seeOther } from './form-action.ts'

/** The input: the number without its spaces, and a zip code or an email address. */
export type LookupInput = { number: string; proof: string }

export type LookupView =
  | { kind: 'form'; input: LookupInput; faults: FieldErrors<keyof LookupInput> }
  /** Orders that do not exist and orders of other people get the same answer. */
  | { kind: 'unknown' | 'later' | 'over'; input: LookupInput }
  /** What was bought in a branch: nothing but how far it is. */
  | { kind: 'branch-order'; number: string; status: BranchOrderStatus }
  /** `isSent`: its documents are sent to the buyer again. `hasAccount`: its buyer may sign in to see more. */
  | {
      kind: 'found'
      input: LookupInput | null
      hasAccount: boolean
      order: OrderView
      transfer: TransferView | null
      /** Frames that are tried at home, for who has the link of the order. */
      tryOn: TryOnState | null
      /** What glasses wait for. Who has the link of the order can send it; who knows its number is told so. */
      awaited: { what: AwaitedPair['what']; hasLink: boolean } | null
      hasInvoice: boolean
      isSent: boolean
    }

type Scope = {
  ctx: Pick<Context, 'orders' | 'afterSale' | 'branchOrders' | 'reservations' | 'appointments' | 'now'>
}

/** The address as the visitor sees it, and the client's own; the paths of the pages of a reservation and of an appointment. */
type Page = { url: URL; address: string | undefined; reservationPath: string; appointmentPath: string }

/** Of an appointment; an order has twelve digits. */
const APPOINTMENT_NUMBER = /^\d{10}$/
const numberOfOrderOrAppointment: Rule = (value) =>
  APPOINTMENT_NUMBER.test(value) ? null : orderNumber(value)
const RULES = { number: [required, numberOfOrderOrAppointment], proof: [required] } as const

export const emptyLookup: LookupView = { kind: 'form', input: { number: '', proof: '' }, faults: {} }

/** The order of a link in an email, whoever opens it. Its buyer is led to their account, which shows more, where they are signed in. */
export async function orderOfLink(
  { ctx }: Scope,
  token: string,
  { customer, accountPath }: { customer: Customer | null; accountPath(id: string): string },
): Promise<LookupView | Response> {
  const [order, whole] = await Promise.all([
    ctx.afterSale.orderOfLink(token),
    ctx.afterSale.orderToComplete(token),
  ])
  if (!order || !whole) return { kind: 'over', input: { number: '', proof: '' } }
  if (customer && roleOf(customer) === 'verified' && whole.customer.id === customer.id)
    return seeOther(accountPath(whole.id))
  return {
    kind: 'found',
    input: null,
    hasAccount: whole.customer.id !== null,
    order: orderView(order),
    transfer: transferView(ctx, order),
    tryOn: tryOnState(order, ctx.now().toISOString()),
    awaited: awaitedBy(whole, true),
    hasInvoice: hasInvoice(order),
    isSent: false,
  }
}

/** Handles the form of a request. The input never appears in an address. */
export const handleOrderLookup = (
  scope: Scope,
  request: Request,
  page: Page,
): Promise<LookupView | Response> => formAction(request, page.url, (form) => submit(scope, form, page))

async function submit(
  { ctx }: Scope,
  form: FormData,
  { address, reservationPath, appointmentPath }: Page,
): Promise<LookupView | Response> {
  const field = (name: keyof LookupInput) => String(form.get(name) ?? '').trim()
  const input = { number: field('number').replaceAll(/\s/g, ''), proof: field('proof') }
  const faults = validateForm(input, RULES)
  if (Object.keys(faults).length > 0) return { kind: 'form', input, faults }
  if (!(await ctx.afterSale.lookupLimits.allowLookup(input.number, address))) return { kind: 'later', input }
  const proof = proofOf(input.proof)
  if (APPOINTMENT_NUMBER.test(input.number))
    return (await ofAppointment({ ctx }, input.number, proof, appointmentPath)) ?? { kind: 'unknown', input }
  const order = await ctx.orders.lookup(input.number, proof)
  if (!order)
    return (await ofBranch({ ctx }, input.number, proof, reservationPath)) ?? { kind: 'unknown', input }
  const isSent = form.has('documents') && hasInvoice(order)
  if (isSent) await ctx.afterSale.sendDocuments(order.id)
  return {
    kind: 'found',
    input,
    hasAccount: false,
    order: orderView(order),
    transfer: transferView(ctx, order),
    tryOn: null,
    awaited: awaitedBy(await ctx.orders.byId(order.id), false),
    hasInvoice: hasInvoice(order),
    isSent,
  }
}

/** What a lookup finds has no values, so that it cannot tell. */
function awaitedBy(
  whole: Order | null,
  hasLink: boolean,
): { what: AwaitedPair['what']; hasLink: boolean } | null {
  const what = whole && firstAwaited(whole)
  return what && { what, hasLink }
}

/** What waits in a branch, or was bought there; null: nothing of this number and proof. */
async function ofBranch(
  { ctx }: Scope,
  number: string,
  proof: LookupProof,
  reservationPath: string,
): Promise<LookupView | Response | null> {
  const bought = await ctx.branchOrders.lookup(number, proof)
  if (bought) return { kind: 'branch-order', number: formatOrderNumber(number), status: bought.status }
  const reserved = 'email' in proof ? await ctx.reservations.lookup(number, proof.email) : null
  return reserved && seeOther(`${reservationPath}?link=${ctx.reservations.linkTo(number)}`)
}

/** The page of an appointment; null: none of this number and mailbox. */
async function ofAppointment(
  { ctx }: Scope,
  number: string,
  proof: LookupProof,
  appointmentPath: string,
): Promise<Response | null> {
  const found = 'email' in proof ? await ctx.appointments.lookup(number, proof.email) : null
  const query = found && new URLSearchParams({ appointment: ctx.appointments.linkToken(found.id) })
  return query && seeOther(`${appointmentPath}?${query}`)
}

const proofOf = (input: string): LookupProof =>
  input.includes('@') ? { email: input.slice(0, 254) } : { zipCode: input.slice(0, 20) }
