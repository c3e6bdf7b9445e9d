import type { ProductType } from '#domain/catalogue/product-type.ts'

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
export type Family = (typeof FAMILIES)[number]

/** Smart glasses are prescription glasses to the law and to the configurator. */
export const productTypeOf = (family: Family): ProductType =>
  family === 'smartGlasses' ? 'rxGlasses' : family

/** Products of each family in the shop of usual size. */
const USUAL: Record<Family, number> = {
  rxGlasses: 200,
  sunglasses: 150,
  readingAids: 48,
  blueLightBlockingGlasses: 36,
  smartGlasses: 12,
  contactLens: 62,
  contactLensCare: 22,
  hearingAidsMerchandise: 26,
  merchandise: 50,
}

export const USUAL_TOTAL = Object.values(USUAL).reduce((sum, each) => sum + each, 0)

/** Products of a family in a shop of `total` products: at least two, so that nothing is missing in a small one. */
export const quota = (family: Family, total: number): number =>
  Math.max(2, Math.round((USUAL[family] * total) / USUAL_TOTAL))
