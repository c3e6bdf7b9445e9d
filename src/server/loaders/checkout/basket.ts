import type { Basket, BasketItem } from '#domain/basket/basket.ts'
import { basketEntries } from '#domain/basket/basket-entries.ts'
import type { Removal } from '#domain/basket/clean-up.ts'
import { emptyBasket } from '#domain/basket/empty-basket.ts'
import type { GiftOffer } from '#domain/basket/gift-hint.ts'
import { resolveProductType } from '#domain/catalogue/resolve-product-type.ts'
import type { Tile } from '#domain/catalogue/tile.ts'
import { giftOf } from '#domain/promotion/gift.ts'
import { VARIANTS } from '#i18n/variants.ts'
import { basketService } from '#server/basket/basket-service.ts'
import { takeRemoved } from '#server/checkout/checkout-state.ts'
import { callerKey } from '#server/request/caller-keys.ts'
import type { RequestScope } from '#server/request/request-scope.ts'
import { loadRecommendations } from '#server/loaders/product/recommendations.ts'

export type BasketView = {
  basket: Basket
  /** What was removed since the basket was last shown, by name. */
  removed: readonly Removal[]
  gifts: GiftOffer[]
  recommended: Tile[]
}

/** The caller's basket with gifts and recommendations. Only the basket itself is required. */
export async function loadBasket(scope: RequestScope): Promise<BasketView> {
  const empty = {
    basket: emptyBasket(VARIANTS[scope.variant].currency),
    removed: [],
    gifts: [],
    recommended: [],
  }
  if (!scope.caller.user) return empty
  const result = await basketService.read(scope)
  if (!result.ok) return empty
  const { basket, removed = [] } = result.value
  const without =
    <T>(what: string, fallback: T) =>
    (error: unknown): T => {
      scope.ctx.log.warn({ error }, `the basket is shown without ${what}`)
      return fallback
    }
  const [earlier, gifts, recommended] = await Promise.all([
    takeRemoved(scope, callerKey(scope, 'basket')).catch(without('what was removed before', [])),
    activeGifts(scope).catch(without('gifts', [])),
    recommendedFor(scope, basket.items).catch(without('recommendations', [])),
  ])
  return { basket, removed: [...earlier, ...removed], gifts, recommended }
}

async function activeGifts({ ctx, variant }: RequestScope): Promise<GiftOffer[]> {
  const shop = ctx.shop(variant)
  const activeAt = `${ctx.now().toISOString().slice(0, 16)}:00Z`
  const { entities } = await shop.promotions({ perPage: 100, activeAt })
  const offers = entities.map(async (promotion): Promise<GiftOffer[]> => {
    const variantId = giftOf(promotion)?.variantIds[0]
    if (variantId === undefined || promotion.code !== undefined) return []
    const productId = await shop.productIdOfVariant(variantId)
    const [tile] = productId === null ? [] : await shop.tilesByIds([productId])
    return tile ? [{ promotion, variantId, name: tile.name, image: tile.image }] : []
  })
  return (await Promise.all(offers)).flat()
}

/** What complements the last added item. A group counts as its main item. */
async function recommendedFor({ ctx, variant }: RequestScope, items: readonly BasketItem[]): Promise<Tile[]> {
  const last = basketEntries(items).findLast(({ main }) => main.status === 'available')?.main
  if (!last) return []
  const { product, variant: lastVariant } = last
  const page = { product, variant: lastVariant, type: resolveProductType(product), colours: [] }
  const lists = await loadRecommendations(ctx, variant, page)
  const list = lists.find(({ kind }) => kind === 'xsell')
  const inBasket = new Set(items.map((item) => item.product.id))
  return (list?.tiles ?? []).filter(({ id }) => !inBasket.has(id))
}
