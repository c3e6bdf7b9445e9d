import { BASKET } from '#contract/rpc/basket.ts'
import type { Basket, BasketItem } from '#domain/basket/basket.ts'
import type { Removal } from '#domain/basket/clean-up.ts'
import { emptyBasket } from '#domain/basket/empty-basket.ts'
import type { GiftOffer } from '#domain/basket/gift-hint.ts'
import { productKind } from '#domain/catalogue/product-kind.ts'
import type { Tile } from '#domain/catalogue/tile.ts'
import { giftOf } from '#domain/promotion/gift.ts'
import { VARIANTS } from '#i18n/variants.ts'
import { basket } from '#server/rpc/basket.ts'
import type { Visit } from '#server/rpc/procedure.ts'
import { loadRecommendations } from './recommendations.ts'

export type BasketView = {
  basket: Basket
  /** What left it since it was seen last, by name. */
  removed: readonly Removal[]
  gifts: GiftOffer[]
  recommended: Tile[]
}

/** The caller's basket, with what could come into it. Only the basket itself is indispensable. */
export async function loadBasket(visit: Visit): Promise<BasketView> {
  const nothing = {
    basket: emptyBasket(VARIANTS[visit.variant].currency),
    removed: [],
    gifts: [],
    recommended: [],
  }
  if (!visit.caller.user) return nothing
  const result = await basket.getBasket(visit, {})
  if (!result.ok) return nothing
  const { basket: held, removed = [] } = BASKET.getBasket.output.parse(result.value)
  const without =
    <T>(what: string, fallback: T) =>
    (error: unknown): T => {
      visit.ctx.log.warn({ error }, `a basket stands without ${what}`)
      return fallback
    }
  const [gifts, recommended] = await Promise.all([
    giftsNow(visit).catch(without('gifts', [])),
    recommendedFor(visit, held.items).catch(without('recommendations', [])),
  ])
  return { basket: held, removed, gifts, recommended }
}

async function giftsNow({ ctx, variant }: Visit): Promise<GiftOffer[]> {
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

/** What goes with the item that was put in last, first of all what complements it. */
async function recommendedFor({ ctx, variant }: Visit, items: readonly BasketItem[]): Promise<Tile[]> {
  const last = items.findLast(({ status }) => status === 'available')
  if (!last) return []
  const { product, variant: bought } = last
  const page = { product, variant: bought, type: productKind(product), colours: [] }
  const shelves = await loadRecommendations(ctx, variant, page)
  const shelf = shelves.find(({ kind }) => kind === 'xsell') ?? shelves[0]
  const has = new Set(items.map((item) => item.product.id))
  return (shelf?.tiles ?? []).filter(({ id }) => !has.has(id))
}
