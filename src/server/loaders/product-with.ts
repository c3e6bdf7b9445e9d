/** What a product page shows of its product. */
export const PRODUCT_WITH = [
  'attributes',
  'advancedAttributes',
  'variants',
  'variants.attributes',
  'variants.lowestPriorPrice',
  'images.attributes:legacy(false):key(image1stView|imageKind|imageType|imageVariantReferenceKey)',
  'siblings',
  'siblings.attributes:key(brand|frameColor|lensColor|merchandiseColor|hearingAidsMerchandiseColor|manufacturerColorCode|quantityPerUnit|designatedPackagingContent)',
  'siblings.images.attributes:legacy(false):key(image1stView|imageKind|imageType)',
  'categories',
  'categories.shopLevelCustomData',
].join(',')
