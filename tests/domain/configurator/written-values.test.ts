import { describe, expect, test } from 'vitest'
import {
  TYPED_EYE_FIELDS,
  type ConfiguratorAnswers,
  type TypedEyeField,
} from '#domain/configurator/answer-name.ts'
import { prescriptionOf } from '#domain/configurator/typed-prescription.ts'
import { validateStep } from '#domain/configurator/validate-step.ts'
import { checkPrescription } from '#domain/prescription/check-prescription.ts'
import { aContext } from '#tests/support/configurator-context.ts'

const BASE: ConfiguratorAnswers = { lensType: 'type_ei', source: 'slip', use: 'far', pdSource: 'measure' }

describe('each value is read however people write it', () => {
  const WRITTEN: Record<TypedEyeField, [text: string, value: number | undefined][]> = {
    sphere: [
      ['-2,25', -2.25],
      ['−2.25', -2.25],
      ['2,25-', -2.25],
      ['- 2,25 dpt', -2.25],
      ['sph -225', -2.25],
      ['+1.5', 1.5],
      ['plan', 0],
      ['±0', 0],
      ['', undefined],
      ['--', undefined],
    ],
    cylinder: [
      ['-0,5', -0.5],
      ['cyl. -50', -0.5],
      ['+0.50', 0.5],
      ['sph', undefined],
      ['DS', undefined],
      ['/', undefined],
    ],
    axis: [
      ['170', 170],
      ['170°', 170],
      ['A 7', 7],
      ['oś 90', 90],
      ['-', undefined],
    ],
    addition: [
      ['2', 2],
      ['+2,00', 2],
      ['Add 200', 2],
      ['add. 1.75', 1.75],
      ['', undefined],
    ],
    prism: [
      ['1', 1],
      ['1,5 Δ', 1.5],
      ['150', 1.5],
      ['-', undefined],
    ],
    prismBase: [
      ['90', 90],
      ['270 Grad', 270],
      ['', undefined],
    ],
    pd: [
      ['32', 32],
      ['31,5 mm', 31.5],
      ['315', 31.5],
      ['PD 32.0', 32],
      ['63', 63],
      ['', undefined],
    ],
  }
  test.each(
    TYPED_EYE_FIELDS.flatMap((field) => WRITTEN[field].map(([text, value]) => ({ field, text, value }))),
  )('$field "$text" is $value', ({ field, text, value }) => {
    const prism = field === 'prismBase' ? { 'left.prism': '1' } : {}
    const answers = { source: 'slip', ...prism, [`left.${field}`]: text }
    const { prescription, mistakes } = prescriptionOf(answers, null)
    expect(prescription.right).toEqual({})
    expect(prescription.left[field]).toBe(value)
    expect(mistakes).toEqual([])
  })
})

test.each([
  ['right', 'innen', 0],
  ['left', 'innen', 180],
  ['left', 'baza góra', 90],
] as const)('the base of the %s eye "%s" is %i', (eye, text, degrees) => {
  const { prescription } = prescriptionOf({ [`${eye}.prism`]: '1', [`${eye}.prismBase`]: text }, null)
  expect(prescription[eye].prismBase).toBe(degrees)
})

test.each([
  ['tabo', 20, 20],
  ['int', 20, 160],
])('axes of 20° after %s are %i and %i', (axisScheme, right, left) => {
  const { prescription } = prescriptionOf({ axisScheme, 'right.axis': '20', 'left.axis': '20' }, null)
  expect([prescription.right.axis, prescription.left.axis]).toEqual([right, left])
})

