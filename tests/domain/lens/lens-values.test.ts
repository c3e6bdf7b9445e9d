import { describe, expect, test } from 'vitest'
import {
  checkLensValues,
  fixedValue,
  hasOfferedValues,
  impliedValues,
  offeredLens,
} from '#domain/lens/lens-values.ts'
import { fail } from '#domain/result.ts'
import { advancedOf, aProduct, aVariant, attributesOf } from '#tests/support/goods.ts'
import { inCurve, toricLens, toricValues } from '#tests/support/toric-lens.ts'

const goods = { product: toricLens, variant: inCurve('8.4') }
const plano = aProduct(5, {
  attributes: attributesOf({ lensColor: { label: 'Blau', value: 'blue' } }),
  advancedAttributes: advancedOf({
    lensParameterRange: [{ parameter: 'sphere', from: 0, to: 0, step: 0 }],
  }),
})
const coloured = { product: plano, variant: aVariant(50) }
const none = { ranges: [], color: null }

describe('the values of a toric lens', () => {
  const lens = offeredLens(goods) ?? none
  const refused = (field: string, kind: string) => fail([{ field, eye: 'left', grade: 'refused', kind }])

  test('come with those that the lens fixes', () =>
    expect(checkLensValues(lens, toricValues, 'right')).toEqual({
      ok: true,
      value: { ...toricValues, diameter: 14.2 },
    }))

  test.each([
    ['a base curve that nobody chose', { baseCurve: undefined }, 'baseCurve', 'missing'],
    ['the base curve of another variant', { baseCurve: 8.8 }, 'baseCurve', 'not-offered'],
    ['no sphere', { sphere: undefined }, 'sphere', 'missing'],
    ['a sphere out of range', { sphere: -6.25 }, 'sphere', 'not-offered'],
    ['a sphere between two steps', { sphere: -2.1 }, 'sphere', 'not-offered'],
    ['an axis that strong cylinders do not have', { cylinder: -2.25 }, 'axis', 'not-offered'],
    ['another diameter', { diameter: 14 }, 'diameter', 'not-offered'],
    ['an addition', { addition: 1 }, 'addition', 'not-of-lens'],
    ['a distance of the pupils', { pd: 32 }, 'pd', 'not-of-lens'],
    ['a colour', { color: 'blue' }, 'color', 'not-of-lens'],
    ['no number', { sphere: Number.NaN }, 'sphere', 'not-offered'],
  ] as const)('are refused with %s', (_, change, field, kind) => {
    const values = Object.fromEntries(
      Object.entries({ ...toricValues, ...change }).filter(([, value]) => value !== undefined),
    )
    expect(checkLensValues(lens, values, 'left')).toEqual(refused(field, kind))
  })
})

test.each([
  [{}, { ok: true, value: { sphere: 0 } }],
  [{ color: 'blue' }, { ok: true, value: { sphere: 0 } }],
  [{ color: 'green' }, fail([{ field: 'color', eye: 'right', grade: 'refused', kind: 'not-offered' }])],
])('a coloured lens without power with %o', (values, result) =>
  expect(checkLensValues(offeredLens(coloured) ?? none, values, 'right')).toEqual(result),
)

describe('a lens whose additions have names', () => {
  const named = aProduct(6, {
    advancedAttributes: advancedOf({
      lensParameterRange: [
        { parameter: 'sphere', from: -2, to: 0, step: 0.25 },
        { parameter: 'addition', name: 'LOW' },
        { parameter: 'addition', name: 'HIGH' },
      ],
    }),
  })
  const refused = (kind: string) => ({ field: 'addition', eye: 'left', grade: 'refused', kind })
  test.each([
    [
      { sphere: -2, additionName: 'HIGH' },
      { ok: true, value: { sphere: -2, additionName: 'HIGH' } },
    ],
    [{ sphere: -2 }, fail([refused('missing')])],
    [{ sphere: -2, additionName: 'MED' }, fail([refused('not-offered')])],
    [{ sphere: -2, additionName: 'LOW', addition: 1 }, fail([refused('not-of-lens')])],
  ])('takes %j as %j', (values, result) =>
    expect(
      checkLensValues(offeredLens({ product: named, variant: aVariant(60) }) ?? none, values, 'left'),
    ).toEqual(result),
  )

  test('is another than one whose additions are numbers', () =>
    expect(
      checkLensValues(offeredLens(goods) ?? none, { ...toricValues, additionName: 'LOW' }, 'left'),
    ).toEqual(fail([refused('not-of-lens')])))
})

test.each([
  ['its base curve', offeredLens(goods) ?? none, { baseCurve: 8.4, diameter: 14.2 }],
  [
    'no addition by name',
    { ...none, ranges: [{ parameter: 'addition' as const, stretches: [], values: [], names: ['LOW'] }] },
    {},
  ],
])('the variant of a lens implies %s', (_, lens, values) => expect(impliedValues(lens)).toEqual(values))

test.each([
  [[14.2], 14.2],
  [[8.4, 8.8], undefined],
])('of %o is fixed %s', (values, fixed) =>
  expect(fixedValue({ parameter: 'baseCurve', stretches: [], values })).toBe(fixed),
)

describe('a line', () => {
  const others = { product: aProduct(1), variant: aVariant(1) }
  const held = (right: object, left: object = {}) => ({
    customData: { prescriptionValues: { right, left } },
  })
  test.each([
    ['of other goods', { ...others, customData: {} }, true],
    ['of other goods with values', { ...others, ...held(toricValues) }, false],
    ['of a lens without values', { ...goods, customData: {} }, false],
    ['of a lens for one eye', { ...goods, ...held(toricValues) }, true],
    ['of a lens for the other eye', { ...goods, ...held({}, toricValues) }, true],
    ['of a lens for both eyes', { ...goods, ...held(toricValues, toricValues) }, true],
    [
      'of a lens for two eyes that differ',
      { ...goods, ...held(toricValues, { ...toricValues, axis: 10 }) },
      false,
    ],
    ['of a lens with values that are not made', { ...goods, ...held({ ...toricValues, sphere: 9 }) }, false],
  ])('%s may have its values: %s', (_, line, isOffered) => expect(hasOfferedValues(line)).toBe(isOffered))
})
