import { expect, test } from 'vitest'
import type { ConfiguratorAnswers } from '#domain/configurator/answer-name.ts'
import { tryOnLenses } from '#domain/configurator/try-on-lenses.ts'
import { COMPLETE, OFFERED, partOf } from '#tests/support/configurator-context.ts'

const offered = [
  ...OFFERED.filter(({ referenceKey }) => referenceKey !== 'index_ad'),
  ...partOf('index_ad', { rxPart: 'index', indexKey: 'index_ad', centreThickness: 1.1 }),
  ...partOf('rosy', { rxPart: 'tint', tintingType: 'tinted', color: 'pink' }),
  ...partOf('blue-light', { rxPart: 'tint', tintingType: 'blue light filter' }),
]
const VALUES = { 'right.sphere': '-2', 'left.sphere': '-1', 'right.pd': '31', 'left.pd': '32' }
const POWERS = { right: { sphere: -2, pd: 31 }, left: { sphere: -1, pd: 32 } }
const of = (rest: ConfiguratorAnswers) =>
  tryOnLenses({ ...COMPLETE, ...VALUES, tint: '', ...rest }, { offered, fromOrder: null })

test('a frame is tried on with the powers and the index that are chosen', () =>
  expect(of({ index: 'index_ch' })).toEqual({ index: 1.6, ...POWERS }))

test('it is as thin as its product says, and has the tint that is chosen', () =>
  expect(of({ index: 'index_ad', tint: 'blue-light' })).toEqual({
    index: 1.67,
    centre: 1.1,
    tint: 'blue-light-filter',
    ...POWERS,
  }))

test('a tint that cannot be drawn is left out', () =>
  expect(of({ index: 'index_ch', tint: 'rosy' })).toEqual({ index: 1.6, ...POWERS }))

test.each(['', 'rx-single', 'unknown'])('without an index there are no lenses: "%s"', (index) =>
  expect(of({ index })).toBeNull(),
)
