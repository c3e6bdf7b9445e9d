import type { ApplicablePromotion, Basket } from '#domain/basket/basket.ts'
import { cleanUp, type Removal, removalNotice } from '#domain/basket/clean-up.ts'
import type { BasketFailure } from '#domain/basket/failure.ts'
import { lostGifts } from '#domain/basket/gift-item.ts'
import { isSinglePiece } from '#domain/basket/single-piece.ts'
import { applicationKey, nextApplication, withPromotion } from '#domain/promotion/next-application.ts'
import { type OpenBasket, removeItem } from './add-items.ts'

/** The basket, and what was removed or reduced automatically. */
export type ReconciledBasket = {
  basket: Basket
  removed: Removal[]
  reduced: BasketFailure[]
}

type Application = NonNullable<ReturnType<typeof nextApplication>>

/** Maximum number of rounds. The rest is reconciled the next time. */
const MOST_ROUNDS = 5

/**
 * Reconciles the basket after a change, or after some time: removes what is unavailable, reduces quantities to the
 * stock, and applies promotions, the best first, until none applies. Spec §4 "Basket mutations".
 */
export async function reconcileBasket(own: OpenBasket, before: Basket): Promise<ReconciledBasket> {
  const removed: ReconciledBasket['removed'] = []
  const reduced: ReconciledBasket['reduced'] = []
  let basket = before
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const { removed: groups, reduced: short } = cleanUp(basket.items)
    const gifts = lostGifts(basket.items)
    const single = basket.items.filter((item) => item.quantity > 1 && isSinglePiece(item))
    const less = [
      ...single.map((item) => ({ item, quantity: 1 })),
      ...short.filter(({ item }) => !single.includes(item)),
    ]
    if (groups.length + gifts.length + less.length === 0) {
      const applied = await applyPromotions(own, basket)
      if (applied === basket) break
      basket = applied
      continue
    }
    removed.push(
      ...groups.map(removalNotice),
      ...gifts.map((gift) => ({ ...removalNotice([gift]), isGift: true as const })),
    )
    const gone = new Set([...groups.flat(), ...gifts].map(({ key }) => key))
    for (const key of gone) basket = await removeItem(own, key)
    for (const { item, quantity } of less.filter(({ item }) => !gone.has(item.key))) {
      reduced.push({
        operation: 'update',
        kind: 'ItemAddedWithReducedQuantity',
        variantId: item.variant.id,
      })
      basket = (await own.baskets.update(own.key, item.key, { quantity }, own.fields)).basket
    }
  }
  return { basket, removed, reduced }
}

/** The basket with every promotion that applies; the same object where none does. */
async function applyPromotions({ baskets, key, fields }: OpenBasket, before: Basket): Promise<Basket> {
  const tried = new Set<string>()
  let basket = before
  for (;;) {
    const applicable = basket.applicablePromotions ?? []
    const next = nextApplication(applicable, tried)
    if (!next) return basket
    const { promotion } = next
    const sets = itemsOf(next, applicable).map((itemId) => {
      tried.add(applicationKey({ itemId, promotion }))
      const chosen = basket.items.find((item) => item.key === itemId)?.promotions ?? []
      return { itemId, promotions: withPromotion(chosen, promotion) }
    })
    basket = (await baskets.setPromotions(key, sets, fields)).basket
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
