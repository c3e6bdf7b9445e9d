import { expect, test } from 'vitest'
import type { ConfiguratorAnswers } from '#domain/configurator/answer-name.ts'
import { unusualKinds } from '#domain/configurator/validate-confirm.ts'
import { COMPLETE, TYPED } from '#tests/support/configurator-context.ts'
import { ADDITIONS, checks, found } from '#tests/support/step-checks.ts'

const UNUSUAL = { ...TYPED, 'right.sphere': '+4', 'left.sphere': '-1' }
checks('confirm', [
  ['affirmed', COMPLETE, []],
  ['nothing affirmed', TYPED, ['affirmed not-affirmed', 'consent consent']],
  ['unusual values', { ...COMPLETE, ...UNUSUAL }, ['confirmed opposite-signs', 'confirmed large-difference']],
  [
    'one of them confirmed',
    { ...COMPLETE, ...UNUSUAL, confirmed: 'opposite-signs' },
    ['confirmed large-difference'],
  ],
])

test('unusual values of an order are confirmed as well', () =>
  expect(unusualKinds({ source: 'order' }, found({ sphere: 3 }, { sphere: -1 }).fromOrder ?? null)).toEqual([
    'opposite-signs',
    'large-difference',
  ]))

const MEASURED = { 'pd.measured': 'card 1.5 2026-11-23 near' }
test.each<[string, ConfiguratorAnswers, boolean]>([
  ['far', { use: 'far' }, false],
  ['near, converted from values for far', { use: 'far', ...ADDITIONS, target: 'near' }, false],
  ['near', { use: 'near' }, true],
  ['a screen', { use: 'intermediate' }, true],
  ['near, measured for it', { use: 'near', ...MEASURED }, false],
  ['near, of the slip after all', { use: 'near', ...MEASURED, 'pd.slip': 'yes' }, true],
  ['near, not known', { use: 'near', 'right.pd': '', 'left.pd': '', pdSource: 'measure' }, false],
  ['near, of an order', { use: 'near', source: 'order' }, false],
])('a distance for %s is asked about: %j %s', (_, answers, isAsked) =>
  expect(unusualKinds({ ...TYPED, ...answers }, null)).toEqual(isAsked ? ['pd-of-use'] : []),
)

test('a distance whose use is not said yet is not asked about', () => {
  const eyes = { 'right.sphere': '-1', 'left.sphere': '-1', 'right.pd': '32', 'left.pd': '32' }
  expect(unusualKinds({ source: 'slip', ...eyes }, null)).toEqual([])
})
