import { expect, test } from 'vitest'
import type { ConfiguratorAnswers } from '#domain/configurator/answer-name.ts'
import { lowestTotal, priceSoFar, stepQuery } from '#domain/configurator/view.ts'
import { LENS_INDICES } from '#domain/prescription/lens-index.ts'
import { aFrame, aWorld, COMPLETE } from '#tests/support/configurator-world.ts'

const FRAME = aFrame()

test.each<[ConfiguratorAnswers, string[], number]>([
  [{}, [], 14_900],
  [COMPLETE, ['rx-single', 'index_ch'], 15_100],
  [{ lensType: 'type_none', tint: 'tint', coatings: 'gone' }, ['tint'], 15_000],
  [{ lensType: 'home_try_on', tint: 'tint' }, [], 0],
])('%j costs the frame and %j: %i', (answers, keys, total) => {
  const price = priceSoFar({ frame: FRAME, world: aWorld() }, answers)
  expect(price.parts.map(({ referenceKey }) => referenceKey)).toEqual(keys)
  expect(price.total).toBe(total)
})

test.each([
  [null, '?configure=glass&variantid=1'],
  ['a&b', '?configure=glass&variantid=1&edit=a%26b'],
])('the address of a step of the group %j is %s', (replaces, query) =>
  expect(stepQuery('glass', { frame: FRAME, replaces })).toBe(query),
)

test.each([
  ['type_ei', [...LENS_INDICES], 15_100],
  ['type_ei', [], 15_000],
  ['type_none', [...LENS_INDICES], 14_900],
] as const)('a pair of %s with the indices %j costs at least %i', (lensType, indices, total) => {
  const world = aWorld()
  expect(
    lowestTotal({ frame: FRAME, world: { ...world, frame: { ...world.frame, indices } } }, lensType),
  ).toBe(total)
})

test('a browser, which gets copies of the indices, shows the same lowest price', () => {
  const { frame, offered } = aWorld()
  const world = { offered, frame: { ...frame, indices: structuredClone(frame.indices) } }
  expect(lowestTotal({ frame: FRAME, world }, 'type_ei')).toBe(15_100)
})
