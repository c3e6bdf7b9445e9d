import type { Product } from '#domain/catalogue/product.ts'
import type { ShopCountry } from '#domain/shop/shop-country.ts'
import { isTooDarkAtDusk, isTooDarkForDriving, type LightFilter, lightFilterOf } from './filter-category.ts'
import { LENS_DESIGNS } from './rx-part.ts'
import { TINTING_TYPES, type TintingType } from './tinting-type.ts'
import { warnsOfTraffic } from './traffic-warning.ts'

/**
 * What the owner of a pair is told about the road. `traffic`: as `warnsOfTraffic`. `office`: not made for distance. `tooDark`: never to be driven
 * with. `dusk`: not at dusk or night, which holds below a transmittance of 75 %; where only a category is known, from 1 on. EN ISO 12312-1.
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
    return tintWarning({
      tintingType: TINTING_TYPES.find((each) => each === customData['tintingType']),
      filter: lightFilterOf(customData),
    })
  })

/** Tints that are clear enough for every road where the product does not say how dark they are. */
export const CLEAR_TINTS: readonly (TintingType | undefined)[] = ['clear', 'blue light filter']

type Tint = { tintingType: TintingType | undefined; filter: LightFilter | null }

/** The warning of a tint; one of which nobody says how dark it is may be of category 4. */
export function tintWarning({ tintingType, filter }: Tint): ('tooDark' | 'dusk')[] {
  if (filter === null) return CLEAR_TINTS.includes(tintingType) ? [] : ['tooDark']
  if (isTooDarkForDriving(filter)) return ['tooDark']
  return isTooDarkAtDusk(filter) ? ['dusk'] : []
}
