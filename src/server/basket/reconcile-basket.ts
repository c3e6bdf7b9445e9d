import type { ApplicablePromotion, Basket, BasketItem } from '#domain/basket/basket.ts'
import { cleanUp, type Removal, removalNotice } from '#domain/basket/clean-up.ts'
import type { BasketFailure } from '#domain/basket/failure.ts'
import { lostGifts } from '#domain/basket/gift-item.ts'
import { hasEarnedPrice, withoutPriceKey } from '#domain/basket/price-key.ts'
import { type SaleTerms, unsoldItems } from '#domain/basket/sale-rules.ts'
import { pieceLimit } from '#domain/basket/single-piece.ts'
import { applicationKey, nextApplication, withPromotion } from '#domain/promotion/next-application.ts'
import { type BasketHandle, removeItem } from './add-items.ts'

/** The basket, and what was removed or reduced automatically. */
export type ReconciledBasket = {
  basket: Basket
  removed: Removal[]
  reduced: BasketFailure[]
}

type Application = NonNullable<ReturnType<typeof nextApplication>>

/** Stores what can be continued of a group before it is removed. Gives the path where it is, without variant prefix, or null. */
export type KeepGroup = (group: readonly BasketItem[]) => Promise<string | null>

/** Maximum number of rounds. The rest is reconciled the next time. */
const MAX_ROUNDS = 5

/**
 * Reconciles the basket after a change, or after some time: removes what is unavailable and what the shop does not
 * sell so, reduces quantities to the stock and to one of a frame, restores usual prices, and applies promotions, the best first, until none applies. Spec §4 "Basket mutations".
 */
export async function reconcileBasket(
  handle: BasketHandle,
  initial: Basket,
  terms: SaleTerms,
  keep: KeepGroup,
): Promise<ReconciledBasket> {
  const removed: ReconciledBasket['removed'] = []
  const reduced: ReconciledBasket['reduced'] = []
  let basket = initial
  for (const item of initial.items.filter((each) => !hasEarnedPrice(each, terms)))
    basket = await restoreUsualPrice(handle, item)
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const { removed: unavailable, reduced: scarce } = cleanUp(basket.items)
    const available = basket.items.filter((item) => !unavailable.some((group) => group.includes(item)))
    const groups = [...unavailable, ...unsoldItems(available, terms).map(({ items }) => items)]
    const forfeitedGifts = lostGifts(basket.items)
    const oversized = basket.items.filter((item) => item.quantity > pieceLimit(item))
    const reductions = [
      ...oversized.map((item) => ({ item, quantity: pieceLimit(item) })),
      ...scarce.filter(({ item }) => !oversized.includes(item)),
    ]
    if (groups.length + forfeitedGifts.length + reductions.length === 0) {
      const applied = await applyPromotions(handle, basket)
      if (applied === basket) break
      basket = applied
      continue
    }
    for (const group of groups) {
      const path = group.length > 1 ? await keep(group) : null
      removed.push({ ...removalNotice(group), ...(path !== null && { path }) })
    }
    removed.push(...forfeitedGifts.map((gift) => ({ ...removalNotice([gift]), isGift: true as const })))
    const removedKeys = new Set([...groups.flat(), ...forfeitedGifts].map(({ key }) => key))
    for (const key of removedKeys) basket = await removeItem(handle, key)
    for (const { item, quantity } of reductions.filter(({ item }) => !removedKeys.has(item.key))) {
      reduced.push({
        operation: 'update',
        kind: 'ItemAddedWithReducedQuantity',
        variantId: item.variant.id,
      })
      basket = (await handle.baskets.update(handle.key, item.key, { quantity }, handle.fields)).basket
    }
  }
  return { basket, removed, reduced }
}

/** The basket may have the same goods at their usual price: then these are more of them. */
async function restoreUsualPrice(
  handle: BasketHandle,
  { key, quantity, variant, customData }: Basket['items'][number],
): Promise<Basket> {
  const { baskets, fields } = handle
  const usual = withoutPriceKey(customData)
  const updated = await baskets.update(handle.key, key, { customData: usual }, fields)
  if (updated.failure === null) return updated.basket
  await removeItem(handle, key)
  const item = { variantId: variant.id, quantity, customData: usual }
  return (await baskets.add(handle.key, item, fields, 'AddQuantityToExisting')).basket
}

/** The basket with every promotion that applies; the same object where none does. */
async function applyPromotions({ baskets, key, fields }: BasketHandle, initial: Basket): Promise<Basket> {
  const attempted = new Set<string>()
  let basket = initial
  for (;;) {
    const applicable = basket.applicablePromotions ?? []
    const next = nextApplication(applicable, attempted)
    if (!next) return basket
    const { promotion } = next
    const assignments = itemsOf(next, applicable).map((itemId) => {
      attempted.add(applicationKey({ itemId, promotion }))
      const chosen = basket.items.find((item) => item.key === itemId)?.promotions ?? []
      return { itemId, promotions: withPromotion(chosen, promotion) }
    })
    basket = (await baskets.setPromotions(key, assignments, fields)).basket
  }
}

/**
 * A discount reduces all of its items independently, so it is applied to all at once. A gift counts once, so it is
 * applied to one item.
 */
function itemsOf({ itemId, promotion }: Application, applicable: readonly ApplicablePromotion[]): string[] {
  if (promotion.effect.type !== 'automatic_discount') return [itemId]
  return applicable.flatMap((each) => (each.promotion.id === promotion.id ? (each.itemId ?? []) : []))
}
