import { fieldSetRows } from '#domain/catalogue/advanced-attribute.ts'
import { isSellable } from '#domain/catalogue/availability.ts'
import { attributeValue } from '#domain/catalogue/read-attribute.ts'
import { salesStatus } from '#domain/catalogue/sales-status.ts'
import { isFree } from '#domain/catalogue/zero-price.ts'
import { makesLensesFor } from '#domain/shop/makes-lenses.ts'
import { lowestTotal } from '#domain/configurator/lowest-total.ts'
import { stepQuery } from '#domain/configurator/view.ts'
import { type DeliveryTime, slowestTime } from '#domain/delivery/delivery-time.ts'
import { type Minor, minor } from '#domain/money/price.ts'
import { availableIndices } from '#domain/prescription/lens-index.ts'
import { sunLensOf } from '#domain/prescription/sun-lens.ts'
import { VARIANTS, type VariantCode } from '#i18n/variants.ts'
import { tag } from '#clients/cache-tags.ts'
import { isTriableNow } from '#server/configurator/configurator-state.ts'
import { deliveryOfFrame } from '#server/configurator/delivery-of-frame.ts'
import { rxParts } from '#server/configurator/rx-parts.ts'
import type { Context } from '#server/context.ts'
import type { ProductPage } from './product.ts'

/** The ways to a frame, in this order, with what each costs at least, and the path of the configurator. */
export type LensEntry = {
  path: string
  ways: { lensType: 'type_ei' | 'type_none' | 'home_try_on'; price: Minor }[]
  /** Of the frame with whichever lenses. */
  delivery: DeliveryTime
  /** Sunglasses have lenses already: without values nothing is left to choose. */
  isWornAsPictured: boolean
  tags: string[]
}

/**
 * Null where the shop makes no lenses for the frame, or does not sell it now. A frame without a price needs the flag "zero-cost frames", and
 * is not sold without lenses.
 */
export async function loadLensEntry(
  ctx: Context,
  code: VariantCode,
  { product, variant, type, path, dimensions }: ProductPage,
): Promise<LensEntry | null> {
  if (type !== 'rxGlasses' && type !== 'sunglasses') return null
  const configuration = await ctx.shop(code).configuration()
  const { flags, customData } = configuration
  const isSold = salesStatus(product) === 'published' && isSellable(variant)
  if (!isSold || !makesLensesFor(flags, variant)) return null
  const parts = await rxParts(ctx, code)
  const frame = {
    variantId: variant.id,
    price: variant.price.withTax,
    sunLens: sunLensOf(product, variant),
  }
  const indices = availableIndices(
    fieldSetRows(product.advancedAttributes, 'rxCountryIndexAvailability'),
    VARIANTS[code].country,
    attributeValue(product.attributes, 'rimType'),
  )
  const context = {
    frame: { indices, lensHeight: dimensions?.lensHeight ?? null },
    offered: parts.filter(isSellable),
  }
  const lensTypes = customData.rxLensTypes
  const isOffered = (lensType: string) => lensTypes?.includes(lensType) !== false
  const withValues = isOffered('type_ei') ? lowestTotal({ frame, context }, 'type_ei') : null
  const ways: LensEntry['ways'] = [
    ...(withValues === null ? [] : [{ lensType: 'type_ei', price: withValues } as const]),
    ...(isOffered('type_none') && !isFree(variant)
      ? [{ lensType: 'type_none', price: frame.price } as const]
      : []),
    ...(isTriableNow({ variant, lensTypes }) ? [{ lensType: 'home_try_on', price: minor(0) } as const] : []),
  ]
  const isWornAsPictured = type === 'sunglasses'
  if (ways.every(({ lensType }) => lensType === 'type_none' && isWornAsPictured)) return null
  const delivery = deliveryOfFrame({ variant, type }, context.offered, configuration, {
    now: ctx.now(),
    country: VARIANTS[code].country,
  })
  return {
    path: path + stepQuery('type', { frame, replaces: null }),
    ways,
    delivery: slowestTime([delivery.frame, ...Object.values(delivery.parts)]),
    isWornAsPictured,
    tags: parts.map(({ productId }) => tag.product(productId)),
  }
}
