import { expect, test } from 'vitest'
import { carriesDeviceNotice } from '#domain/shop/device-notice.ts'

test.each([
  ['rxGlasses', 'PL', true],
  ['readingAids', 'PL', true],
  ['contactLens', 'PL', true],
  ['contactLensCare', 'PL', true],
  ['sunglasses', 'PL', false],
  ['merchandise', 'PL', false],
  ['rxGlasses', 'DE', false],
  ['contactLens', 'CZ', false],
] as const)('%s in %s carry the notice on medical devices: %s', (type, country, isCarried) =>
  expect(carriesDeviceNotice(type, country)).toBe(isCarried),
)
