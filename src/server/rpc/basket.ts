import { BASKET } from '#contract/rpc/basket.ts'
import { basketService } from '#server/basket/basket-service.ts'
import { fallibleProcedure, type Procedure, procedure } from './procedure.ts'

export const basketProcedures = {
  getBasket: fallibleProcedure(BASKET.getBasket, (scope, { with: fields }) =>
    basketService.read(scope, fields),
  ),

  addItemToBasket: fallibleProcedure(BASKET.addItemToBasket, (scope, payload) => {
    const { with: fields, existingItemHandling, ...item } = payload
    return basketService.add(scope, [item], existingItemHandling, fields)
  }),

  addItemsToBasket: fallibleProcedure(BASKET.addItemsToBasket, (scope, payload) =>
    basketService.add(scope, payload.items, payload.existingItemHandling, payload.with),
  ),

  updateBasketItem: fallibleProcedure(BASKET.updateBasketItem, (scope, payload) =>
    basketService.update(scope, payload.basketItemKey, payload.update, payload.with),
  ),

  removeItemFromBasket: fallibleProcedure(BASKET.removeItemFromBasket, (scope, payload) =>
    basketService.remove(scope, payload.itemKey, payload.with),
  ),

  clearBasket: procedure(BASKET.clearBasket, async (scope): Promise<true> => {
    await basketService.clear(scope)
    return true
  }),

  mergeBaskets: procedure(BASKET.mergeBaskets, (scope, payload) =>
    basketService.merge(scope, payload.fromBasketKey, payload.toBasketKey, payload.with),
  ),

  getApplicablePromotionsByCode: procedure(BASKET.getApplicablePromotionsByCode, async (scope, payload) => ({
    basket: await basketService.openPromotions(scope, payload.promotionCode, payload.with),
  })),

  updatePromotions: fallibleProcedure(BASKET.updatePromotions, (scope, payload) =>
    basketService.setPromotions(scope, payload.items, payload.with),
  ),
} satisfies Record<keyof typeof BASKET, Procedure>
