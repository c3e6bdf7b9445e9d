import type { Basket, BasketItem, NewItem } from '#domain/basket/basket.ts'
import { withDefaultCustomData } from '#domain/basket/default-custom-data.ts'
import type { ExistingItemHandling } from '#domain/basket/existing-item-handling.ts'
import { fail } from '#domain/result.ts'
import { VARIANTS } from '#i18n/variants.ts'
import type { BasketClient, ItemUpdate, NewGroup } from '#clients/shop-api/basket-client.ts'
import { ShopError } from '#platform/errors.ts'
import type { RequestScope } from '#server/request/request-scope.ts'
import { callerKey, ensureCallerKey, variantOfOwnBasket } from '#server/request/caller-keys.ts'
import { addGroup } from './add-group.ts'
import { addItems, changeResult, readBasket, removeItem } from './add-items.ts'
import {
  type BasketResult,
  changeBasket,
  changeOwnBasket,
  emptyBasketOf,
  basketHandle,
  saleTerms,
} from './change-basket.ts'
import { limitCodes } from './code-limit.ts'
import { keepRemovedPair } from './keep-removed-pair.ts'
import { mergeBaskets } from './merge-baskets.ts'
import { reconcileBasket } from './reconcile-basket.ts'

type Promotions = Parameters<BasketClient['setPromotions']>[1]

/**
 * The caller's basket in the shop of the address, for calls and forms alike. A caller without a basket gets an
 * empty one. Every change is followed by `reconcileBasket`, and only one change of a basket runs at a time.
 * `fields` is the Shop API's `with`.
 */
export const basketService = {
  read: (scope: RequestScope, fields?: string): Promise<BasketResult> =>
    changeOwnBasket(scope, fields, async (handle) => ({ basket: await readBasket(handle), failures: [] })),

  /** Each item records the shop it is from. A shop that sells nothing online throws ShopError 'not-found'. */
  async add(
    scope: RequestScope,
    items: readonly NewItem[],
    onExisting: ExistingItemHandling = 'AddQuantityToExisting',
    fields?: string,
  ): Promise<BasketResult> {
    await limitCodes(scope, items)
    const defaults = { shopId: VARIANTS[scope.variant].shopId }
    const key = await ensureCallerKey(scope, 'basket')
    const complete = items.map((item) => withDefaultCustomData(item, defaults))
    return changeBasket(scope, basketHandle(scope, key, fields), (handle) =>
      addItems(handle, complete, onExisting),
    )
  },

  /** Adds the items of a group, or one item alone, all or none. Groups are made by the server alone. */
  async addGroup(scope: RequestScope, group: NewGroup, fields?: string): Promise<BasketResult> {
    const key = await ensureCallerKey(scope, 'basket')
    return changeBasket(scope, basketHandle(scope, key, fields), (handle) => addGroup(handle, group))
  },

  async update(
    scope: RequestScope,
    itemKey: string,
    update: ItemUpdate,
    fields?: string,
  ): Promise<BasketResult> {
    if (!scope.caller.user) return withoutItem(scope)
    await limitCodes(scope, [update])
    return changeOwnBasket(scope, fields, async (handle) =>
      changeResult('update', await handle.baskets.update(handle.key, itemKey, update, handle.fields)),
    )
  },

  remove: (scope: RequestScope, itemKey: string, fields?: string): Promise<BasketResult> =>
    changeOwnBasket(scope, fields, async (handle) =>
      changeResult('delete', await handle.baskets.remove(handle.key, itemKey, handle.fields)),
    ),

  async clear(scope: RequestScope): Promise<void> {
    const key = callerKey(scope, 'basket')
    if (key === null) return
    const handle = basketHandle(scope, key, '')
    await scope.ctx.runExclusive(key, async () => {
      for (const item of (await readBasket(handle)).items) await removeItem(handle, item.key)
    })
  },

  /**
   * Adds one of the caller's baskets to the one of this shop, whose prices its lines then have. Any other basket
   * throws ShopError 'forbidden'.
   */
  async merge(scope: RequestScope, fromKey: string, toKey: string, fields?: string): Promise<Basket> {
    const shop = variantOfOwnBasket(scope, fromKey)
    if (!shop || callerKey(scope, 'basket') !== toKey)
      throw new ShopError('forbidden', 'merging baskets that are not both the caller’s')
    const to = basketHandle(scope, toKey, fields)
    if (fromKey === toKey) return readBasket(to)
    const from = basketHandle(scope, fromKey, fields, shop)
    const terms = await saleTerms(scope)
    return scope.ctx.runExclusive(toKey, async () => {
      const shopIds = { from: VARIANTS[shop].shopId, to: VARIANTS[scope.variant].shopId }
      const merged = await mergeBaskets(from, to, shopIds)
      const keep = (group: readonly BasketItem[]) => keepRemovedPair(scope, toKey, group)
      return (await reconcileBasket(to, merged, terms, keep)).basket
    })
  },

  /** The basket with what a code makes applicable; as it is where the code does nothing. */
  async openPromotions(scope: RequestScope, promotionCode: string, fields?: string): Promise<Basket> {
    const key = callerKey(scope, 'basket')
    if (key === null) return emptyBasketOf(scope)
    await limitCodes(scope, [{ promotionCode }])
    const handle = basketHandle(scope, key, fields)
    return (await handle.baskets.openPromotions(key, promotionCode, handle.fields)) ?? readBasket(handle)
  },

  /** Replaces the promotions of each named item. */
  async setPromotions(scope: RequestScope, items: Promotions, fields?: string): Promise<BasketResult> {
    if (!scope.caller.user) return withoutItem(scope)
    await limitCodes(scope, items)
    return changeOwnBasket(scope, fields, async (handle) =>
      changeResult('update', await handle.baskets.setPromotions(handle.key, items, handle.fields)),
    )
  },
}

const withoutItem = (scope: RequestScope): BasketResult =>
  fail({ status: 404, kind: 'BasketItemNotFound', more: { basket: emptyBasketOf(scope) } })
