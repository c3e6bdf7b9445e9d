import { expect, test } from 'vitest'
import type { LensDesign } from '#domain/prescription/rx-part.ts'
import { warnsOfTraffic } from '#domain/prescription/traffic-warning.ts'
import type { ShopCountry } from '#domain/shop/shop-country.ts'

test.each<[LensDesign | undefined, ShopCountry, boolean]>([
  ['progressive', 'DE', true],
  ['progressive', 'AT', false],
  ['single-vision', 'DE', false],
  ['office', 'DE', false],
  [undefined, 'DE', false],
])('%s lenses in %s: %s', (design, country, warns) => expect(warnsOfTraffic(design, country)).toBe(warns))
