import type { Order } from './order.ts'
import { isPaidLater } from './payment-key.ts'

/**
 * What becomes of the money for goods that came back. refund: it goes back the way it was paid. account: it is transferred to an account that the
 * buyer names. invoice: the unpaid invoice becomes smaller. nothing: they cost nothing, or their parcel was refused before its cash was paid.
 */
export type ReturnMoney = 'refund' | 'account' | 'invoice' | 'nothing'

type Returned = Pick<Order, 'items' | 'packages' | 'payment' | 'history'>

/** What becomes of the money for the items with these keys. */
export function returnMoney(order: Returned, keys: readonly string[]): ReturnMoney {
  const items = order.items.filter(({ key }) => keys.includes(key))
  const payment = order.payment.at(-1)
  if (!payment || items.every(({ price }) => price.total.withTax === 0)) return 'nothing'
  if (!isPaidLater(payment.key)) return 'refund'
  const isReceived = (payment.data.received ?? 0) > 0
  if (payment.key !== 'cash_on_delivery') return isReceived ? 'account' : 'invoice'
  const handedOver = packagesHandedOver(order)
  return isReceived && items.some(({ packageId }) => handedOver.has(packageId)) ? 'account' : 'nothing'
}

/** The numbers of the packages that somebody took. A delivery without a number is of all that were sent before it. */
function packagesHandedOver({ packages, history }: Returned): ReadonlySet<number> {
  const sent = new Set<number>()
  const handedOver = new Set<number>()
  for (const { action } of history) {
    if (action.event !== 'ship' && action.event !== 'deliver') continue
    const all = action.event === 'ship' ? packages.map(({ id }) => id) : [...sent]
    const moved = action.packageId === undefined ? all : [action.packageId]
    for (const id of moved) (action.event === 'ship' ? sent : handedOver).add(id)
  }
  return handedOver
}
