import { describe, expect, test } from 'vitest'
import { fieldsFromOrder } from '#domain/lens/fields-from-order.ts'
import type { LensParameter, LensRange, RangeCondition } from '#domain/lens/range.ts'

const range = (parameter: LensParameter, values: number[], when?: RangeCondition): LensRange => ({
  parameter,
  stretches: values.map((value) => ({ from: value, to: value, step: 0, ...(when && { when }) })),
  values,
})
const SPHERICAL = [range('sphere', [-2.25, -2, 0]), range('baseCurve', [8.6]), range('diameter', [14.2])]
const TORIC = [
  range('sphere', [-2.25, 0]),
  range('cylinder', [-1.25, -0.75]),
  range('axis', [90, 180], { parameter: 'cylinder', from: -0.75, to: -0.75 }),
]
const BOTH = { sphere: -2.25, baseCurve: 8.6, diameter: 14.2 }

const NAMED: LensRange[] = [
  range('sphere', [-2.25, 0]),
  { parameter: 'addition', stretches: [], values: [], names: ['LOW', 'HIGH'] },
]

describe('the form of a lens takes over', () => {
  test('the values of both eyes, and leaves those that the lens fixes', () =>
    expect(fieldsFromOrder({ ranges: SPHERICAL }, { right: BOTH, left: { ...BOTH, sphere: 0 } })).toEqual({
      fields: { 'right-sphere': '-2.25', 'left-sphere': '0' },
      isWhole: true,
    }))

  test('an addition that has a name', () =>
    expect(
      fieldsFromOrder({ ranges: NAMED }, { right: { sphere: 0, additionName: 'HIGH' }, left: {} }),
    ).toEqual({ fields: { 'right-sphere': '0', 'right-addition': 'HIGH' }, isWhole: true }))

  test('nothing of an eye without values', () =>
    expect(fieldsFromOrder({ ranges: SPHERICAL }, { right: {}, left: BOTH }).fields).toEqual({
      'left-sphere': '-2.25',
    }))

  test('values that go together', () =>
    expect(
      fieldsFromOrder(
        { ranges: TORIC },
        {
          right: { sphere: 0, cylinder: -0.75, axis: 90 },
          left: { sphere: 0, cylinder: -1.25, axis: 90 },
        },
      ),
    ).toEqual({
      fields: {
        'right-sphere': '0',
        'right-cylinder': '-0.75',
        'right-axis': '90',
        'left-sphere': '0',
        'left-cylinder': '-1.25',
        'left-axis': '',
      },
      isWhole: false,
    }))
})

test.each([
  ['a power that is not made', SPHERICAL, { ...BOTH, sphere: -9 }],
  ['another base curve', SPHERICAL, { ...BOTH, baseCurve: 8.4 }],
  ['a value that this lens does not have', SPHERICAL, { ...BOTH, cylinder: -0.75 }],
  ['an addition that this lens names otherwise', NAMED, { sphere: 0, additionName: 'MED' }],
  ['an addition without the name of this lens', NAMED, { sphere: 0, addition: 1.5 }],
  ['an addition whose name this lens does not have', SPHERICAL, { ...BOTH, additionName: 'LOW' }],
  ['a value that the earlier lens did not have', TORIC, BOTH],
])('not all values are taken over: %s', (_, ranges, eye) =>
  expect(fieldsFromOrder({ ranges }, { right: eye, left: {} }).isWhole).toBe(false),
)
