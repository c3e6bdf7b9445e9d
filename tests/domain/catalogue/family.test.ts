import { expect, test } from 'vitest'
import { isOfFamily } from '#domain/catalogue/family.ts'

test.each([
  ['contactLens', 'contact-lens-pdp', true],
  ['contactLensCare', 'cleaning-fluid-pdp', true],
  ['contactLensCare', 'cleaning-fluid-pdp-legacy', true],
  ['rxGlasses', 'rx-glasses-pdp', true],
  ['sunglasses', 'glasses-pdp', true],
  ['readingAids', 'glasses-pdp', true],
  ['merchandise', 'merch-pdp', true],
  ['hearingAidsMerchandise', 'hearing-aids-merch-pdp', true],
  ['contactLens', 'glasses-pdp', false],
  ['merchandise', 'no-such-pdp', false],
] as const)('%s on the page %s: %s', (type, family, is) => expect(isOfFamily(type, family)).toBe(is))
