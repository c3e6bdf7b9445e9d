import { expect, test } from 'vitest'
import { vatRate } from '#shop-api/seed/shops/vat.ts'

test.each([
  ['DE', 'corrective', 0.19],
  ['DE', 'contactLens', 0.19],
  ['DE', 'care', 0.19],
  ['AT', 'frame', 0.2],
  ['AT', 'contactLens', 0.2],
  ['CH', 'corrective', 0.081],
  ['CH', 'other', 0.081],
  ['IT', 'corrective', 0.04],
  ['IT', 'contactLens', 0.04],
  ['IT', 'cosmeticLens', 0.22],
  ['IT', 'care', 0.22],
  ['IT', 'frame', 0.22],
  ['CZ', 'contactLens', 0.12],
  ['CZ', 'corrective', 0.21],
  ['CZ', 'care', 0.21],
  ['PL', 'corrective', 0.08],
  ['PL', 'contactLens', 0.08],
  ['PL', 'frame', 0.23],
  ['PL', 'cosmeticLens', 0.23],
] as const)('in %s the rate of %s is %d', (country, kind, rate) => expect(vatRate(country, kind)).toBe(rate))
