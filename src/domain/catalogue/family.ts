import type { ProductType } from './product-type.ts'

/** Which product types the page of a family shows, by the name of its route. Spec §2. */
const FAMILIES: Record<string, readonly ProductType[]> = {
  'merch-pdp': ['merchandise'],
  'glasses-pdp': ['sunglasses', 'readingAids', 'blueLightBlockingGlasses'],
  'rx-glasses-pdp': ['rxGlasses', 'sunglasses', 'blueLightBlockingGlasses'],
  'contact-lens-pdp': ['contactLens'],
  'cleaning-fluid-pdp': ['contactLensCare'],
  'cleaning-fluid-pdp-legacy': ['contactLensCare'],
  'hearing-aids-merch-pdp': ['hearingAidsMerchandise'],
}

export const isOfFamily = (type: ProductType, family: string): boolean =>
  FAMILIES[family]?.includes(type) ?? false
