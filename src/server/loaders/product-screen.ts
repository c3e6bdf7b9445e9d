import type { VariantCode } from '#i18n/variants.ts'
import { tag } from '#server/cache-tags.ts'
import type { Context } from '#server/context.ts'
import { loadPacks } from './packs.ts'
import type { ProductPage } from './product.ts'
import { loadProductHead } from './product-head.ts'
import { loadRecommendations } from './recommendations.ts'
import { loadShell } from './shell.ts'

/** What stands around a product on its page, whichever address it is shown at, and the tags of all of it. */
export async function loadProductScreen(
  ctx: Context,
  variant: VariantCode,
  page: ProductPage,
  absolute: (path: string) => string,
) {
  const [shell, shelves, packs, about] = await Promise.all([
    loadShell(ctx, variant),
    loadRecommendations(ctx, variant, page),
    loadPacks(ctx, variant, page.product),
    loadProductHead(ctx, variant, page, absolute),
  ])
  const beside = [...packs, ...shelves.flatMap(({ tiles }) => tiles)]
  return {
    shell,
    shelves,
    packs,
    head: about.head,
    tags: [...shell.tags, ...about.tags, ...beside.map(({ id }) => tag.product(id))],
  }
}
