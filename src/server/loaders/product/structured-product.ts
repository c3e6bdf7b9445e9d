import { gallery, variantImage } from '#domain/catalogue/images.ts'
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
import {
  productData,
  type SalesTerms,
  type StructuredProduct,
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
  const { product, brand, path, colours } = page
  const name = `${brand} ${product.name}`.trim()
  return {
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
    variants: structuredVariants(page, VARIANTS[code].country, absolute),
  }
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
  return ean !== null && isGlobalGtin(ean) ? ean : null
}

const imagesOf = (product: Product, variant: Variant, absolute: Absolute): string[] =>
  picturePaths([variantImage(product, variant.referenceKey), ...gallery(product)]).map(
    (path) => new URL(path, absolute('/')).href,
  )
