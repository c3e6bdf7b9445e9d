import type { Customer } from '#domain/customer/customer.ts'
import type { Order } from '#domain/order/order.ts'
import { suppliedLenses } from '#domain/subscription/lens-reminder.ts'
import type { LensLinkFailure } from '#modules/lens-reminder/lens-reminders.ts'
import { matchesLookupProof } from '#modules/order/order-lookup.ts'
import { problem } from '#platform/errors.ts'
import type { Context } from '#server/context.ts'
import type { RequestScope } from '#server/request/request-scope.ts'
import type { Caller } from '#server/session/caller.ts'
import { addItemsAgain, isInBasket } from './buy-again.ts'
import { formAction, seeOther } from './form-action.ts'

/** What a press came to: the lenses cannot be bought now, the postcode is not that of the order, or too many were tried. */
const PRESS_NOTES = ['gone', 'unproven', 'later'] as const
type PressNote = (typeof PRESS_NOTES)[number]

/** What the page of a link shows: a note, goods to be ordered again, or the question whether to object. */
type LensReminderView =
  | { kind: 'note'; note: LensLinkFailure | 'objected' }
  /** `isBuyer`: its buyer is signed in; of others the postcode is asked. */
  | { kind: 'order'; order: Order; token: string; isBuyer: boolean; note: PressNote | null }
  | { kind: 'object'; token: string }

type Scope = { ctx: Pick<Context, 'afterSale'>; caller: Pick<Caller, 'session'> }

/** A link takes effect only after a press on the page: programs that scan emails open links as well. */
export async function loadLensReminder(
  { ctx, caller }: Scope,
  query: URLSearchParams,
): Promise<LensReminderView> {
  const { lensReminders } = ctx.afterSale
  if (query.get('note') === 'objected') return { kind: 'note', note: 'objected' }
  const objection = query.get('object')
  if (objection !== null)
    return lensReminders.isObjection(objection)
      ? { kind: 'object', token: objection }
      : { kind: 'note', note: 'forged' }
  const token = query.get('order') ?? ''
  const order = await lensReminders.orderOf(token)
  if (!order.ok) return { kind: 'note', note: order.error }
  return {
    kind: 'order',
    order: order.value,
    token,
    isBuyer: isBuyer(caller, order.value),
    note: PRESS_NOTES.find((each) => each === query.get('note')) ?? null,
  }
}

type Places = { url: URL; path: string; toBasket: string }

/** Whether the customer of an order is signed in. */
const isBuyer = ({ session }: Pick<Caller, 'session'>, { customer }: Order): boolean =>
  session?.customer.isVerified === true && session.customer.id === customer.id

/** The basket shows values. A link may have been forwarded, so others than the buyer who is signed in give the postcode of the order. */
async function refusalOf(
  { ctx, caller }: Pick<RequestScope, 'ctx' | 'caller'>,
  order: Order,
  zipCode: string,
): Promise<PressNote | null> {
  if (isBuyer(caller, order)) return null
  if (!(await ctx.afterSale.lookupLimits.allowLookup(order.id, caller.address))) return 'later'
  return matchesLookupProof(order, { zipCode }) ? null : 'unproven'
}

/**
 * Handles the button of the page (a field `order`, with `zip`, or `object`) and redirects. Lenses go into the caller's basket with their
 * values; pressed again, they are not doubled. Neither values nor the postcode are in an address.
 */
export const handleLensReminder = (
  scope: RequestScope,
  request: Request,
  { url, path, toBasket }: Places,
): Promise<Response> =>
  formAction(request, url, async (form) => {
    const { lensReminders } = scope.ctx.afterSale
    const field = (name: string) => form.get(name)?.toString()
    const back = (query: Record<string, string>) =>
      seeOther(`${path}?${new URLSearchParams(query)}`, scope.caller)
    const objection = field('object')
    if (objection !== undefined)
      return back(
        (await lensReminders.objectByLink(objection)) ? { note: 'objected' } : { object: objection },
      )
    const token = field('order') ?? ''
    const order = await lensReminders.orderOf(token)
    if (!order.ok) return back({ order: token })
    const refusal = await refusalOf(scope, order.value, field('zip') ?? '')
    if (refusal !== null) return back({ order: token, note: refusal })
    const items = suppliedLenses(order.value)
    if (await isInBasket(scope, items)) return seeOther(`${toBasket}?note=added-all`, scope.caller)
    return (
      (await addItemsAgain(scope, { ...order.value, items }, toBasket)) ??
      back({ order: token, note: 'gone' })
    )
  })

/**
 * `POST /api/lens-reminder/object?object={token}`: the one-click objection of mail programs (RFC 8058). It comes from no page and sends no
 * cookie. The signed link is the only proof.
 */
export async function handleReminderObjection(ctx: Context, request: Request): Promise<Response> {
  const token = new URL(request.url).searchParams.get('object') ?? ''
  return (await ctx.afterSale.lensReminders.objectByLink(token))
    ? new Response('ok\n', { status: 200 })
    : problem(400, 'bad-request')
}

/** Whether a customer objects to reminders of the shop; null where it has none, or the mailbox is not proven. */
export async function isObjectedTo(
  { ctx, variant }: Pick<RequestScope, 'ctx' | 'variant'>,
  { email, isVerified }: Pick<Customer, 'email' | 'isVerified'>,
): Promise<boolean | null> {
  const { flags } = await ctx.shop(variant).configuration()
  if (!flags.lensReminder || !ctx.takesOrders || !isVerified) return null
  return (await ctx.afterSale.lensReminders.objectedAt(variant, email)) !== null
}
