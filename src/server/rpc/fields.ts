import { TILE_WITH } from '#domain/catalogue/tile.ts'

/** The same fields one level below. */
const below = (name: string, fields: readonly string[]): string =>
  fields.map((field) => `${name}.${field}`).join(',')

/** What a basket shows of its goods. */
const SHOWN = [
  below('items.product', [
    'attributes:key(brand|frameColor|manufacturerColorCode|quantityPerUnit|designatedPackagingContent|lensColor|merchandiseColor|hearingAidsMerchandiseColor)',
    // Which of its pictures stands for it.
    'images.attributes:legacy(false):key(image1stView)',
  ]),
  below('items.variant', ['attributes:key(lensWidth|bridgeWidth|templeLength|shopSize)', 'lowestPriorPrice']),
].join(',')

/** What decides whether a line may stay, of which there is one at most, and which promotions apply. */
const DECISIVE = [
  below('items.product', [
    'attributes:key(salesStatus|readingStrength|numberOfLenses|rimType|frameType|baseColorLenses|preservativeFree)',
    'categories.shopLevelCustomData',
  ]),
  'applicablePromotions',
].join(',')

/** What is asked of a basket for somebody who wants to see this of it. */
export const basketFields = (wanted: string = SHOWN): string =>
  wanted === '' ? DECISIVE : `${wanted},${DECISIVE}`

/** A wish stands on the shelf like any other product. */
export const WISHLIST_FIELDS = below('items.product', TILE_WITH.split(','))
