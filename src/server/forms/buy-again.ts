import type { NewItem } from '#domain/basket/basket.ts'
import { isTried } from '#domain/basket/try-on.ts'
import { isGiftItem } from '#domain/basket/gift-item.ts'
import type { BasketNote } from '#domain/basket/note.ts'
import { isSameLine } from '#domain/basket/plan-add.ts'
import type { Order } from '#domain/order/order.ts'
import { prescriptionValuesOf } from '#domain/prescription/made-to-measure.ts'
import { type OrderedPair, orderedPairs } from '#domain/order/ordered-pair.ts'
import { basketService } from '#server/basket/basket-service.ts'
import { addConfiguration } from '#server/configurator/add-configuration.ts'
import type { RequestScope } from '#server/request/request-scope.ts'
import { formAction, seeOther } from './form-action.ts'

/**
 * Adds the items of an order to the basket again, except gifts, which have to be earned again, and what was only tried. Pairs are configured again, with the
 * values that they had: by today's rules and prices. Null where nothing was added, and no pair was among it.
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
  order: Pick<Order, 'id' | 'items'>,
  toBasket: string,
): Promise<Response | null> {
  const pairs = orderedPairs(order.items)
  const items = order.items
    .filter((item) => !item.itemGroup && !isGiftItem(item) && !isTried(item))
    .map(newItemOf)
  let areAllPairsAdded = true
  for (const pair of pairs) areAllPairsAdded = (await addPair(scope, order, pair)) && areAllPairsAdded
  const rest = items.length > 0 ? await addAgain(scope, items) : null
  const note = areAllPairsAdded ? noteOf(pairs, items, rest) : 'pair-gone'
  return note === null ? null : seeOther(`${toBasket}?note=${note}`, scope.caller)
}

function noteOf(pairs: readonly OrderedPair[], items: NewItem[], rest: BasketNote | null): BasketNote | null {
  if (pairs.length === 0) return rest
  return items.length === 0 ? 'added-all' : (rest ?? 'added-some')
}

/** Whether the pair is in the basket. A frame that the shop no longer has, parts that it no longer makes: then nothing of it is. */
async function addPair(scope: RequestScope, { id }: Pick<Order, 'id'>, pair: OrderedPair): Promise<boolean> {
  const { groupId, affirmed, ...configuration } = pair
  const attempt = `${id} ${groupId}`
  const affirmation = affirmed === null ? { isAffirmed: false } : { isAffirmed: true, affirmed }
  const added = await addConfiguration(scope, {
    ...configuration,
    ...affirmation,
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
function newItemOf({ variant, quantity, customData }: Order['items'][number]): NewItem {
  const prescriptionValues = prescriptionValuesOf({ customData })
  return {
    variantId: variant.id,
    quantity,
    ...(prescriptionValues && { customData: { prescriptionValues } }),
  }
}

/** Available items stay in the basket even if others fail. Tells whether all, some, or (null) none were added. */
async function addAgain(scope: RequestScope, items: NewItem[]): Promise<BasketNote | null> {
  const added = await basketService.add(scope, items)
  if (added.ok) return 'added-all'
  const read = await basketService.read(scope)
  if (!read.ok) return null
  const lines = read.value.basket.items
  const isIn = (item: NewItem) => lines.some((line) => isSameLine(line, item))
  return items.some(isIn) ? 'added-some' : null
}
