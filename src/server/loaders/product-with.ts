/** What a product page shows of its product. */
export const PRODUCT_WITH = [
  'attributes',
  'advancedAttributes',
  'variants',
  'variants.attributes',
  'variants.lowestPriorPrice',
  'images.attributes:legacy(false)',
  'siblings',
  'siblings.attributes:key(brand|frameColor|lensColor|merchandiseColor|manufacturerColorCode|quantityPerUnit|designatedPackagingContent)',
  'siblings.images.attributes:legacy(false)',
  'categories',
  'categories.shopLevelCustomData',
].join(',')
