import { describe, expect, test } from 'vitest'
import { checkPrescription } from '#domain/prescription/check-prescription.ts'
import type { Prescription } from '#domain/prescription/eye-field.ts'
import { emptyEye, isEmptyEye, withBalanceLens, withPlanoLens } from '#domain/prescription/empty-eye.ts'

test.each([
  [{}, true],
  [{ pd: 32 }, true],
  [{ sphere: 0 }, false],
  [{ addition: 2 }, false],
])('%j is an empty eye: %s', (eye, is) => expect(isEmptyEye(eye)).toBe(is))

test.each<[Prescription, string | null]>([
  [{ right: {}, left: {} }, null],
  [{ right: { sphere: 1 }, left: { sphere: 1 } }, null],
  [{ right: { sphere: 1 }, left: { pd: 31 } }, 'left'],
  [{ right: {}, left: { sphere: 0 } }, 'right'],
])('of %j the empty eye is %s', (values, side) => expect(emptyEye(values)).toBe(side))

describe('a balance lens', () => {
  test.each<[string, Prescription, object]>([
    ['has the sphere of the other', { right: { sphere: -4 }, left: {}, balance: 'left' }, { sphere: -4 }],
    [
      'has the mean of both meridians, in quarters',
      { right: { sphere: -4, cylinder: -1.25, axis: 10 }, left: {}, balance: 'left' },
      { sphere: -4.5 },
    ],
    [
      'is within the range of spheres',
      { right: { sphere: -6, cylinder: -3, axis: 10 }, left: {}, balance: 'left' },
      { sphere: -6 },
    ],
    [
      'has the addition of the other, and its own distance; no prism, no fitting height',
      {
        right: { sphere: 1, addition: 2, prism: 1, prismBase: 90, pd: 32, hpd: 20 },
        left: { sphere: 5, cylinder: 1, pd: 31 },
        balance: 'left',
      },
      { sphere: 1, addition: 2, pd: 31 },
    ],
    ['has nothing beside nothing', { right: { pd: 32 }, left: {}, balance: 'left' }, {}],
  ])('%s', (_, values, lens) => {
    const balanced = withBalanceLens(values)
    expect(balanced.left).toEqual(lens)
    expect(balanced.right).toBe(values.right)
    // The values of an order are balanced once more.
    expect(withBalanceLens(balanced)).toEqual(balanced)
  })

  test('of the right eye is made as the left one', () =>
    expect(withBalanceLens({ right: {}, left: { sphere: 2 }, balance: 'right' }).right).toEqual({
      sphere: 2,
    }))

  test('is nowhere unless it is wanted', () => {
    const values = { right: { sphere: 1 }, left: {} }
    expect(withBalanceLens(values)).toBe(values)
  })
})

test.each<[string, Prescription, Prescription]>([
  [
    'an empty eye',
    { right: { sphere: 1 }, left: { pd: 31 } },
    { right: { sphere: 1 }, left: { pd: 31, sphere: 0 } },
  ],
  ['two eyes', { right: { sphere: 1 }, left: { sphere: 2 } }, { right: { sphere: 1 }, left: { sphere: 2 } }],
  ['no values', { right: {}, left: {} }, { right: {}, left: {} }],
  [
    'a contact lens',
    { right: { sphere: 1, baseCurve: 8.6 }, left: {} },
    { right: { sphere: 1, baseCurve: 8.6 }, left: {} },
  ],
  ['its diameter', { right: {}, left: { diameter: 14 } }, { right: {}, left: { diameter: 14 } }],
])('without power: %s', (_, values, made) => expect(withPlanoLens(values)).toEqual(made))

test('an empty eye of an order has a lens without power, as it had', () => {
  const { prescription, checks } = checkPrescription({ right: { sphere: -1 }, left: { pd: 31 } }, 'order')
  expect([prescription.left, checks.map(({ kind }) => kind)]).toEqual([
    { sphere: 0, pd: 31 },
    ['pd-in-one-eye'],
  ])
})

test('a balance lens has the values that it is made to, and stays one', () => {
  const { prescription, checks } = checkPrescription({
    right: { sphere: 1, cylinder: 1, axis: 10, pd: 32 },
    left: { pd: 31 },
    use: 'far',
    balance: 'left',
  })
  expect(prescription).toEqual({
    right: { sphere: 2, cylinder: -1, axis: 100, pd: 32 },
    left: { sphere: 1.5, pd: 31 },
    use: 'far',
    balance: 'left',
  })
  expect(checks.filter(({ grade }) => grade !== 'dropped')).toEqual([])
})

test('two empty eyes are no values, also where one is balanced', () =>
  expect(
    checkPrescription({ right: { pd: 32 }, left: { pd: 32 }, balance: 'left' }).checks.map(
      ({ kind }) => kind,
    ),
  ).toEqual(['nothing-given']))
