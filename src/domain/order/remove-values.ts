import { prescriptionValuesOf } from '#domain/prescription/made-to-measure.ts'
import type { Order, OrderItem } from './order.ts'
import { ORDER_STAGES, type OrderStage } from './order-stage.ts'

/** Whose values are to be removed: of all orders of a customer, or of one of them. */
export type RemoveValues = { customerId: string; orderId?: string }

/** Numbers of orders. `later`: their goods are still to be made. */
export type RemovedValues = { removed: string[]; later: string[] }

/** Until the goods are on their way. In a branch the glasses are fitted by the values when they are collected. */
const NEEDED: Record<OrderStage, boolean> = {
  open: true,
  payment_pending: true,
  confirmed: true,
  ready_for_collection: true,
  shipped: false,
  delivered: false,
  collected: false,
  cancelled: false,
  returned: false,
  refunded: false,
}

export const areValuesNeeded = (stage: OrderStage): boolean => NEEDED[stage]

/** The stages in which an order may lose its values. */
export const VALUES_REMOVABLE: readonly OrderStage[] = ORDER_STAGES.filter((stage) => !NEEDED[stage])

type Prescribed = Pick<Order, 'items' | 'shipping'>

/**
 * An order without values of an eye: also without whose they are, the customer's remark on them, and what was chosen for such an item, which may name them.
 * That an item had values stays known, because it decides what can be returned. Prices, parts and the invoice stay as they are.
 */
export const withoutValues = <T extends Prescribed>(order: T): T => ({
  ...order,
  items: order.items.map(itemWithoutValues),
  shipping: { ...order.shipping, prescriptionRemark: null },
})

function itemWithoutValues(item: OrderItem): OrderItem {
  const {
    prescriptionValues: _,
    pupilDistance: _source,
    prescriptionValidity: _validity,
    correctedValues: _corrected,
    wearer: _wearer,
    ...customData
  } = item.customData
  if (prescriptionValuesOf(item) === null) return { ...item, customData }
  return { ...item, customData: { ...customData, areValuesRemoved: true }, displayData: {} }
}
