import type { Attributes } from '#domain/catalogue/attribute.ts'
import type { Image, Product, Stock, Variant } from '#domain/catalogue/product.ts'
import { pathOf, stepOf } from '#shop-api/catalogue/category-tree.ts'
import type { Shop } from '#shop-api/catalogue/dictionary.ts'
import type { ProductRow, VariantRow } from '#shop-api/catalogue/product-rows.ts'
import type { Snapshot } from '#shop-api/catalogue/snapshot.ts'
import type { StoredImage } from '#shop-api/schema/product.ts'
import { acceptance, advancedAttributesOf, attributesOf } from './attributes.ts'
import { lowestPriorPriceOf, type PriceContext, priceOf, reductionPercent } from './money.ts'
import { below, option, wants, type With } from './with.ts'

/** What shaping an answer needs beside the rows. */
export type Shaping = {
  snapshot: Snapshot
  shop: Shop
  prices: PriceContext
  /** Products, by ordinal, that the index knows to be sold out. */
  isSoldOut(id: number): boolean
}

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

const NO_STOCK: Stock = {
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

function categoriesOf(row: ProductRow, wanted: With, { snapshot, shop }: Shaping) {
  const tree = snapshot.treeOf(shop)
  const showsHidden = option(wanted, 'hidden')?.includes('true') ?? false
  const names = option(wanted, 'properties')
  return row.categoryIds
    .map((id) => pathOf(tree, id))
    .filter((path) => path.length > 0 && (showsHidden || path.every(({ isHidden }) => !isHidden)))
    .map((path) =>
      path.map((category) => ({
        ...stepOf(category),
        ...(names && {
          categoryProperties: category.properties.filter(({ name }) => names.includes(name)),
        }),
        ...(wants(wanted, 'shopLevelCustomData') && { shopLevelCustomData: category.shopLevelCustomData }),
        ...(wants(wanted, 'countryLevelCustomData') && {
          countryLevelCustomData: category.countryLevelCustomData,
        }),
      })),
    )
}

/** What public clients may ask for beside what our shop reads. */
function lesserParts(row: ProductRow, wanted: With, { snapshot, shop }: Shaping): Record<string, unknown> {
  const tree = snapshot.treeOf(shop)
  const base = row.categoryIds.flatMap((id) => tree.byId.get(id) ?? [])
  return {
    ...(wants(wanted, 'searchCategoryIds') && {
      searchCategoryIds: [...new Set(base.flatMap(({ rootlineIds }) => rootlineIds))],
    }),
    ...(wants(wanted, 'baseCategories') && {
      baseCategories: base.map(({ id, name, parentId, path }) => ({
        categoryId: id,
        categoryName: name,
        categoryParentId: parentId,
        categoryPath: path,
      })),
    }),
    ...(wants(wanted, 'definingAttributes') && { definingAttributes: {} }),
    ...(wants(wanted, 'sellableTimeframe') && { sellableTimeframe: { from: row.firstLiveAt, to: null } }),
  }
}

function imageOf({ hash, attributes }: StoredImage, wanted: With): Image {
  const images = below(wanted, 'images')
  if (!wants(images, 'attributes') || !attributes) return { hash }
  const accepts = acceptance(below(images, 'attributes'))
  const groups = Object.entries(attributes)
    .filter(([key]) => accepts({ key, type: null }))
    .map(([key, value]): Attributes => ({
      [key]: { id: null, key, label: key, type: null, multiSelect: false, values: { label: value, value } },
    }))
  return { hash, attributes: Object.assign({}, ...groups) }
}
