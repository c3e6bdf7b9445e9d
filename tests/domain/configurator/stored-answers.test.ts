import { describe, expect, test } from 'vitest'
import type { ConfiguratorAnswers } from '#domain/configurator/answer-name.ts'
import { prescriptionOf } from '#domain/configurator/typed-prescription.ts'
import { answersOfGroup, typedAnswers } from '#domain/configurator/stored-answers.ts'
import { furthestStep } from '#domain/configurator/validate-step.ts'
import type { Prescription } from '#domain/prescription/eye-field.ts'
import { rxPartsOf } from '#domain/prescription/rx-part.ts'
import { aContext } from '#tests/support/configurator-context.ts'
import { aProduct, aVariant } from '#tests/support/goods.ts'

const VALUES: Prescription = {
  right: { sphere: -2.25, cylinder: -0.5, axis: 170, pd: 32 },
  left: { sphere: 0, addition: 2, prism: 1, prismBase: 90, pd: 31.5 },
}

test.each(['de-DE', 'pl-PL', 'it-CH'])('typed values are read back as they were in %s', (intl) =>
  expect(prescriptionOf({ source: 'slip', ...typedAnswers(VALUES, intl) }, null)).toEqual({
    prescription: VALUES,
    mistakes: [],
  }),
)

test('without distances they are measured', () =>
  expect(typedAnswers({ right: { sphere: 1 }, left: {} }, 'de-DE').pdSource).toBe('measure'))

test.each([
  [{ method: 'prescription', measuredOn: '2024-03-09' }, '09.03.2024'],
  [{ method: 'prescription' }, undefined],
  [{ method: 'branch', measuredOn: '2024-03-09' }, undefined],
] as const)('a distance of %j is from a slip of %s', (source, day) =>
  expect(typedAnswers(VALUES, 'de-DE', source).slipDate).toBe(day),
)

test('what was measured for other values does not stay with stored ones', () =>
  expect(typedAnswers(VALUES, 'de-DE')['pd.measured']).toBe(''))

test.each<[string, Prescription, ConfiguratorAnswers]>([
  [
    'a balance lens, whose values nobody types',
    { right: { sphere: -1, pd: 31 }, left: { sphere: -1, pd: 32 }, balance: 'left' },
    { 'right.sphere': '−1,00', 'left.sphere': '', 'left.pd': '32,0', emptyEye: 'balance' },
  ],
  ['an empty eye', { right: { sphere: -1 }, left: {} }, { 'left.sphere': '', emptyEye: 'plano' }],
  [
    'what they are for',
    { right: { sphere: 1 }, left: { sphere: 1 }, use: 'near' },
    { use: 'near', emptyEye: '' },
  ],
  [
    'both parts of a prism',
    { right: { sphere: 1, prism: 3.61, prismBase: 33.69 }, left: { sphere: 1, prism: 1, prismBase: 34 } },
    {
      'right.prism': '3,00 + 2,00',
      'right.prismBase': '0 + 90',
      'left.prism': '1,00',
      'left.prismBase': '34',
      'right.sphere': '+1,00',
    },
  ],
  [
    'both parts of a prism that are alike',
    { right: { sphere: 1, prism: 4.24, prismBase: 45 }, left: { sphere: 1, prism: 4.24, prismBase: 135 } },
    { 'right.prism': '3,00 + 3,00', 'right.prismBase': '0 + 90', 'left.prismBase': '180 + 90' },
  ],
  [
    'one prism, where its parts have no round steps or it has them itself',
    { right: { sphere: 1, prism: 1.8, prismBase: 34 }, left: { sphere: 1, prism: 2.5, prismBase: 37 } },
    { 'right.prism': '1,80', 'right.prismBase': '34', 'left.prism': '2,50', 'left.prismBase': '37' },
  ],
  [
    'one prism with a base between degrees',
    { right: { sphere: 1, prism: 1.06, prismBase: 0.01 }, left: { sphere: 1, prism: 1.3, prismBase: 90 } },
    { 'right.prism': '1,06', 'left.prism': '1,30', 'left.prismBase': '90' },
  ],
])('typed values have %s', (_, values, answers) =>
  expect(typedAnswers(values, 'de-DE')).toMatchObject(answers),
)

