import { type Minor, minor } from '#domain/money/price.ts'
import { sumOf } from '#domain/money/sum-of.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { unbilledPieces, returnedPieces, valueOfPieces } from './unbilled-pieces.ts'
import type { OrderAction, ReturnedItem } from './order-action.ts'
import type { Order, OrderItem, OrderPackage } from './order.ts'
import { isUnpaid, nextStage, type OrderStage } from './order-stage.ts'
import { isPickUp } from './pick-up.ts'

type Movable = Pick<Order, 'status' | 'items' | 'packages' | 'cost' | 'shipping'> & {
  /** By how much less the buyer owes than the order cost, in all. */
  reduction: Minor
}

/** The result of an action on an order. `touched`: keys of items, or numbers of packages; empty where the action changed nothing. */
export type OrderActionResult = Movable & { touched: string[] | number[] }

type Outcome = Result<OrderActionResult, 'impossible'>

/** Applies an action to an order; the same action again changes nothing. */
export function applyOrderAction(order: Movable, move: OrderAction): Outcome {
  switch (move.event) {
    case 'prepare':
    case 'ship':
    case 'ready':
      return sendOff(order, move)
    case 'deliver':
    case 'collect':
      return deliver(order, move)
    case 'cancel':
      return cancel(order, move.items)
    case 'return':
      return takeBack(order, move.items)
    case 'refund':
      return refund(order, move)
  }
}

const DELIVERY_STEPS = ['open', 'delegation_pending', 'shipment_pending', 'shipment_completed'] as const

function sendOff(
  order: Movable,
  move: Extract<OrderAction, { event: 'prepare' | 'ship' | 'ready' }>,
): Outcome {
  if (move.event !== 'prepare' && (move.event === 'ready') !== isPickUp(order)) return fail('impossible')
  const to = move.event === 'prepare' ? move.to : 'shipment_completed'
  const chosen = packagesOf(order, move.packageId)?.filter(
    ({ deliveryStatus }) => deliveryStatus !== 'cancellation_completed',
  )
  if (!chosen || chosen.length === 0 || isUnpaid(order.status)) return fail('impossible')
  const isBehind = ({ deliveryStatus }: OrderPackage) =>
    DELIVERY_STEPS.some((status, index) => status === deliveryStatus && index < DELIVERY_STEPS.indexOf(to))
  const going = new Set(chosen.filter(isBehind))
  if (order.status !== 'confirmed' && going.size > 0) return fail('impossible')
  const tracking = move.event === 'ship' ? move.tracking : undefined
  // A parcel that left without a tracking number, or with a wrong one, gets it now. The number of one parcel is not that of several.
  const numbered = chosen.filter(
    (each) => chosen.length === 1 && tracking !== undefined && each.tracking?.id !== tracking.id,
  )
  const touched = going.size > 0 ? going : new Set(numbered)
  const packages = order.packages.map((each): OrderPackage =>
    touched.has(each) ? { ...each, deliveryStatus: to, ...(tracking && { tracking }) } : each,
  )
  return ok({ ...staged({ ...order, packages }), touched: [...touched].map(({ id }) => id) })
}

function deliver(
  order: Movable,
  { event, packageId }: Extract<OrderAction, { event: 'deliver' | 'collect' }>,
): Outcome {
  if ((event === 'collect') !== isPickUp(order)) return fail('impossible')
  const chosen = packagesOf(order, packageId)?.filter(hasGone)
  if (!chosen || chosen.length === 0) return fail('impossible')
  const arrived = new Set(
    order.items.filter(
      (item) => item.status === 'available' && chosen.some(({ id }) => id === item.packageId),
    ),
  )
  const items = marked(order.items, arrived, 'delivered')
  return ok({ ...staged({ ...order, items }), touched: keysOf(arrived) })
}

function cancel(order: Movable, keys: string[] | undefined): Outcome {
  const chosen = itemsOf(order, keys)
  if (!chosen) return fail('impossible')
  // What waits in a branch has not left the shop.
  const isHere = (item: OrderItem) => item.status === 'available' && (isPickUp(order) || !isSent(order, item))
  const going = new Set(chosen.filter(isHere))
  const isRepeated = chosen.every(({ status }) => status === 'cancelled')
  if (isRepeated) return ok({ ...order, touched: [] })
  if (going.size === 0 || (keys !== undefined && going.size < chosen.length)) return fail('impossible')
  if (nextStage(order.status, 'cancel') === null) return fail('impossible')
  const items = marked(order.items, going, 'cancelled')
  const isWhole = items.every(({ status }) => status === 'cancelled')
  if (isUnpaid(order.status) && !isWhole) return fail('impossible')
  const packages = order.packages.map((each): OrderPackage =>
    items.every(({ packageId, status }) => packageId !== each.id || status === 'cancelled')
      ? { ...each, deliveryStatus: 'cancellation_completed' }
      : each,
  )
  const unpaid = [...going].filter(({ isPaidBack }) => !isPaidBack)
  const worth = isWhole ? order.cost.withTax : sumOf(unpaid.map(({ price }) => price.total.withTax))
  const reduction = isUnpaid(order.status) ? order.reduction : owing(order, order.reduction + worth)
  return ok({ ...staged({ ...order, items, packages, reduction }), touched: keysOf(going) })
}

