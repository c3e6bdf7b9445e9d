import { describe, expect, test } from 'vitest'
import type { ConfiguratorAnswers } from '#domain/configurator/answer-name.ts'
import {
  prescriptionOf,
  typedPrescription,
  valuesToConvert,
} from '#domain/configurator/typed-prescription.ts'
import { prescriptionFromOrder } from '#domain/prescription/prescription-from-order.ts'

const ADDITION: ConfiguratorAnswers = {
  'right.sphere': '+1',
  'left.sphere': '+1,50',
  'right.addition': '2',
  'left.addition': '2',
  'right.pd': '32',
  'left.pd': '32',
}
const eye = { sphere: -1, addition: 2 }
const ORDER = prescriptionFromOrder('123456789012', 'online', { right: eye, left: eye })

test.each([
  ['near', 'near'],
  ['', undefined],
  ['reading', undefined],
])('the use %j is read as %s', (use, read) =>
  expect(typedPrescription({ 'right.sphere': '+1', use }).prescription.use).toBe(read),
)

describe('typed values with an addition become', () => {
  test.each<[string, ConfiguratorAnswers, object]>([
    [
      'near: sphere plus addition, the distance of each eye × 400/427',
      { target: 'near' },
      { right: { sphere: 3, pd: 30 }, left: { sphere: 3.5, pd: 30 }, use: 'near' },
    ],
    [
      'far',
      { target: 'distance' },
      { right: { sphere: 1, pd: 32 }, left: { sphere: 1.5, pd: 32 }, use: 'far' },
    ],
    ['what they are', { target: 'progressive' }, { right: { sphere: 1, addition: 2, pd: 32 } }],
  ])('%s', (_, target, values) =>
    expect(prescriptionOf({ ...ADDITION, ...target }, null).prescription).toMatchObject(values),
  )

  test('nothing where there is none', () =>
    expect(prescriptionOf({ 'right.sphere': '+1', target: 'near' }, null).prescription).toEqual({
      right: { sphere: 1 },
      left: {},
    }))

  test('and what cannot be read is still told', () =>
    expect(prescriptionOf({ ...ADDITION, 'left.pd': 'x', target: 'near' }, null).mistakes).toEqual([
      { name: 'left.pd', kind: 'unreadable' },
    ]))
})

test('the values of an order are converted, not what was typed before', () => {
  const answers: ConfiguratorAnswers = { ...ADDITION, source: 'order' }
  expect(valuesToConvert(answers, ORDER)).toEqual({ right: eye, left: eye })
  expect(valuesToConvert(answers, null)).toEqual({ right: {}, left: {} })
  expect(prescriptionOf({ ...answers, target: 'near' }, ORDER).prescription.right).toEqual({ sphere: 1 })
})

describe('an eye without values has', () => {
  const values: ConfiguratorAnswers = { 'left.sphere': '-2', 'right.pd': '31' }
  test.each<[string, ConfiguratorAnswers, object]>([
    ['none before its lens is chosen', {}, { right: { pd: 31 }, left: { sphere: -2 } }],
    ['a lens without power', { emptyEye: 'plano' }, { right: { pd: 31, sphere: 0 }, left: { sphere: -2 } }],
    [
      'a balance lens',
      { emptyEye: 'balance' },
      { right: { pd: 31 }, left: { sphere: -2 }, balance: 'right' },
    ],
    [
      'one that the slip names',
      { 'right.sphere': ' Bal. ' },
      { right: { pd: 31 }, left: { sphere: -2 }, balance: 'right' },
    ],
    [
      'its values, where it got some since',
      { emptyEye: 'balance', 'right.sphere': '-1' },
      { right: { pd: 31, sphere: -1 }, left: { sphere: -2 } },
    ],
  ])('%s', (_, answers, prescription) =>
    expect(typedPrescription({ ...values, ...answers })).toEqual({ prescription, mistakes: [] }),
  )

  test('no lens while its sphere cannot be read', () =>
    expect(
      typedPrescription({ ...values, 'right.sphere': 'x', emptyEye: 'balance' }).prescription.balance,
    ).toBeUndefined())
})

describe('a prism in two parts', () => {
  const typed = (eye: 'right' | 'left', prism: string, prismBase: string) =>
    typedPrescription({ [`${eye}.prism`]: prism, [`${eye}.prismBase`]: prismBase })
  test.each<['right' | 'left', string, string, object]>([
    ['right', '3,00 + 2,00', 'innen + oben', { prism: 3.61, prismBase: 33.69 }],
    ['left', '3 / 2', 'interne / supérieure', { prism: 3.61, prismBase: 146.31 }],
    ['right', '3 + 2', '0 + 90', { prism: 3.61, prismBase: 33.69 }],
  ])('of the %s eye, %s %s', (eye, prism, base, values) => {
    const { prescription, mistakes } = typed(eye, prism, base)
    expect([prescription[eye], mistakes]).toEqual([values, []])
  })

  test.each([
    ['3 + 2', 'innen', 'right.prismBase base-missing'],
    ['3', 'innen + oben', 'right.prism prism-missing'],
    ['3 + viel', 'innen + oben', 'right.prism unreadable'],
    ['3 + 2', 'innen + schräg', 'right.prismBase unreadable'],
    ['1,10 + 2', 'innen + oben', 'right.prism not-a-step'],
    ['3 + 2,10', 'innen + oben', 'right.prism not-a-step'],
    ['1 + 1', 'innen + außen', 'right.prismBase unreadable'],
    ['3 + 2', 'innen + innen', 'right.prismBase unreadable'],
    ['3 + -2', 'innen + oben', 'right.prism out-of-range'],
    ['0 + 2', 'innen + oben', 'right.prism out-of-range'],
  ])('%s with base %s is wrong', (prism, base, mistake) => {
    const { prescription, mistakes } = typed('right', prism, base)
    expect(mistakes.map(({ name, kind }) => `${name} ${kind}`)).toEqual([mistake])
    expect(prescription.right).toEqual({})
  })
})
