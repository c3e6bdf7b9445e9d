import { packsOf, pricedPacks, type PricedPack } from '#domain/catalogue/pack.ts'
import type { Product } from '#domain/catalogue/product.ts'
import type { VariantCode } from '#i18n/variants.ts'
import type { Context } from '#server/context.ts'

/** The packages of a product with their prices, which are optional: a package can be chosen without. */
export async function loadPacks(ctx: Context, variant: VariantCode, product: Product): Promise<PricedPack[]> {
  const packs = packsOf(product)
  if (packs.length === 0) return []
  try {
    return pricedPacks(packs, await ctx.shop(variant).tilesByIds(packs.map(({ id }) => id)))
  } catch (error) {
    ctx.log.warn({ error }, 'packages stand without prices')
    return pricedPacks(packs, [])
  }
}
