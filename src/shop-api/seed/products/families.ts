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
/** The product types of spec §4, and smart glasses, which are prescription glasses to the law and to the configurator. */
export type Family = (typeof FAMILIES)[number]

/** Products of each family in the shop of usual size. Of all but frames it is what the tables name. */
const USUAL: Record<Family, number> = {
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

export const USUAL_TOTAL = Object.values(USUAL).reduce((sum, each) => sum + each, 0)

/** Products of a family in a shop of `total` products: at least two, so that nothing is missing in a small one. */
export const quota = (family: Family, total: number): number =>
  Math.max(2, Math.round((USUAL[family] * total) / USUAL_TOTAL))
