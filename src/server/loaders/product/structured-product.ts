import { cheapestVariant } from '#domain/catalogue/cheapest.ts'
import { gallery, primaryImage, variantImage } from '#domain/catalogue/images.ts'
import { offeredAvailability } from '#domain/catalogue/offered-availability.ts'
import { isGlobalGtin } from '#domain/catalogue/gtin.ts'
import type { Product, Variant } from '#domain/catalogue/product.ts'
import { attributeLabel, attributeValue } from '#domain/catalogue/read-attribute.ts'
import { colourLabel, siblingLabels } from '#domain/catalogue/sibling-label.ts'
import { productPath } from '#domain/catalogue/slug.ts'
import { sizeLabel, variantChoice } from '#domain/catalogue/variant-choice.ts'
import { isFree } from '#domain/catalogue/zero-price.ts'
import { deliveryFee, deliveryMethods } from '#domain/delivery/carrier.ts'
import type { Minor } from '#domain/money/price.ts'
import { priceTag } from '#domain/money/reduction.ts'
import type { SalesTerms, StructuredOffer } from '#domain/seo/offer-data.ts'
import {
  productData,
  type StructuredProduct,
  type StructuredSibling,
  type StructuredVariant,
} from '#domain/seo/product-data.ts'
import { picturePaths } from '#domain/seo/picture-paths.ts'
import { VARIANTS, type VariantCode } from '#i18n/variants.ts'
import type { Context } from '#server/context.ts'
import type { ProductPage } from './product.ts'

type Absolute = (path: string) => string

/** The structured data of a product page. */
export function structuredProduct(
  ctx: Pick<Context, 'env'>,
  code: VariantCode,
  page: ProductPage,
  absolute: Absolute,
): object {
  const { delivery } = page
  return productData(productForSearchEngines(code, page, absolute), salesTerms(ctx, code, delivery.days))
}

/** How a shop delivers and takes back; `days` in working days, null where they are not known. */
export function salesTerms(
  { env }: Pick<Context, 'env'>,
  code: VariantCode,
  days: SalesTerms['days'],
): SalesTerms {
  const { country } = VARIANTS[code]
  return {
    country,
    fee: (goods) => deliveryFee(deliveryMethods(country)[0]!, goods),
    days,
    returnsPaidBy: env.returnAddresses[country]?.paidBy ?? null,
  }
}

/** A product as structured data and merchant feeds describe it. */
export function productForSearchEngines(
  code: VariantCode,
  page: Pick<ProductPage, 'product' | 'type' | 'brand' | 'path' | 'colours'>,
  absolute: Absolute,
): StructuredProduct {
  const { product, brand, path } = page
  return {
    name: nameOf(product, brand),
    brand,
    description: attributeLabel(product.attributes, 'description') ?? `${brand} ${product.name}`.trim(),
    colour: colourLabel(product.attributes),
    material:
      attributeLabel(product.attributes, 'frameMaterial') ??
      attributeLabel(product.attributes, 'lensMaterial'),
    model: product.masterKey,
    url: absolute(path),
    siblings: structuredSiblings(page, VARIANTS[code].country, absolute),
    variants: structuredVariants(page, VARIANTS[code].country, absolute),
  }
}

/** With brand, and what distinguishes it from its siblings. */
const nameOf = ({ name, attributes }: Product, brand: string): string =>
  [`${brand} ${name}`.trim(), ...siblingLabels(attributes)].join(', ')

/** The address of a sibling leads to its cheapest variant. Packages are allowed in a country by what the product itself says of all. */
function structuredSiblings(
  { product, brand, colours }: Pick<ProductPage, 'product' | 'brand' | 'colours'>,
  country: string,
  absolute: Absolute,
): StructuredSibling[] {
  const { siblings = [], advancedAttributes = {} } = product
  return colours.flatMap(({ id, path }) => {
    const sibling = siblings.find((each) => each.id === id)
    if (!sibling || id === product.id) return []
    const url = absolute(path)
    const variant = cheapestVariant(sibling)
    const [picture] = picturePaths([primaryImage(sibling)])
    return [
      {
        url,
        name: nameOf(sibling, brand),
        colour: colourLabel(sibling.attributes),
        size: sizeLabel(sibling),
        image: picture === undefined ? null : new URL(picture, absolute('/')).href,
        sku: variant?.referenceKey ?? null,
        offer: variant ? offerOf({ ...sibling, advancedAttributes }, variant, country, url) : null,
      },
    ]
  })
}

function structuredVariants(
  { product, type }: Pick<ProductPage, 'product' | 'type'>,
  country: string,
  absolute: Absolute,
): StructuredVariant[] {
  const variants = product.variants ?? []
  const choice = variantChoice(variants)
  return variants.map((variant) => ({
    sku: variant.referenceKey,
    gtin: gtinOf(variant),
    size: variants.length === 1 ? sizeLabel(variant, product) : choice.labelOf(variant),
    images: imagesOf(product, variant, absolute),
    offer: offerOf(product, variant, country, absolute(productPath(product, type, variant.id))),
  }))
}

const offerOf = (product: Product, variant: Variant, country: string, url: string): StructuredOffer | null =>
  isFree(variant)
    ? null
    : {
        url,
        price: variant.price.withTax,
        previous: previousPrice(variant),
        currency: variant.price.currencyCode,
        availability: offeredAvailability(product, variant, country).kind,
      }

const previousPrice = ({ price, lowestPriorPrice }: Variant): Minor | null =>
  priceTag(price, lowestPriorPrice).previous?.price ?? null

function gtinOf({ attributes }: Variant): string | null {
  const ean = attributeValue(attributes, 'ean')
  return ean !== null && isGlobalGtin(ean) ? ean : null
}

const imagesOf = (product: Product, variant: Variant, absolute: Absolute): string[] =>
  picturePaths([variantImage(product, variant.referenceKey), ...gallery(product)]).map(
    (path) => new URL(path, absolute('/')).href,
  )
