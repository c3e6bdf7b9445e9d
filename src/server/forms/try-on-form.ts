import { isTried } from '#domain/basket/try-on.ts'
import { formatOrderNumber, parseOrderNumber } from '#domain/form/order-number.ts'
import type { Order, OrderItem } from '#domain/order/order.ts'
import { isAway, tryOnState, type TryOnState } from '#domain/order/try-on-state.ts'
import { download } from './order-document.ts'
import type { Context } from '#server/context.ts'
import { formAction, seeOther } from './form-action.ts'

/**
 * over: the link is forged or too old, or nothing was tried. choose: what is kept; buy: the frames that were chosen, to be bought by
 * the order button.
 */
export type TryOnView =
  | { kind: 'over' }
  | {
      kind: 'choose' | 'buy'
      order: Order
      state: TryOnState
      /** What the customer has, and may keep. */
      away: OrderItem[]
      chosen: OrderItem[]
      /** The order by which frames were just bought, in groups that no line breaks apart. */
      bought: string | null
      note: 'none' | 'failed' | null
    }

type Scope = { ctx: Pick<Context, 'orders' | 'afterSale' | 'now'> }

/** The page of a link. `keep` names the frames that were chosen, `kept` the order that was made of some. */
export async function loadTryOn({ ctx }: Scope, query: URLSearchParams): Promise<TryOnView> {
  const order = await ctx.afterSale.orderToComplete(query.get('link') ?? '')
  const state = order && tryOnState(order, ctx.now().toISOString())
  if (!order || !state) return { kind: 'over' }
  const away = order.items.filter((item) => isTried(item) && isAway(order, item))
  const chosen = away.filter(({ key }) => query.getAll('keep').includes(key))
  const bought = parseOrderNumber(query.get('kept') ?? '')
  const isOwn = bought.ok && order.items.some(({ keptIn }) => keptIn === bought.value)
  const isUnchosen = query.has('choose') && chosen.length === 0 && away.length > 0
  return {
    kind: chosen.length > 0 ? 'buy' : 'choose',
    order,
    state,
    away,
    chosen,
    bought: bought.ok && isOwn ? formatOrderNumber(bought.value).replaceAll(' ', '\u00A0') : null,
    note: query.has('failed') ? 'failed' : isUnchosen ? 'none' : null,
  }
}

/** The return slip of the frames, where the query names it. */
export async function tryOnSlip({ ctx }: Scope, query: URLSearchParams): Promise<Response | null> {
  if (!query.has('slip')) return null
  const order = await ctx.afterSale.orderToComplete(query.get('link') ?? '')
  return download(order && (await ctx.afterSale.returns.slipOfTryOn(order)))
}

/** Handles the order button and redirects (303). Pressed again, it is the same order. A form of another site is rejected with 403. */
export const handleTryOn = ({ ctx }: Scope, request: Request, url: URL): Promise<Response> =>
  formAction(request, url, async (form) => {
    const link = url.searchParams.get('link') ?? ''
    const back = (more: Record<string, string>) =>
      seeOther(`${url.pathname}?${new URLSearchParams({ link, ...more })}`)
    const id = ctx.afterSale.orderIdOfLink(link)
    const keys = form.getAll('keep').flatMap((key) => (typeof key === 'string' ? key : []))
    const kept = id === null ? null : await ctx.orders.keepTried(id, { keys, by: 'buyer' })
    return back(kept?.ok ? { kept: kept.value.id } : { failed: '1' })
  })
