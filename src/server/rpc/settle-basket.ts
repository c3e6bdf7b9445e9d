import type { ApplicablePromotion, Basket } from '#domain/basket/basket.ts'
import { cleanUp, type Removal, removalNotice } from '#domain/basket/clean-up.ts'
import type { BasketFailure } from '#domain/basket/failure.ts'
import { lostGifts } from '#domain/basket/gift-item.ts'
import { isSinglePiece } from '#domain/basket/single-piece.ts'
import { applicationKey, nextApplication, withPromotion } from '#domain/promotion/next-application.ts'
import { type Held, takeOut } from './basket-changes.ts'

/** What left the basket, or was made less, without anybody's doing. */
export type Settled = {
  basket: Basket
  removed: Removal[]
  reduced: BasketFailure[]
}

type Application = NonNullable<ReturnType<typeof nextApplication>>

/** More is put right in no round. What is left then is put right the next time. */
const MOST_ROUNDS = 5

/**
 * Puts right what a change, or the time since the last one, has left wrong: takes out what cannot be had, makes less what there is less of,
 * and applies promotions, the best first, until none applies. Spec §4 "Basket mutations".
 */
export async function settle(held: Held, given: Basket): Promise<Settled> {
  const removed: Settled['removed'] = []
  const reduced: Settled['reduced'] = []
  let basket = given
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const { removed: groups, reduced: short } = cleanUp(basket.items)
    const gifts = lostGifts(basket.items)
    const single = basket.items.filter((item) => item.quantity > 1 && isSinglePiece(item))
    const less = [
      ...single.map((item) => ({ item, quantity: 1 })),
      ...short.filter(({ item }) => !single.includes(item)),
    ]
    if (groups.length + gifts.length + less.length === 0) {
      const applied = await applyPromotions(held, basket)
      if (applied === basket) break
      basket = applied
      continue
    }
    removed.push(
      ...groups.map(removalNotice),
      ...gifts.map((gift) => ({ ...removalNotice([gift]), isGift: true as const })),
    )
    const gone = new Set([...groups.flat(), ...gifts].map(({ key }) => key))
    for (const key of gone) basket = await takeOut(held, key)
    for (const { item, quantity } of less.filter(({ item }) => !gone.has(item.key))) {
      reduced.push({
        operation: 'update',
        kind: 'ItemAddedWithReducedQuantity',
        variantId: item.variant.id,
      })
      basket = (await held.baskets.update(held.key, item.key, { quantity }, held.fields)).basket
    }
  }
  return { basket, removed, reduced }
}

/** The basket with every promotion that applies; the very same where none does. */
async function applyPromotions({ baskets, key, fields }: Held, given: Basket): Promise<Basket> {
  const tried = new Set<string>()
  let basket = given
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

/** A discount reduces each of its items whichever others have it, so all get it at once. Gifts are counted, so one does. */
function itemsOf({ itemId, promotion }: Application, applicable: readonly ApplicablePromotion[]): string[] {
  if (promotion.effect.type !== 'automatic_discount') return [itemId]
  return applicable.flatMap((each) => (each.promotion.id === promotion.id ? (each.itemId ?? []) : []))
}
