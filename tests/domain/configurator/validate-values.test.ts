import { expect, test } from 'vitest'
import type { ConfiguratorAnswers } from '#domain/configurator/answer-name.ts'
import { validateStep } from '#domain/configurator/validate-step.ts'
import { aContext, TYPED } from '#tests/support/configurator-context.ts'

const ADDITIONS = { 'right.addition': '2', 'left.addition': '2' }
const PRISM = { 'right.prism': '1', 'right.prismBase': '90' }
const ONE_EYE = { ...TYPED, 'left.sphere': '' }

test.each<[string, ConfiguratorAnswers, string[]]>([
  ['both eyes', TYPED, []],
  ['nothing', {}, ['right.sphere nothing-given', 'use required', 'right.pd required']],
  ['no distance, to be measured', { ...TYPED, 'right.pd': '', 'left.pd': '', pdSource: 'measure' }, []],
  ['one eye', ONE_EYE, ['emptyEye required']],
  ['one eye, the other without power', { ...ONE_EYE, emptyEye: 'plano' }, []],
  ['one eye, the other balanced', { ...ONE_EYE, emptyEye: 'balance' }, []],
  ['one eye, the other as slips balance it', { ...ONE_EYE, 'left.sphere': 'BAL' }, []],
  ['a row that is not named', { ...TYPED, use: '' }, ['use required']],
  ['a row for near', { ...TYPED, use: 'near' }, []],
  ['an addition', { ...TYPED, ...ADDITIONS, use: '' }, []],
  [
    'an addition in a row for near',
    { ...TYPED, ...ADDITIONS, use: 'near' },
    ['right.addition addition-beside-near'],
  ],
  [
    'a distance measured for reading, of glasses for far',
    { ...TYPED, 'pd.measured': 'card 1 2026-11-20 near' },
    ['right.pd pd-of-other-use'],
  ],
  ['a prism to measure for', { ...TYPED, ...PRISM, pdSource: 'measure' }, ['right.pd pd-for-prism']],
  ['a prism', { ...TYPED, ...PRISM }, []],
  [
    'unreadable, said once',
    { ...TYPED, 'right.sphere': 'abc', 'right.axis': '?' },
    ['right.sphere unreadable', 'right.axis unreadable'],
  ],
  ['a power without a sign', { ...TYPED, 'left.sphere': '2' }, ['left.sphere sign-missing']],
  ['too strong', { ...TYPED, 'left.sphere': '-7' }, ['left.sphere out-of-range']],
  ['a cylinder without an axis', { ...TYPED, 'left.cylinder': '-1' }, ['left.axis axis-missing']],
  ['a day', { ...TYPED, slipDate: '21.11.2026' }, []],
  ['a day as slips write it', { ...TYPED, slipDate: '21. 11. 2026' }, []],
  ['no day', { ...TYPED, slipDate: '31.02.2026' }, ['slipDate date']],
  ['tomorrow', { ...TYPED, slipDate: '23.11.2026' }, ['slipDate date']],
])('typed values: %s', (_, answers, mistakes) =>
  expect(validateStep('values', answers, aContext()).map(({ name, kind }) => `${name} ${kind}`)).toEqual(
    mistakes,
  ),
)
