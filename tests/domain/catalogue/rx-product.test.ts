import { expect, test } from 'vitest'
import { isLens, isRxPart } from '#domain/catalogue/rx-product.ts'

test.each([
  ['no part', {}, false, false],
  ['a mark that is no text', { rxPart: true }, false, false],
  ['lenses', { rxPart: 'index' }, true, true],
  ['a lens type', { rxPart: 'lensType' }, true, true],
  ['a tint', { rxPart: 'tint' }, true, false],
])('%s: part %s, lens %s', (_, customData, isPart, isIt) => {
  expect([isRxPart({ customData }), isLens({ customData })]).toEqual([isPart, isIt])
})
