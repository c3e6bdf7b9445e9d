/** The fields that a product page shows. */
export const PRODUCT_WITH = [
  'attributes',
  'advancedAttributes',
  'variants',
  'variants.attributes',
  'variants.lowestPriorPrice',
  'images.attributes:legacy(false):key(image1stView|imageAngle|imageBackground|imageKind|imageType|imageVariantReferenceKey|imageView)',
  'siblings',
  'siblings.variants',
  'siblings.attributes:key(name|brand|salesStatus|frameColor|lensColor|merchandiseColor|hearingAidsMerchandiseColor|manufacturerColorCode|quantityPerUnit|designatedPackagingContent)',
  'siblings.images.attributes:legacy(false):key(image1stView|imageBackground|imageKind|imageType)',
  'categories',
  'categories.shopLevelCustomData',
].join(',')
