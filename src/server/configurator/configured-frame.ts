import { fieldSetRows } from '#domain/catalogue/advanced-attribute.ts'
import type { Product, Variant } from '#domain/catalogue/product.ts'
import { attributeValue } from '#domain/catalogue/read-attribute.ts'
import { resolveProductType } from '#domain/catalogue/resolve-product-type.ts'
import type { ConfigurableFrame } from '#domain/prescription/configuration.ts'
import { framePlace } from '#domain/prescription/frame-place.ts'
import { availableIndices } from '#domain/prescription/lens-index.ts'
import { lensTypesOfFrame } from '#domain/prescription/lens-types-of-frame.ts'
import type { LensPlace } from '#domain/prescription/lens-thickness.ts'
import { VARIANTS, type VariantCode } from '#i18n/variants.ts'
import { ShopError } from '#platform/errors.ts'
import type { Context } from '#server/context.ts'

/** A frame that lenses can be made for. `place` is null where its measures or its shape are not known. */
export type ConfiguredFrame = ConfigurableFrame & {
  product: Product
  variant: Variant
  place: LensPlace | null
}

const WITH = [
  'attributes',
  'advancedAttributes:key(rxCountryIndexAvailability)',
  'categories.shopLevelCustomData',
  'variants.attributes',
  'images.attributes:legacy(false):key(image1stView|imageBackground|imageKind|imageType)',
].join(',')

/**
 * The frame of a variant. Throws ShopError 'not-found' where the shop has no configurator, does not sell the variant, or it is not a
 * frame of glasses or sunglasses. With `isAgreed` it is of a pair that was in the basket already: such a pair is made, configurator or not.
 */
export async function configuredFrame(
  ctx: Context,
  code: VariantCode,
  variantId: number,
  { isAgreed = false }: { isAgreed?: boolean | undefined } = {},
): Promise<ConfiguredFrame> {
  const shop = ctx.shop(code)
  const { flags, customData } = await shop.configuration()
  const productId = flags.rxConfigurator || isAgreed ? await shop.productIdOfVariant(variantId) : null
  const product =
    productId === null ? null : await shop.product(productId, { with: WITH, includeSellableForFree: true })
  const variant = product?.variants?.find(({ id }) => id === variantId)
  if (!product || !variant || !isMadeWithLenses(product))
    throw new ShopError('not-found', `a frame to configure: variant ${variantId}`)
  return {
    product,
    variant,
    indices: availableIndices(
      fieldSetRows(product.advancedAttributes, 'rxCountryIndexAvailability'),
      VARIANTS[code].country,
      attributeValue(product.attributes, 'rimType'),
    ),
    lensTypes: lensTypesOfFrame(customData.rxLensTypes, variant),
    ...framePlace(product, variant),
  }
}

const isMadeWithLenses = (product: Product): boolean =>
  ['rxGlasses', 'sunglasses'].includes(resolveProductType(product))
