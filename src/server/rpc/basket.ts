import { BASKET } from '#contract/rpc/basket.ts'
import type { NewItem } from '#domain/basket/basket.ts'
import { withDefaultData } from '#domain/basket/default-data.ts'
import type { ExistingItemHandling } from '#domain/basket/existing-item-handling.ts'
import { fail } from '#domain/result.ts'
import { VARIANTS } from '#i18n/variants.ts'
import { ShopError } from '#server/errors.ts'
import { addItems, changedBy, read, takeOut } from './basket-changes.ts'
import { keyOf, keyToFill, shopOfOwnBasket } from './belongings.ts'
import { changeHeld, changeOwn, held, nobodys } from './change-basket.ts'
import { mergeBaskets } from './merge-baskets.ts'
import { attempt, type Procedure, procedure, type Visit } from './procedure.ts'

export const basket = {
  getBasket: attempt(BASKET.getBasket, (visit, payload) =>
    changeOwn(visit, payload.with, async (held) => ({ basket: await read(held), failures: [] })),
  ),

  addItemToBasket: attempt(BASKET.addItemToBasket, (visit, payload) => {
    const { with: fields, existingItemHandling, ...item } = payload
    return add(visit, [item], existingItemHandling, fields)
  }),

  addItemsToBasket: attempt(BASKET.addItemsToBasket, (visit, payload) =>
    add(visit, payload.items, payload.existingItemHandling, payload.with),
  ),

  updateBasketItem: attempt(BASKET.updateBasketItem, async (visit, payload) => {
    const { basketItemKey, update, with: fields } = payload
    if (!visit.caller.user)
      return fail({ status: 404, kind: 'BasketItemNotFound', more: { basket: nobodys(visit) } })
    return changeOwn(visit, fields, async ({ baskets, key, fields }) =>
      changedBy('update', await baskets.update(key, basketItemKey, update, fields)),
    )
  }),

  removeItemFromBasket: attempt(BASKET.removeItemFromBasket, (visit, { itemKey, with: fields }) =>
    changeOwn(visit, fields, async ({ baskets, key, fields }) =>
      changedBy('delete', await baskets.remove(key, itemKey, fields)),
    ),
  ),

  clearBasket: procedure(BASKET.clearBasket, async (visit): Promise<true> => {
    const key = keyOf(visit, 'basket')
    if (key) {
      const own = held(visit, key, '')
      await visit.ctx.inTurn(key, async () => {
        for (const item of (await read(own)).items) await takeOut(own, item.key)
      })
    }
    return true
  }),

  mergeBaskets: procedure(BASKET.mergeBaskets, async (visit, payload) => {
    const { fromBasketKey, toBasketKey, with: fields } = payload
    const from = shopOfOwnBasket(visit, fromBasketKey)
    if (!from || keyOf(visit, 'basket') !== toBasketKey)
      throw new ShopError('forbidden', 'merging baskets that are not both the caller’s')
    const to = held(visit, toBasketKey, fields)
    if (fromBasketKey === toBasketKey) return read(to)
    return visit.ctx.inTurn(toBasketKey, () => mergeBaskets(held(visit, fromBasketKey, fields, from), to))
  }),

  getApplicablePromotionsByCode: procedure(
    BASKET.getApplicablePromotionsByCode,
    async (visit, { promotionCode, with: fields }) => {
      const key = keyOf(visit, 'basket')
      if (!key) return { basket: nobodys(visit) }
      const own = held(visit, key, fields)
      const opened = await own.baskets.openPromotions(key, promotionCode, own.fields)
      return { basket: opened ?? (await read(own)) }
    },
  ),

  updatePromotions: attempt(BASKET.updatePromotions, async (visit, { items, with: fields }) => {
    if (!visit.caller.user)
      return fail({ status: 404, kind: 'BasketItemNotFound', more: { basket: nobodys(visit) } })
    return changeOwn(visit, fields, async ({ baskets, key, fields }) =>
      changedBy('update', await baskets.setPromotions(key, items, fields)),
    )
  }),
} satisfies Record<keyof typeof BASKET, Procedure>

/** Every line says which shop it is from. */
async function add(
  visit: Visit,
  items: readonly NewItem[],
  handling: ExistingItemHandling,
  fields: string | undefined,
) {
  const defaults = { shopId: VARIANTS[visit.variant].shopId }
  const key = await keyToFill(visit, 'basket')
  return changeHeld(visit, held(visit, key, fields), (held) =>
    addItems(
      held,
      items.map((item) => withDefaultData(item, defaults)),
      handling,
    ),
  )
}
