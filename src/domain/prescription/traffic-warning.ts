import type { ShopCountry } from '#domain/shop/shop-country.ts'
import type { LensDesign } from './rx-part.ts'

/** Who sells progressive lenses from afar has to warn of them in traffic: Germany, OLG Schleswig 6 U 2/14. */
export const warnsOfTraffic = (design: LensDesign | undefined, country: ShopCountry): boolean =>
  design === 'progressive' && country === 'DE'
