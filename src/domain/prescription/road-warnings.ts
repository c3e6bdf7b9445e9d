import type { Product } from '#domain/catalogue/product.ts'
import type { ShopCountry } from '#domain/shop/shop-country.ts'
import { FILTER_CATEGORIES, isTooDarkForDriving } from './filter-category.ts'
import { LENS_DESIGNS } from './rx-part.ts'
import { warnsOfTraffic } from './traffic-warning.ts'

/**
 * What the owner of a pair is told about the road. `traffic`: as `warnsOfTraffic`. `office`: not made for distance. `tooDark`: never to be driven
 * with. `dusk`: not at dusk or night, which holds below a transmittance of 75 %; categories from 1 on may be below it. EN ISO 12312-1.
 */
export type RoadWarning = 'traffic' | 'office' | 'tooDark' | 'dusk'

/** The warnings of the lenses that a pair is made with, in the order in which they are written. Lenses that change count as in the sun. */
export const roadWarnings = (
  parts: readonly { product: Pick<Product, 'customData'> }[],
  country: ShopCountry,
): RoadWarning[] =>
  parts.flatMap(({ product: { customData } }): RoadWarning[] => {
    if (customData['rxPart'] === 'lensType') {
      const design = LENS_DESIGNS.find((each) => each === customData['design'])
      if (warnsOfTraffic(design, country)) return ['traffic']
      return design === 'office' ? ['office'] : []
    }
    if (customData['rxPart'] !== 'tint') return []
    const category = FILTER_CATEGORIES.find((each) => each === customData['filterCategory']) ?? 0
    if (isTooDarkForDriving(category)) return ['tooDark']
    return category > 0 ? ['dusk'] : []
  })
