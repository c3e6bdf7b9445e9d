import { gallery, imageSource, variantImage } from '#domain/catalogue/images.ts'
import { offeredAvailability } from '#domain/catalogue/offered-availability.ts'
import type { Product, Variant } from '#domain/catalogue/product.ts'
import { attributeLabel, attributeValue } from '#domain/catalogue/read-attribute.ts'
import { colourLabel, siblingLabels } from '#domain/catalogue/sibling-label.ts'
import { productPath } from '#domain/catalogue/slug.ts'
import { variantChoice } from '#domain/catalogue/variant-choice.ts'
import { isFree } from '#domain/catalogue/zero-price.ts'
import { deliveryFee, deliveryMethods } from '#domain/delivery/carrier.ts'
import { imageUrl } from '#domain/image/image-url.ts'
import type { Minor } from '#domain/money/price.ts'
import { priceTag } from '#domain/money/reduction.ts'
import { productData, type SalesTerms, type StructuredVariant } from '#domain/seo/product-data.ts'
import { VARIANTS, type VariantCode } from '#i18n/variants.ts'
import type { Context } from '#server/context.ts'
import type { ProductPage } from './product.ts'

type Absolute = (path: string) => string

/** Square, as search engines show goods. */
const IMAGE_SIZE = { width: 1200, height: 1200 }
const MAX_IMAGES = 4

/** The structured data of a product page. */
export function structuredProduct(
  { env }: Pick<Context, 'env'>,
  code: VariantCode,
  page: ProductPage,
  absolute: Absolute,
): object {
  const { product, brand, path, colours, delivery } = page
  const { country } = VARIANTS[code]
  const name = `${brand} ${product.name}`.trim()
  const terms: SalesTerms = {
    country,
    fee: (goods) => deliveryFee(deliveryMethods(country)[0]!, goods),
    days: 'days' in delivery ? delivery.days : null,
    returnsPaidBy: env.returnAddresses[country]?.paidBy ?? null,
  }
  return productData(
    {
      name: [name, ...siblingLabels(product.attributes)].join(', '),
      brand,
      description: attributeLabel(product.attributes, 'description') ?? name,
      colour: colourLabel(product.attributes),
      material:
        attributeLabel(product.attributes, 'frameMaterial') ??
        attributeLabel(product.attributes, 'lensMaterial'),
      model: product.masterKey,
      url: absolute(path),
      siblings: colours.filter(({ isSelected }) => !isSelected).map((sibling) => absolute(sibling.path)),
      variants: structuredVariants(page, country, absolute),
    },
    terms,
  )
}

function structuredVariants(
  { product, type }: ProductPage,
  country: string,
  absolute: Absolute,
): StructuredVariant[] {
  const variants = product.variants ?? []
  const choice = variantChoice(variants)
  return variants.map((variant) => ({
    sku: variant.referenceKey,
    gtin: gtinOf(variant),
    size: variants.length === 1 ? null : choice.labelOf(variant),
    images: imagesOf(product, variant, absolute),
    offer: isFree(variant)
      ? null
      : {
          url: absolute(productPath(product, type, variant.id)),
          price: variant.price.withTax,
          previous: previousPrice(variant),
          currency: variant.price.currencyCode,
          availability: offeredAvailability(product, variant, country).kind,
        },
  }))
}

const previousPrice = ({ price, lowestPriorPrice }: Variant): Minor | null =>
  priceTag(price, lowestPriorPrice).previous?.price ?? null

function gtinOf({ attributes }: Variant): string | null {
  const ean = attributeValue(attributes, 'ean')
  return ean !== null && /^\d{13}$/.test(ean) ? ean : null
}

function imagesOf(product: Product, variant: Variant, absolute: Absolute): string[] {
  const pictures = [variantImage(product, variant.referenceKey), ...gallery(product)]
  const sources = new Set(pictures.flatMap((picture) => imageSource(picture) ?? []))
  return [...sources]
    .slice(0, MAX_IMAGES)
    .map((source) => new URL(imageUrl(source, IMAGE_SIZE), absolute('/')).href)
}