describe('each field says what is wrong with it', () => {
  const WRONG: [field: TypedEyeField, text: string, kind: string, beside?: ConfiguratorAnswers][] = [
    ['sphere', 'x', 'unreadable'],
    ['sphere', '2,25', 'sign-missing'],
    ['sphere', '+/-2,25', 'sign-missing'],
    ['sphere', '-05', 'point-missing'],
    ['sphere', '-6,25', 'out-of-range'],
    ['sphere', '+6,25', 'out-of-range'],
    ['sphere', '-2,20', 'not-a-step'],
    ['cylinder', '1/2', 'unreadable'],
    ['cylinder', '0,5', 'sign-missing', { 'right.sphere': '-1' }],
    ['cylinder', '-4,25', 'out-of-range', { 'right.sphere': '-1', 'right.axis': '5' }],
    ['cylinder', '-0,30', 'not-a-step', { 'right.sphere': '-1', 'right.axis': '5' }],
    ['axis', 'quer', 'unreadable'],
    ['axis', '181', 'out-of-range', { 'right.sphere': '-1', 'right.cylinder': '-1' }],
    ['axis', '250', 'out-of-range', { 'right.sphere': '-1', 'right.cylinder': '+1' }],
    ['axis', '9,5', 'not-a-step', { 'right.sphere': '-1', 'right.cylinder': '-1' }],
    ['axis', '', 'axis-missing', { 'right.sphere': '-1', 'right.cylinder': '-1' }],
    ['addition', 'ja', 'unreadable'],
    ['addition', '0', 'out-of-range', { 'right.sphere': '+1' }],
    ['addition', '4,25', 'out-of-range', { 'right.sphere': '+1', 'left.addition': '4' }],
    ['addition', '1,10', 'not-a-step', { 'right.sphere': '+1', 'left.addition': '4' }],
    ['addition', '', 'addition-in-one-eye', { 'right.sphere': '+1', 'left.addition': '2' }],
    ['prism', 'links', 'unreadable'],
    ['prism', '10,25', 'out-of-range', { 'right.sphere': '+1', 'right.prismBase': '0' }],
    ['prism', '1,105', 'not-a-step', { 'right.sphere': '+1', 'right.prismBase': '0' }],
    ['prismBase', 'irgendwo', 'unreadable', { 'right.prism': '1' }],
    ['prism', '', 'prism-missing', { 'right.sphere': '+1', 'right.prismBase': '90' }],
    ['prismBase', '361', 'out-of-range', { 'right.sphere': '+1', 'right.prism': '1' }],
    ['prismBase', '', 'base-missing', { 'right.sphere': '+1', 'right.prism': '1' }],
    ['sphere', '', 'sphere-missing', { 'right.cylinder': '-1', 'right.axis': '5' }],
    ['sphere', '', 'nothing-given', { 'left.sphere': '' }],
    ['pd', 'weit', 'unreadable', { 'right.sphere': '-1', pdSource: '' }],
    ['pd', '24,5', 'out-of-range', { 'right.sphere': '-1', pdSource: '' }],
    ['pd', '31,25', 'not-a-step', { 'right.sphere': '-1', 'left.pd': '31', pdSource: '' }],
    ['pd', '', 'pd-in-one-eye', { 'right.sphere': '-1', 'left.pd': '31', pdSource: '' }],
    ['pd', '', 'required', { 'right.sphere': '-1', pdSource: '' }],
  ]
  test.each(WRONG)('%s "%s": %s', (field, text, kind, beside) => {
    const answers = { ...BASE, 'left.sphere': '-1', ...beside, [`right.${field}`]: text }
    expect(validateStep('values', answers, aContext())).toContainEqual({
      name: `right.${field}`,
      kind,
    })
  })
})

test('200 random sets of texts are either accepted as they will be made, or have a mistake on a field', () => {
  const texts = [
    '',
    '-2,25',
    '+1',
    '2.25',
    '0',
    '-0,5',
    '170',
    '5',
    'x',
    '63',
    '32',
    '10',
    '-7',
    '0,25',
    '--',
    'plan',
  ]
  let seed = 7
  const next = (count: number) => {
    seed = (seed * 48_271) % 2_147_483_647
    return seed % count
  }
  const odd = Array.from({ length: 200 }, () => {
    const answers: ConfiguratorAnswers = { ...BASE, pdSource: next(2) === 0 ? 'measure' : '' }
    for (const field of TYPED_EYE_FIELDS)
      for (const eye of ['right', 'left'] as const)
        answers[`${eye}.${field}`] = texts[next(texts.length)] ?? ''
    const mistakes = validateStep('values', answers, aContext())
    const { checks } = checkPrescription(prescriptionOf(answers, null).prescription)
    const isRefused = checks.some(({ grade }) => grade === 'refused')
    return mistakes.length === 0 && isRefused ? answers : null
  }).filter((answers) => answers !== null)
  expect(odd).toEqual([])
})
