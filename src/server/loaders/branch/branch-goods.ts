import { isInBranches } from '#domain/branch/is-in-branches.ts'
import { productPath } from '#domain/catalogue/slug.ts'
import type { VariantCode } from '#i18n/variants.ts'
import type { Context } from '#server/context.ts'
import { loadProduct } from '#server/loaders/product/product.ts'

/** A variant that is looked for in branches. `path` is that of its page, without variant prefix. */
export type BranchGoods = { variantId: number; name: string; path: string; image: string | null }

/** Null where the shop does not have it, or no branch would. */
export async function loadBranchGoods(
  ctx: Context,
  variant: VariantCode,
  variantId: number,
): Promise<BranchGoods | null> {
  const productId = await ctx.shop(variant).productIdOfVariant(variantId)
  const loaded = productId === null ? null : await loadProduct(ctx, variant, productId, variantId)
  if (!loaded?.ok || loaded.value.variant.id !== variantId) return null
  const { product, type, brand, pictures } = loaded.value
  if (!isInBranches(type, product)) return null
  const name = `${brand} ${product.name}`.trim()
  return { variantId, name, path: productPath(product, type, variantId), image: pictures[0]?.source ?? null }
}
