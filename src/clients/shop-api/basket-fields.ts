import { SALE_FIELDS, SALE_VARIANT_FIELDS } from '#domain/basket/sale-rules.ts'
import { TILE_WITH } from '#domain/catalogue/tile.ts'

/** The same fields one level deeper. */
const nested = (name: string, fields: readonly string[]): string =>
  fields.map((field) => `${name}.${field}`).join(',')

/** The product fields that a basket shows. */
const SHOWN = [
  nested('items.product', [
    'attributes:key(name|brand|frameColor|manufacturerColorCode|quantityPerUnit|designatedPackagingContent|lensColor|merchandiseColor|hearingAidsMerchandiseColor)',
    // Decides which picture is the main one.
    'images.attributes:legacy(false):key(image1stView|imageBackground)',
  ]),
  nested('items.variant', [
    'attributes:key(lensWidth|bridgeWidth|templeLength|shopSize|lensColor|lensForm)',
    'lowestPriorPrice',
  ]),
].join(',')

/** The fields that decide whether a line may stay, at which price, whether it is limited to one piece, and which promotions apply. */
const DECISIVE = [
  nested('items.product', ['attributes:key(salesStatus)', ...SALE_FIELDS]),
  nested('items.variant', SALE_VARIANT_FIELDS),
  'applicablePromotions',
].join(',')

/** The fields to request of a basket: those to show, and those for reconciling it. */
export const basketFields = (fields: string = SHOWN): string =>
  fields === '' ? DECISIVE : `${fields},${DECISIVE}`

/** A wishlist item is shown as a product tile. */
export const WISHLIST_FIELDS = nested('items.product', TILE_WITH.split(','))
