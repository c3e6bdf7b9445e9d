export const FAMILIES = [
  'rxGlasses',
  'sunglasses',
  'readingAids',
  'blueLightBlockingGlasses',
  'smartGlasses',
  'contactLens',
  'contactLensCare',
  'hearingAidsMerchandise',
  'merchandise',
] as const
/**
 * The product types of spec §4, plus smart glasses, which are prescription glasses for the law and the
 * configurator.
 */
export type Family = (typeof FAMILIES)[number]

/** Products of each family in the shop of default size. Except for frames, the tables give the numbers. */
const DEFAULT_COUNTS: Record<Family, number> = {
  rxGlasses: 208,
  sunglasses: 160,
  readingAids: 60,
  blueLightBlockingGlasses: 36,
  smartGlasses: 12,
  contactLens: 52,
  contactLensCare: 21,
  hearingAidsMerchandise: 23,
  merchandise: 42,
}

export const DEFAULT_PRODUCT_COUNT = Object.values(DEFAULT_COUNTS).reduce((sum, each) => sum + each, 0)

/** Products of a family in a shop of `total` products: at least two, so that a small shop has every family. */
export const quota = (family: Family, total: number): number =>
  Math.max(2, Math.round((DEFAULT_COUNTS[family] * total) / DEFAULT_PRODUCT_COUNT))
