import { expect, test } from 'vitest'
import { frameQuery, readFrameChoices } from '#domain/virtual-try-on/frame-choice.ts'

test.each([
  ['', []],
  ['17', [{ productId: 17 }]],
  ['17-203, 18', [{ productId: 17, variantId: 203 }, { productId: 18 }]],
  ['x,17,-3,1e3,4294967296', [{ productId: 17 }]],
  ['1,2,3,4,5', [1, 2, 3, 4].map((productId) => ({ productId }))],
])('%j names %j', (frames, choices) => expect(readFrameChoices(frames)).toEqual(choices))

test.each([
  [[], ''],
  [[{ productId: 17, variantId: 203 }, { productId: 18 }], '?frames=17-203,18'],
  [[1, 2, 3, 4, 5].map((productId) => ({ productId })), '?frames=1,2,3,4'],
])('%j is written as %j', (choices, query) => expect(frameQuery(choices)).toBe(query))
