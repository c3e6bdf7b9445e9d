/** Spec §4. */
export const PRODUCT_TYPES = [
  'sunglasses',
  'hearingAidsMerchandise',
  'merchandise',
  'rxGlasses',
  'contactLensCare',
  'readingAids',
  'contactLens',
  'blueLightBlockingGlasses',
] as const

export type ProductType = (typeof PRODUCT_TYPES)[number]
