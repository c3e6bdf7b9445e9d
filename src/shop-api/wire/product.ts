import type { Product, Stock, Variant } from '#domain/catalogue/product.ts'
import type { ProductRow, VariantRow } from '#shop-api/catalogue/product-rows.ts'
import { advancedAttributesOf, attributesOf } from './attributes.ts'
import { imageOf } from './image.ts'
import { lowestPriorPriceOf, priceOf, reductionPercent } from './money.ts'
import { categoriesOf, lesserParts } from './product-categories.ts'
import type { Shaping } from './shaping.ts'
import { below, wants, type With } from './with.ts'

export const needsVariants = (wanted: With): boolean =>
  ['variants', 'priceRange', 'reductionRange', 'lowestPriorPrice'].some((name) => wants(wanted, name))

/** `family` are the rows with the same master key, itself among them or not. */
export function productOf(
  row: ProductRow,
  wanted: With,
  shaping: Shaping,
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
    images: row.images.map((image) => imageOf(image, wanted)),
  }
  if (wants(wanted, 'attributes'))
    product.attributes = attributesOf(row, dictionary, shop.language, below(wanted, 'attributes'))
  if (wants(wanted, 'advancedAttributes'))
    product.advancedAttributes = advancedAttributesOf(
      row,
      dictionary,
      shop.language,
      below(wanted, 'advancedAttributes'),
    )
  if (wants(wanted, 'categories'))
    product.categories = categoriesOf(row, below(wanted, 'categories'), shaping)
  if (wants(wanted, 'siblings'))
    product.siblings = family
      .filter(({ id, masterKey }) => id !== row.id && masterKey === row.masterKey)
      .map((sibling) => productOf(sibling, below(wanted, 'siblings'), shaping))
  return { ...product, ...pricesOf(row, wanted, shaping), ...lesserParts(row, wanted, shaping) }
}

export function variantOf(
  row: VariantRow,
  product: { valueIds: number[] },
  wanted: With,
  shaping: Shaping,
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
  if (wants(wanted, 'attributes'))
    variant.attributes = attributesOf(row, snapshot.dictionary, shop.language, below(wanted, 'attributes'))
  if (wants(wanted, 'advancedAttributes'))
    variant.advancedAttributes = advancedAttributesOf(
      row,
      snapshot.dictionary,
      shop.language,
      below(wanted, 'advancedAttributes'),
    )
  if (wants(wanted, 'lowestPriorPrice')) variant.lowestPriorPrice = lowestPriorPriceOf(row.price, price)
  return variant
}

function stockOf({ stock }: VariantRow): Stock {
  if (!stock) return NO_STOCK
  const { variantId: _, ...said } = stock
  return said
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

function pricesOf(row: ProductRow, wanted: With, shaping: Shaping): Partial<Product> {
  if (!row.variants) return {}
  const variants = row.variants.map((variant) => ({
    variant: variantOf(variant, row, below(wanted, 'variants'), shaping),
    row: variant,
  }))
  const byPrice = variants.toSorted((a, b) => a.variant.price.withTax - b.variant.price.withTax)
  const cheapest = byPrice.at(0)
  const dearest = byPrice.at(-1)
  const percents = variants.map(({ variant }) => reductionPercent(variant.price))
  return {
    ...(wants(wanted, 'variants') && { variants: variants.map(({ variant }) => variant) }),
    ...(wants(wanted, 'priceRange') &&
      cheapest &&
      dearest && { priceRange: { min: cheapest.variant.price, max: dearest.variant.price } }),
    ...(wants(wanted, 'reductionRange') && {
      reductionRange: {
        min: percents.length === 0 ? 0 : Math.min(...percents),
        max: Math.max(0, ...percents),
      },
    }),
    ...(wants(wanted, 'lowestPriorPrice') &&
      cheapest && { lowestPriorPrice: lowestPriorPriceOf(cheapest.row.price, cheapest.variant.price) }),
  }
}
