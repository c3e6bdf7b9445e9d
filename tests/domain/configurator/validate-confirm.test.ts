import { expect, test } from 'vitest'
import { unusualKinds } from '#domain/configurator/validate-confirm.ts'
import { COMPLETE, TYPED } from '#tests/support/configurator-context.ts'
import { checks, found } from '#tests/support/step-checks.ts'

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
