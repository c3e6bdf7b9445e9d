import { expect, test } from 'vitest'
import { offersTryOn } from '#domain/shop/offers-try-on.ts'

test.each([
  ['key', true],
  ['', false],
  [null, false],
  [undefined, false],
])('a shop with the key %j offers it: %j', (vtoApiKey, offers) =>
  expect(offersTryOn({ customData: { vtoApiKey } })).toBe(offers),
)
