import { isSellable } from '#domain/catalogue/availability.ts'
import { isFree } from '#domain/catalogue/zero-price.ts'
import { salesStatus } from '#domain/catalogue/sales-status.ts'
import { lowestTotal } from '#domain/configurator/lowest-total.ts'
import { stepQuery } from '#domain/configurator/view.ts'
import type { Minor } from '#domain/money/price.ts'
import { availableIndices } from '#domain/prescription/lens-index.ts'
import { fieldSetRows } from '#domain/catalogue/advanced-attribute.ts'
import { attributeValue } from '#domain/catalogue/read-attribute.ts'
import { VARIANTS, type VariantCode } from '#i18n/variants.ts'
import { tag } from '#clients/cache-tags.ts'
import { rxParts } from '#server/configurator/rx-parts.ts'
import type { Context } from '#server/context.ts'
import type { ProductPage } from './product.ts'

/** The way from a frame to its lenses: the path of the configurator, and what the pair costs at least. */
export type LensEntry = { path: string; from: Minor; tags: string[] }

/** Null where the shop makes no lenses for the frame, or does not sell it now. A frame without a price needs the flag "zero-cost frames". */
export async function loadLensEntry(
  ctx: Context,
  code: VariantCode,
  { product, variant, type, path, dimensions }: ProductPage,
): Promise<LensEntry | null> {
  if (type !== 'rxGlasses' && type !== 'sunglasses') return null
  const { flags, customData } = await ctx.shop(code).configuration()
  const isSold = salesStatus(product) === 'published' && isSellable(variant)
  if (!isSold || !flags.rxConfigurator || !flags.onlineShop || (isFree(variant) && !flags.zeroCostFrames))
    return null
  const indices = availableIndices(
    fieldSetRows(product.advancedAttributes, 'rxCountryIndexAvailability'),
    VARIANTS[code].country,
    attributeValue(product.attributes, 'rimType'),
  )
  if (indices.length === 0 || customData.rxLensTypes?.includes('type_ei') === false) return null
  const parts = await rxParts(ctx, code)
  const frame = { variantId: variant.id, price: variant.price.withTax }
  const world = {
    frame: { indices, lensHeight: dimensions?.lensHeight ?? null },
    offered: parts.filter(isSellable),
  }
  const from = lowestTotal({ frame, world }, 'type_ei')
  if (from === null) return null
  return {
    path: path + stepQuery('type', { frame, replaces: null }),
    from,
    tags: parts.map(({ productId }) => tag.product(productId)),
  }
}
