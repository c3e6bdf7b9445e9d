import { expect, test } from 'vitest'
import type { ConfiguratorAnswers } from '#domain/configurator/answer-name.ts'
import { priceSoFar, stepQuery } from '#domain/configurator/view.ts'
import { aFrame, aContext, COMPLETE, OFFERED, partOf } from '#tests/support/configurator-context.ts'

const FRAME = aFrame()

test.each<[ConfiguratorAnswers, string[], number]>([
  [{}, [], 14_900],
  [COMPLETE, ['rx-single', 'index_ch'], 15_100],
  [{ lensType: 'type_none', tint: 'tint', coatings: 'gone' }, ['tint'], 15_000],
  [{ lensType: 'type_none', tint: 'tint', coatings: 'hard' }, ['tint', 'hard'], 15_100],
  [{ lensType: 'home_try_on', tint: 'tint' }, [], 0],
])('%j costs the frame and %j: %i', (answers, keys, total) => {
  const price = priceSoFar({ frame: FRAME, context: aContext() }, answers)
  expect(price.parts.map(({ referenceKey }) => referenceKey)).toEqual(keys)
  expect(price.total).toBe(total)
})

test('coatings that the chosen lenses have already are neither named nor charged', () => {
  const context = aContext({
    offered: [...OFFERED, ...partOf('coat', { rxPart: 'coating', coating: 'hard' })],
  })
  const keysWith = (answers: ConfiguratorAnswers) =>
    priceSoFar({ frame: FRAME, context }, { ...answers, coatings: 'coat,blue' }).parts.map(
      ({ referenceKey }) => referenceKey,
    )
  expect(keysWith(COMPLETE)).toEqual(['rx-single', 'index_ch', 'blue'])
  expect(keysWith({ lensType: 'type_none', tint: 'tint' })).toEqual(['tint', 'coat', 'blue'])
})

test('the fitting comes with lenses to values, once some are chosen', () => {
  const context = aContext({ offered: [...OFFERED, ...partOf('fitting', { rxPart: 'service' })] })
  const isFitted = (answers: ConfiguratorAnswers) =>
    priceSoFar({ frame: FRAME, context }, answers).parts.some(
      ({ referenceKey }) => referenceKey === 'fitting',
    )
  expect(isFitted(COMPLETE)).toBe(true)
  expect(isFitted({ lensType: 'type_ei' })).toBe(false)
  expect(isFitted({ lensType: 'type_none', tint: 'tint' })).toBe(false)
})

test.each([
  [null, '?configure=glass&variantid=1'],
  ['a&b', '?configure=glass&variantid=1&edit=a%26b'],
])('the address of a step of the group %j is %s', (replaces, query) =>
  expect(stepQuery('glass', { frame: FRAME, replaces })).toBe(query),
)
