import type { BasketItem } from '#domain/basket/basket.ts'
import { resolveProductType } from '#domain/catalogue/resolve-product-type.ts'
import { canonicalPath } from '#domain/catalogue/slug.ts'
import { answersOfGroup } from '#domain/configurator/stored-answers.ts'
import { stepQuery } from '#domain/configurator/view.ts'
import { affirmedOf } from '#domain/prescription/made-to-measure.ts'
import { rxPartsOf } from '#domain/prescription/rx-part.ts'
import { makesLensesFor } from '#domain/shop/makes-lenses.ts'
import { VARIANTS } from '#i18n/variants.ts'
import type { RequestScope } from '#server/request/request-scope.ts'

/**
 * Stores how a pair is configured that leaves the basket without its owner's request, because a lens of it is sold out, so that it can be
 * continued with its values. Gives the path of the configurator, without variant prefix; null where the items are no such pair, or the frame
 * itself is not available, or the shop makes no lenses for it any more. To be called before the items leave.
 */
export async function keepRemovedPair(
  { ctx, variant }: RequestScope,
  basketKey: string,
  group: readonly BasketItem[],
): Promise<string | null> {
  const frame = group.find(({ itemGroup }) => itemGroup?.isMainItem)
  if (frame?.status !== 'available') return null
  try {
    const shop = ctx.shop(variant)
    const [products, { flags }] = await Promise.all([shop.rxProducts(), shop.configuration()])
    const answers = answersOfGroup(group, products.flatMap(rxPartsOf), VARIANTS[variant].intl)
    if (!frame.itemGroup || answers === null || !makesLensesFor(flags, frame.variant)) return null
    const pair = { variantId: frame.variant.id, groupId: frame.itemGroup.id }
    const affirmed = affirmedOf(frame)
    await ctx.configuratorDrafts.save({ basketKey, ...pair }, { answers, fromOrder: null, affirmed })
    const path = canonicalPath(frame.product, resolveProductType(frame.product))
    return path + stepQuery('summary', { frame: pair, replaces: pair.groupId })
  } catch (error) {
    ctx.log.warn({ error }, 'a pair that left the basket could not be stored')
    return null
  }
}
