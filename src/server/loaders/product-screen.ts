import type { VariantCode } from '#i18n/variants.ts'
import { tag } from '#clients/cache-tags.ts'
import type { Context } from '#server/context.ts'
import { loadPacks } from './packs.ts'
import type { ProductPage } from './product.ts'
import { loadProductHead } from './product-head.ts'
import { loadRecommendations } from './recommendations.ts'
import { loadShell } from './shell.ts'

/** Everything around a product on its page, at any of its addresses, and the tags of all of it. */
export async function loadProductScreen(
  ctx: Context,
  variant: VariantCode,
  page: ProductPage,
  absolute: (path: string) => string,
) {
  const [shell, productLists, packs, productHead] = await Promise.all([
    loadShell(ctx, variant),
    loadRecommendations(ctx, variant, page),
    loadPacks(ctx, variant, page.product),
    loadProductHead(ctx, variant, page, absolute),
  ])
  const related = [...packs, ...productLists.flatMap(({ tiles }) => tiles)]
  return {
    shell,
    productLists,
    packs,
    head: productHead.head,
    tags: [...shell.tags, ...productHead.tags, ...related.map(({ id }) => tag.product(id))],
  }
}