function takeBack(order: Movable, named: ReturnedItem[] | undefined): Outcome {
  if (isUnpaid(order.status)) return fail('impossible')
  const isOut = (item: OrderItem) =>
    item.keptIn === undefined &&
    (item.status === 'delivered' || (item.status === 'available' && isSent(order, item) && !isPickUp(order)))
  const out = order.items.filter((item) => isOut(item) || item.status === 'returned')
  const requested = named ?? out.map(({ key }): ReturnedItem => ({ key }))
  const back = new Map<OrderItem, number>()
  for (const { key, pieces } of requested) {
    const item = out.find((each) => each.key === key)
    if (!item || (pieces ?? item.quantity) > item.quantity) return fail('impossible')
    const inAll = pieces ?? item.quantity
    if (inAll > returnedPieces(item)) back.set(item, inAll)
  }
  if (requested.length === 0) return fail('impossible')
  const items = order.items.map((item) => withReturned(item, back.get(item) ?? 0))
  return ok({ ...staged({ ...order, items }), touched: keysOf(new Set(back.keys())) })
}

function withReturned(item: OrderItem, pieces: number): OrderItem {
  if (pieces === 0) return item
  const { returned: _, ...rest } = item
  return pieces === item.quantity ? { ...rest, status: 'returned' } : { ...rest, returned: pieces }
}

function refund(
  order: Movable,
  { amount, items: keys = [] }: Extract<OrderAction, { event: 'refund' }>,
): Outcome {
  if (isUnpaid(order.status)) return fail('impossible')
  if (keys.some((key) => order.items.every((item) => item.key !== key))) return fail('impossible')
  const items = order.items.map((item): OrderItem =>
    keys.includes(item.key) && unbilledPieces(item) < item.quantity ? { ...item, isPaidBack: true } : item,
  )
  const isAll = items.every((item) => unbilledPieces(item) === item.quantity)
  const wanted = amount ?? (isAll ? order.cost.withTax : worthOf(items))
  if (wanted > order.cost.withTax || wanted === 0) return fail('impossible')
  return ok({ ...order, items, reduction: minor(Math.max(order.reduction, wanted)), touched: [] })
}

/** With the stage that follows from its items and packages. Only the provider can report a refund. */
function staged(order: Movable): Movable {
  const { status, items, packages } = order
  if (status === 'refunded') return order
  const kept = items.filter((item) => item.status !== 'cancelled')
  const isAll = (test: (item: OrderItem) => boolean) => kept.every(test)
  const stages: [condition: boolean, stage: OrderStage][] = [
    [kept.length === 0, 'cancelled'],
    [isAll((item) => item.status === 'returned'), 'returned'],
    [
      isAll((item) => item.status === 'returned' || item.status === 'delivered'),
      isPickUp(order) ? 'collected' : 'delivered',
    ],
    [
      packages.every((each) => hasGone(each) || each.deliveryStatus === 'cancellation_completed'),
      isPickUp(order) ? 'ready_for_collection' : 'shipped',
    ],
  ]
  return { ...order, status: stages.find(([condition]) => condition)?.[1] ?? status }
}

function packagesOf({ packages }: Movable, id: number | undefined): OrderPackage[] | null {
  const chosen = packages.filter((each) => id === undefined || each.id === id)
  return chosen.length === 0 ? null : chosen
}

/** Including items that belong to the same group; null where one does not exist. */
function itemsOf({ items }: Movable, keys: string[] | undefined): OrderItem[] | null {
  if (keys === undefined) return items
  const named = items.filter(({ key }) => keys.includes(key))
  if (named.length < new Set(keys).size || named.length === 0) return null
  const groups = new Set(named.flatMap(({ itemGroup }) => itemGroup?.id ?? []))
  return items.filter((item) => named.includes(item) || groups.has(item.itemGroup?.id ?? ''))
}

const hasGone = ({ deliveryStatus }: OrderPackage): boolean => deliveryStatus === 'shipment_completed'

const isSent = ({ packages }: Movable, { packageId }: OrderItem): boolean =>
  packages.some((each) => each.id === packageId && hasGone(each))

const marked = (
  items: readonly OrderItem[],
  some: ReadonlySet<OrderItem>,
  status: OrderItem['status'],
): OrderItem[] => items.map((item) => (some.has(item) ? { ...item, status } : item))

const keysOf = (items: ReadonlySet<OrderItem>): string[] => [...items].map(({ key }) => key)

/** Price of all cancelled and returned pieces of some items. */
const worthOf = (items: readonly OrderItem[]): Minor =>
  sumOf(items.map((item) => valueOfPieces(item, unbilledPieces(item))))

/** Never more than the order's total. */
const owing = ({ cost }: Movable, amount: number): Minor => minor(Math.min(cost.withTax, amount))
