import { nextShopDay, shopDay } from '#domain/shop/shop-day.ts'
import { type ProductSubscription, productSubscription } from '#domain/subscription/product-subscription.ts'
import { VARIANTS, type VariantCode } from '#i18n/variants.ts'
import { tag } from '#clients/cache-tags.ts'
import type { Context } from '#server/context.ts'
import { loadLensEntry } from './lens-entry.ts'
import { loadPacks } from './packs.ts'
import type { ProductPage } from './product.ts'
import { loadProductHead } from './product-head.ts'
import { loadRecommendations } from './recommendations.ts'
import { loadShell } from '#server/loaders/shell.ts'

/** Everything around a product on its page, at any of its addresses, and the tags of all of it. */
export async function loadProductScreen(
  ctx: Context,
  variant: VariantCode,
  page: ProductPage,
  absolute: (path: string) => string,
) {
  const [shell, productLists, packs, productHead, lensEntry] = await Promise.all([
    loadShell(ctx, variant),
    loadRecommendations(ctx, variant, page),
    loadPacks(ctx, variant, page.product),
    loadProductHead(ctx, variant, page, absolute),
    loadLensEntry(ctx, variant, page).catch((error: unknown) => {
      ctx.log.warn({ error }, 'a frame is shown without the way to its lenses')
      return null
    }),
  ])
  const subscription = shell.flags.subscription ? subscriptionOf(ctx, variant, page) : null
  const related = [...packs, ...productLists.flatMap(({ tiles }) => tiles)]
  return {
    shell,
    /** What the page shows ends then: the preselected day of delivery is today's. */
    expiresAt: [shell.expiresAt, subscription && nextShopDay(ctx.now()).toISOString()],
    subscription,
    productLists,
    packs,
    head: productHead.head,
    lensEntry,
    tags: [
      ...shell.tags,
      ...productHead.tags,
      ...related.map(({ id }) => tag.product(id)),
      ...(lensEntry?.tags ?? []),
    ],
  }
}

/** Null where the product is not delivered regularly, cannot be bought, or must be chosen first. */
function subscriptionOf(
  { now }: Pick<Context, 'now'>,
  variant: VariantCode,
  { product, variant: chosen, availability, isChoiceOpen }: ProductPage,
): ProductSubscription | null {
  if (availability.kind === 'none' || isChoiceOpen) return null
  const { country } = VARIANTS[variant]
  return productSubscription(product, chosen, { country, today: shopDay(now()) })
}
