import { TILE_WITH } from '#domain/catalogue/tile.ts'

/** The same fields one level below. */
const below = (name: string, fields: readonly string[]): string =>
  fields.map((field) => `${name}.${field}`).join(',')

/** What a basket shows of its goods, and what decides about their promotions. */
export const BASKET_FIELDS = [
  below('items.product', [
    'attributes:key(salesStatus|brand|frameColor|manufacturerColorCode|quantityPerUnit|designatedPackagingContent|readingStrength|rimType|baseColorLenses|preservativeFree)',
    // Which of its pictures stands for it.
    'images.attributes:legacy(false):key(image1stView)',
    'categories',
    'categories.shopLevelCustomData',
  ]),
  below('items.variant', ['attributes:key(lensWidth|bridgeWidth|templeLength|shopSize)', 'lowestPriorPrice']),
  'items.promotion',
  'applicablePromotions',
].join(',')

/** A wish stands on the shelf like any other product. */
export const WISHLIST_FIELDS = below('items.product', TILE_WITH.split(','))
