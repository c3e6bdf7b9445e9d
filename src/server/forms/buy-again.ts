import { shopDay } from '#domain/shop/shop-day.ts'
import type { Basket, NewItem } from '#domain/basket/basket.ts'
import { isTried } from '#domain/basket/try-on.ts'
import { isGiftItem } from '#domain/basket/gift-item.ts'
import type { BasketNote } from '#domain/basket/note.ts'
import { isSameLine } from '#domain/basket/plan-add.ts'
import type { Order, OrderItem } from '#domain/order/order.ts'
import { withoutValues } from '#domain/order/remove-values.ts'
import { withCorrectedValues } from '#domain/prescription/corrected-values.ts'
import { prescriptionValuesOf } from '#domain/prescription/made-to-measure.ts'
import { type OrderedPair, orderedPairs } from '#domain/order/ordered-pair.ts'
import { basketService } from '#server/basket/basket-service.ts'
import { addConfiguration } from '#server/configurator/add-configuration.ts'
import type { RequestScope } from '#server/request/request-scope.ts'
import { formAction, seeOther } from './form-action.ts'

/**
 * Adds the items of an order to the basket again, except gifts, which have to be earned again, and what was only tried. Pairs are configured again, with the
 * values that they had: by today's rules and prices. The basket then names what is not or only in part in it. Null where nothing was added, and no
 * pair was among it.
 */
export const buyAgain = (
  scope: RequestScope,
  order: Order,
  request: Request,
  { url, toBasket }: { url: URL; toBasket: string },
): Promise<Response | null> => formAction(request, url, () => addItemsAgain(scope, order, toBasket))

/** As `buyAgain`, for a form that was read. */
export async function addItemsAgain(
  scope: RequestScope,
  given: Pick<Order, 'id' | 'items' | 'placedAt' | 'shipping' | 'valuesRemoval'>,
  toBasket: string,
): Promise<Response | null> {
  // Values that are to be deleted are in use for their own order alone.
  const order = given.valuesRemoval === undefined ? given : withoutValues(given)
  const before = await linesOf(scope)
  const leftOut = new Set(order.items.filter((item) => isGiftItem(item) || isTried(item)))
  const pairs = orderedPairs(order.items.map(withCorrectedValues))
  const items = order.items.filter((item) => !item.itemGroup && !leftOut.has(item))
  for (const pair of pairs)
    if (!(await addPair(scope, order, pair)))
      for (const item of order.items)
        if (item.itemGroup?.isMainItem && item.itemGroup.id === pair.groupId) leftOut.add(item)
  const isPairGone = order.items.some((item) => item.itemGroup && leftOut.has(item))
  if (items.length > 0) await basketService.add(scope, items.map(newItemOf))
  const after = await linesOf(scope)
  const missing = missingItems(items, before, after)
  if (pairs.length === 0 && !hasMore(items, before, after)) return null
  for (const item of missing) leftOut.add(item)
  const query = new URLSearchParams({ note: noteOf(isPairGone, leftOut.size > 0) })
  if (leftOut.size > 0) query.set('order', order.id)
  for (const { key } of leftOut) query.append('missing', key)
  return seeOther(`${toBasket}?${query}`, scope.caller)
}

const noteOf = (isPairGone: boolean, isIncomplete: boolean): BasketNote => {
  if (isPairGone) return 'pair-gone'
  return isIncomplete ? 'added-some' : 'added-all'
}

type Line = Basket['items'][number]

/** Of the caller's basket; none where it cannot be read. */
async function linesOf(scope: RequestScope): Promise<Line[]> {
  const read = await basketService.read(scope)
  return read.ok ? read.value.basket.items : []
}

const quantityOf = (lines: readonly Line[], item: OrderItem): number =>
  lines.find((line) => isSameLine(line, newItemOf(item)))?.quantity ?? 0

/** Items of which the basket has fewer pieces more than were asked for. */
const missingItems = (
  items: readonly OrderItem[],
  before: readonly Line[],
  after: readonly Line[],
): OrderItem[] =>
  items.filter((item) => quantityOf(after, item) < quantityOf(before, item) + piecesOf(items, item))

/** Of all items that are one line with this one. */
const piecesOf = (items: readonly OrderItem[], item: OrderItem): number =>
  items.filter((other) => isSameLine(other, newItemOf(item))).reduce((sum, { quantity }) => sum + quantity, 0)

/** Whether the caller's basket has all pieces of these items already. */
export async function isInBasket(scope: RequestScope, items: readonly OrderItem[]): Promise<boolean> {
  const lines = await linesOf(scope)
  return items.every((item) => quantityOf(lines, item) >= piecesOf(items, item))
}

const hasMore = (items: readonly OrderItem[], before: readonly Line[], after: readonly Line[]): boolean =>
  items.some((item) => quantityOf(after, item) > quantityOf(before, item))

/** Whether the pair is in the basket. A frame that the shop no longer has, parts that it no longer makes: then nothing of it is. */
async function addPair(
  scope: RequestScope,
  { id, placedAt }: Pick<Order, 'id' | 'placedAt'>,
  pair: OrderedPair,
): Promise<boolean> {
  const { groupId, affirmed, ...configuration } = pair
  const attempt = `${id} ${groupId}`
  const affirmation = affirmed === null ? { isAffirmed: false } : { isAffirmed: true, affirmed }
  const added = await addConfiguration(scope, {
    ...configuration,
    ...affirmation,
    measuredOn: pair.measuredOn ?? shopDay(new Date(placedAt)),
    attempt,
    isPdMeasured: false,
    isEarlier: true,
  }).catch((error: unknown) => {
    if (error instanceof Error && 'kind' in error && error.kind === 'not-found') return null
    throw error
  })
  return added?.ok === true
}

/** Lenses have the values that they had. Whether they are still made is checked as for every line. */
function newItemOf({ variant, quantity, customData }: OrderItem): NewItem {
  const prescriptionValues = prescriptionValuesOf({ customData })
  return {
    variantId: variant.id,
    quantity,
    ...(prescriptionValues && { customData: { prescriptionValues } }),
  }
}
