import { packsOf, pricedPacks, type PricedPack } from '#domain/catalogue/pack.ts'
import type { Product } from '#domain/catalogue/product.ts'
import { VARIANTS, type VariantCode } from '#i18n/variants.ts'
import type { Context } from '#server/context.ts'

/** The packages of a product with their prices. Prices are optional: a package can be selected without one. */
export async function loadPacks(ctx: Context, variant: VariantCode, product: Product): Promise<PricedPack[]> {
  const packs = packsOf(product, VARIANTS[variant].country)
  if (packs.length === 0) return []
  try {
    return pricedPacks(packs, await ctx.shop(variant).tilesByIds(packs.map(({ id }) => id)))
  } catch (error) {
    ctx.log.warn({ error }, 'packages are shown without prices')
    return pricedPacks(packs, [])
  }
}
