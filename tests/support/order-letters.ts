import { DEMONSTRATION_ACCOUNTS } from '#domain/transfer/bank-account.ts'
import { aBranch } from '#tests/support/branches.ts'
import { DEMONSTRATION_RETURN_ADDRESSES } from '#domain/shop/return-address.ts'
import { transfersTo } from '#modules/documents/transfers.ts'
import type { OrderNotification } from '#domain/order/order-action.ts'
import type { Order } from '#domain/order/order.ts'
import { orderEmailRenderer } from '#modules/order/order-emails.ts'
import type { Terms } from '#modules/documents/terms.ts'
import { SENDER } from '#tests/support/sender.ts'

const at = '2026-11-21T15:41:00Z'

/** The email of an event, with ordinary spaces. The German shops have a branch in Cologne. */
export async function letterOn(
  order: Order,
  news: Omit<OrderNotification, 'id' | 'orderId' | 'at'>,
  terms: Terms[] = [],
) {
  const write = orderEmailRenderer({
    orders: { byId: async (id) => (id === order.id ? order : null) },
    sender: SENDER,
    termsOf: async () => terms,
    transferOf: transfersTo(DEMONSTRATION_ACCOUNTS),
    branch: async (_, id) => (id === '1017' ? aBranch({ id: 1017 }) : null),
    addressOf: () => DEMONSTRATION_RETURN_ADDRESSES.DE ?? null,
    now: () => new Date('2026-12-21T10:00:00Z'),
    link: (id) => `proof-of-${id}`,
    absolute: (variant, path) => `https://shop.example/${variant}${path}`,
  })
  const letter = await write({ id: 1, orderId: order.id, at, ...news })
  const plain = (text: string | undefined) => text?.replaceAll(/[\u00a0\u202f]/g, ' ') ?? ''
  return { letter, subject: plain(letter?.subject), text: plain(letter?.text), html: plain(letter?.html) }
}
