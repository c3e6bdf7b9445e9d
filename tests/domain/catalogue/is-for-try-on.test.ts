import { expect, test } from 'vitest'
import { isForTryOn } from '#domain/catalogue/is-for-try-on.ts'

test.each([
  ['rxGlasses', {}, true],
  ['sunglasses', { vto: true }, true],
  ['sunglasses', { vto: false }, false],
  ['contactLens', {}, false],
] as const)('%s with %j can be tried on: %j', (type, customData, isFor) =>
  expect(isForTryOn({ customData }, type)).toBe(isFor),
)
