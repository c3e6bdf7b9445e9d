import type { Customer } from '#domain/customer/customer.ts'
import type { Order } from '#domain/order/order.ts'
import { suppliedLenses } from '#domain/subscription/lens-reminder.ts'
import type { LensLinkFailure } from '#modules/lens-reminder/lens-reminders.ts'
import { problem } from '#platform/errors.ts'
import type { Context } from '#server/context.ts'
import type { RequestScope } from '#server/request/request-scope.ts'
import { addItemsAgain, isInBasket } from './buy-again.ts'
import { formAction, seeOther } from './form-action.ts'

/** forged, expired, over: what a link opens nothing for. gone: the lenses cannot be bought now. objected: no reminder comes any more. */
type LensReminderNote = LensLinkFailure | 'gone' | 'objected'

/** What the page of a link shows: a note, goods to be ordered again, or the question whether to object. */
type LensReminderView =
  | { kind: 'note'; note: LensReminderNote }
  | { kind: 'order'; order: Order; token: string; note: 'gone' | null }
  | { kind: 'object'; token: string }

type Scope = { ctx: Pick<Context, 'afterSale'> }

/** A link takes effect only after a press on the page: programs that scan emails open links as well. */
export async function loadLensReminder({ ctx }: Scope, query: URLSearchParams): Promise<LensReminderView> {
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
  return { kind: 'order', order: order.value, token, note: query.get('note') === 'gone' ? 'gone' : null }
}

type Places = { url: URL; path: string; toBasket: string }

/**
 * Handles the button of the page (a field `order` or `object`) and redirects. Lenses go into the caller's basket with their values, whoever
 * is signed in; pressed again, they are not doubled. Values are in no address.
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
