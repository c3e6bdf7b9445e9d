import { isTried, TRY_ON } from '#domain/basket/try-on.ts'
import { priceIfKept } from '#domain/order/keep-tried.ts'
import type { OrderNotification } from '#domain/order/order-action.ts'
import type { Order, OrderItem } from '#domain/order/order.ts'
import { returnableItems } from '#domain/order/returnable-items.ts'
import { tryOnState } from '#domain/order/try-on-state.ts'
import type { ReturnAddress } from '#domain/shop/return-address.ts'
import { formatDay } from '#domain/text/format-day.ts'
import { pathOf } from '#i18n/routes.ts'
import { VARIANTS, type VariantCode } from '#i18n/variants.ts'
import type { DocumentFile } from '#modules/documents/invoice-parts.ts'
import { amountFormatter, buyerName, variantOf } from '#modules/documents/order-format.ts'
import { renderReturnSlip } from '#modules/documents/return-slip.ts'
import type { EmailBlock } from '#modules/email/render-email.ts'
import type { Translate } from '#modules/email/translator.ts'
import { itemName } from './ordered-goods.ts'

type Links = {
  translate: Translate
  absolute(variant: VariantCode, path: string): string
  /** The proof that opens the order. */
  link(orderId: string): string
}

/** Whether an order is nothing but frames that are tried at home: nobody buys anything by it. */
export const isTryOnOnly = ({ items }: Pick<Order, 'items'>): boolean => items.every(isTried)

/** What to do with frames that are tried at home, and until when; nothing in an order without any. */
export function tryOnBlocks(
  order: Order,
  { event, at }: Pick<OrderNotification, 'event' | 'at'>,
  links: Links,
): EmailBlock[] {
  const { translate } = links
  const state = tryOnState(order, at)
  if (state === null || state.open.length === 0) return []
  const { days } = TRY_ON
  if (event === 'confirm')
    return [
      ...(['free', 'days', 'keep', 'charge'] as const).map((rule) => ({
        kind: 'text' as const,
        text: translate(`try-on.rule.${rule}`, { days }),
      })),
      tryOnRows(order, state.open, translate),
    ]
  if (event === 'ship')
    return [{ kind: 'text', text: translate('try-on.email.ship', { days }) }, ...tryOnButton(order, links)]
  if ((event !== 'deliver' && event !== 'collect') || state.endsOn === null) return []
  const date = formatDay(state.endsOn, VARIANTS[variantOf(order)].intl)
  return [{ kind: 'text', text: translate('try-on.email.until', { date }) }, ...tryOnButton(order, links)]
}

/** The way to the page where frames are kept or sent back. */
export function tryOnButton(order: Order, { translate, absolute, link }: Links): EmailBlock[] {
  const variant = variantOf(order)
  const path = pathOf(variant, 'order-try-on')
  if (path === null) return []
  const query = new URLSearchParams({ link: link(order.id) })
  return [{ kind: 'button', label: translate('try-on.open'), link: `${absolute(variant, path)}?${query}` }]
}

/** Frames with what each costs if it is kept. */
export function tryOnRows(order: Order, items: readonly OrderItem[], translate: Translate): EmailBlock {
  const amount = amountFormatter(order, variantOf(order))
  return {
    kind: 'rows',
    rows: items.map(
      (item) => [itemName(item), translate('try-on.if-kept', { price: amount(priceIfKept(item)) })] as const,
    ),
  }
}

/** The slip for the parcel in which frames go back; null where none is out, or the shop names no address. */
export async function renderTryOnSlip(
  order: Order,
  address: ReturnAddress | null,
): Promise<DocumentFile | null> {
  const items = returnableItems(order.items).filter(isTried)
  if (address === null || items.length === 0) return null
  return renderReturnSlip(order, { address, items, sender: buyerName(order), goods: '', reason: null })
}
