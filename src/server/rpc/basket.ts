import type { z } from 'zod'
import { BASKET } from '#contract/rpc/basket.ts'
import type { Result } from '#domain/result.ts'
import { addContactLenses } from '#server/basket/add-contact-lenses.ts'
import { basketService } from '#server/basket/basket-service.ts'
import type { ChangedBasket } from '#server/basket/change-basket.ts'
import { offeredLenses } from '#server/basket/offered-lenses.ts'
import { subscribedItems } from '#server/basket/subscribe.ts'
import { storePairOfLine } from '#server/configurator/removed-pair.ts'
import type { Refusal, RequestScope } from '#server/request/request-scope.ts'
import { fallibleProcedure, type Procedure, procedure } from './procedure.ts'

export const basketProcedures = {
  getBasket: fallibleProcedure(BASKET.getBasket, (scope, { with: fields }) =>
    basketService.read(scope, fields),
  ),

  addItemToBasket: fallibleProcedure(BASKET.addItemToBasket, (scope, payload) => {
    const { with: fields, existingItemHandling, ...item } = payload
    return addRequested(scope, { items: [item], existingItemHandling, with: fields })
  }),

  addItemsToBasket: fallibleProcedure(BASKET.addItemsToBasket, (scope, payload) =>
    addRequested(scope, payload),
  ),

  addContactLensesToBasket: fallibleProcedure(BASKET.addContactLensesToBasket, (scope, payload) => {
    const { with: fields, subscription, ...lenses } = payload
    return addContactLenses(scope, lenses, { fields, subscription })
  }),

  updateBasketItem: fallibleProcedure(BASKET.updateBasketItem, (scope, payload) =>
    basketService.update(scope, payload.basketItemKey, payload.update, payload.with),
  ),

  removeItemFromBasket: fallibleProcedure(BASKET.removeItemFromBasket, async (scope, payload) => {
    await storePairOfLine(scope, payload.itemKey)
    return basketService.remove(scope, payload.itemKey, payload.with)
  }),

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

type Requested = Pick<z.output<typeof BASKET.addItemsToBasket.input>, 'items' | 'existingItemHandling'> & {
  with?: string | undefined
}

async function addRequested(
  scope: RequestScope,
  { items, existingItemHandling, with: fields }: Requested,
): Promise<Result<ChangedBasket, Refusal>> {
  const checked = await offeredLenses(scope, items)
  if (!checked.ok) return checked
  const stored = await subscribedItems(scope, checked.value)
  return stored.ok ? basketService.add(scope, stored.value, existingItemHandling, fields) : stored
}
