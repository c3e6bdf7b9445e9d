import type { Product, Stock, Variant } from '#domain/catalogue/product.ts'
import type { ProductRow, VariantRow } from './product-rows.ts'
import { advancedAttributesOf, attributesOf } from '#shop-api/serializers/attributes.ts'
import { imageOf } from '#shop-api/serializers/image.ts'
import { lowestPriorPriceOf, priceOf, reductionPercent } from '#shop-api/serializers/money.ts'
import { categoriesOf, optionalFields } from './product-categories.ts'
import type { SerializerContext } from '#shop-api/serializers/serializer-context.ts'
import { subtree, wants, type With } from '#shop-api/serializers/with.ts'

export const needsVariants = (fields: With): boolean =>
  ['variants', 'priceRange', 'reductionRange', 'lowestPriorPrice'].some((name) => wants(fields, name))

/** `family` are the rows with the same master key, with or without the product itself. */
export function productOf(
  row: ProductRow,
  fields: With,
  shaping: SerializerContext,
  family: ProductRow[] = [],
): Product {
  const { snapshot, shop } = shaping
  const { dictionary } = snapshot
  const product: Product = {
    id: row.id,
    name: row.name,
    isActive: row.isActive,
    isSoldOut: row.variants
      ? row.variants.every((variant) => !isSellable(variant))
      : shaping.isSoldOut(row.id),
    isNew: row.isNew,
    isComposite: row.isComposite,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    firstLiveAt: row.firstLiveAt,
    indexedAt: snapshot.indexedAt,
    masterKey: row.masterKey,
    referenceKey: row.referenceKey,
    customData: row.customData,
    images: row.images.map((image) => imageOf(image, fields)),
  }
  if (wants(fields, 'attributes'))
    product.attributes = attributesOf(row, dictionary, shop.language, subtree(fields, 'attributes'))
  if (wants(fields, 'advancedAttributes'))
    product.advancedAttributes = advancedAttributesOf(
      row,
      dictionary,
      shop.language,
      subtree(fields, 'advancedAttributes'),
    )
  if (wants(fields, 'categories'))
    product.categories = categoriesOf(row, subtree(fields, 'categories'), shaping)
  if (wants(fields, 'siblings'))
    product.siblings = family
      .filter(({ id, masterKey }) => id !== row.id && masterKey === row.masterKey)
      .map((sibling) => productOf(sibling, subtree(fields, 'siblings'), shaping))
  return { ...product, ...pricesOf(row, fields, shaping), ...optionalFields(row, fields, shaping) }
}

export function variantOf(
  row: VariantRow,
  product: { valueIds: number[] },
  fields: With,
  shaping: SerializerContext,
): Variant {
  const { snapshot, shop, prices } = shaping
  const { campaign } = prices
  const isInCampaign = campaign !== null && [...product.valueIds, ...row.valueIds].includes(campaign.valueId)
  const price = priceOf(row.price, prices, isInCampaign)
  const variant: Variant = {
    id: row.id,
    referenceKey: row.referenceKey,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    firstLiveAt: row.firstLiveAt,
    isComposite: row.isComposite,
    customData: row.customData,
    stock: stockOf(row),
    price,
  }
  if (wants(fields, 'attributes'))
    variant.attributes = attributesOf(row, snapshot.dictionary, shop.language, subtree(fields, 'attributes'))
  if (wants(fields, 'advancedAttributes'))
    variant.advancedAttributes = advancedAttributesOf(
      row,
      snapshot.dictionary,
      shop.language,
      subtree(fields, 'advancedAttributes'),
    )
  if (wants(fields, 'lowestPriorPrice')) variant.lowestPriorPrice = lowestPriorPriceOf(row.price, price)
  return variant
}

function stockOf({ stock }: VariantRow): Stock {
  if (!stock) return NO_STOCK
  const { variantId: _, ...rest } = stock
  return rest
}

export const NO_STOCK: Stock = {
  supplierId: 0,
  warehouseId: null,
  quantity: 0,
  isSellableWithoutStock: false,
  expectedAvailabilityAt: null,
}

const isSellable = ({ stock }: VariantRow) =>
  stock !== null && (stock.quantity > 0 || stock.isSellableWithoutStock)

function pricesOf(row: ProductRow, fields: With, shaping: SerializerContext): Partial<Product> {
  if (!row.variants) return {}
  const variants = row.variants.map((variant) => ({
    variant: variantOf(variant, row, subtree(fields, 'variants'), shaping),
    row: variant,
  }))
  const byPrice = variants.toSorted((a, b) => a.variant.price.withTax - b.variant.price.withTax)
  const cheapest = byPrice.at(0)
  const dearest = byPrice.at(-1)
  const percents = variants.map(({ variant }) => reductionPercent(variant.price))
  return {
    ...(wants(fields, 'variants') && { variants: variants.map(({ variant }) => variant) }),
    ...(wants(fields, 'priceRange') &&
      cheapest &&
      dearest && { priceRange: { min: cheapest.variant.price, max: dearest.variant.price } }),
    ...(wants(fields, 'reductionRange') && {
      reductionRange: {
        min: percents.length === 0 ? 0 : Math.min(...percents),
        max: Math.max(0, ...percents),
      },
    }),
    ...(wants(fields, 'lowestPriorPrice') &&
      cheapest && { lowestPriorPrice: lowestPriorPriceOf(cheapest.row.price, cheapest.variant.price) }),
  }
}