describe('a group of the basket', () => {
  const part = (id: number, referenceKey: string, customData: Record<string, unknown>) =>
    rxPartsOf(aProduct(id, { customData, variants: [aVariant(id, { referenceKey })] }))
  const offered = [
    ...part(1, 'single', { rxPart: 'lensType', design: 'single-vision' }),
    ...part(2, 'index_cr', { rxPart: 'index', indexKey: 'index_cr' }),
    ...part(3, 'tint', { rxPart: 'tint', tintingType: 'tinted' }),
    ...part(4, 'hard', { rxPart: 'coating' }),
    ...part(5, 'blue', { rxPart: 'coating' }),
    ...part(6, 'service', { rxPart: 'service' }),
  ]
  const item = (id: number, customData: Record<string, unknown> = {}) => ({
    variant: aVariant(id),
    customData,
    itemGroup: { id: 'g', isMainItem: id === 9, isRequired: true },
  })
  const group = (customData: Record<string, unknown>, ...parts: number[]) =>
    answersOfGroup([item(9, customData), ...parts.map((id) => item(id))], offered, 'de-DE')

  test('with unusual values is complete, and affirmed', () => {
    const prescriptionValues = { right: { sphere: 2, pd: 32 }, left: { sphere: -2, pd: 32 }, use: 'far' }
    const answers = group({ lensType: 'type_ei', prescriptionValues }, 1, 2, 3, 4, 5, 6)
    expect(answers).toMatchObject({
      source: 'slip',
      design: 'single',
      index: 'index_cr',
      tint: 'tint',
      coatings: 'hard,blue',
      confirmed: 'opposite-signs,large-difference',
    })
    const context = aContext({ offered })
    expect(furthestStep(answers ?? {}, context)).toBe('summary')
  })

  test('of office lenses has their distances', () => {
    const prescriptionValues = { right: { sphere: 2, pd: 32 }, left: { sphere: 2, pd: 32 }, use: 'far' }
    const officeDistance = { room: 400, near: 35 }
    expect(group({ lensType: 'type_ei', prescriptionValues, officeDistance }, 1, 2)).toMatchObject({
      'office.room': '400',
      'office.near': '35',
    })
    expect(group({ lensType: 'type_ei', prescriptionValues }, 1, 2)).not.toHaveProperty('office.room')
  })

  test('has the fitting heights of its frame, as long as it is edited', () => {
    const eye = { sphere: 1, addition: 2, pd: 32 }
    const prescriptionValues = { right: { ...eye, hpd: 20.5 }, left: { ...eye, hpd: 21 } }
    const answers = group({ lensType: 'type_ei', prescriptionValues }, 1, 2)
    expect(answers).toMatchObject({ 'right.hpd': '20,5', 'left.hpd': '21,0' })
    expect(prescriptionOf(answers ?? {}, null)).toEqual({ prescription: prescriptionValues, mistakes: [] })
  })

  test('that was ordered before its use was said, is asked for it', () => {
    const prescriptionValues = { right: { sphere: 2, pd: 32 }, left: { sphere: 2, pd: 32 } }
    const answers = group({ lensType: 'type_ei', prescriptionValues }, 1, 2)
    expect(furthestStep(answers ?? {}, aContext({ offered }))).toBe('values')
  })

  test('with an addition stays as it is', () => {
    const eye = { sphere: 1, addition: 2, pd: 32 }
    const answers = group({ lensType: 'type_ei', prescriptionValues: { right: eye, left: eye } }, 1, 2)
    expect(answers?.target).toBe('progressive')
    expect(furthestStep(answers ?? {}, aContext({ offered }))).toBe('summary')
  })

  test('without values has them later', () =>
    expect(group({ lensType: 'type_ei' }, 1, 2)).toMatchObject({ source: 'later', tint: '' }))

  test('of plano lenses has no values', () =>
    expect(group({ lensType: 'type_none' }, 3)).toEqual({
      lensType: 'type_none',
      design: '',
      index: '',
      tint: 'tint',
      coatings: '',
    }))

  test.each([[{}], [{ lensType: 'home_try_on' }]])('with %j is no such pair', (customData) =>
    expect(group(customData, 1)).toBeNull(),
  )

  test('without a frame is no such pair', () => expect(answersOfGroup([], offered, 'de-DE')).toBeNull())
})
