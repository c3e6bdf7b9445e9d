import { describe, expect, test } from 'vitest'
import { isSoldOut, type LensChoice, lensChoice, readEye, readLensForm } from '#domain/lens/lens-form.ts'
import { fail } from '#domain/result.ts'
import { aProduct, aStock } from '#tests/support/goods.ts'
import { inCurve, toricLens } from '#tests/support/toric-lens.ts'

const flat = { ...inCurve('8.4'), id: 84 }
const steep = { ...inCurve('8.8'), id: 88, stock: aStock(0) }
const NONE: LensChoice = { ranges: [], color: null, variants: [] }
const choice = lensChoice({ ...toricLens, variants: [flat, steep] }) ?? NONE

const filled = (right: object, left: object, more: object = {}) => {
  const fields = new Map<string, unknown>(Object.entries(more))
  for (const [side, values] of Object.entries({ right, left }))
    for (const [name, value] of Object.entries(values)) fields.set(`${side}-${name}`, value)
  return (name: string) => String(fields.get(name) ?? '')
}
const eye = { sphere: '-2', cylinder: '-0.75', axis: '170', baseCurve: '8.4', quantity: '1' }
const values = { sphere: -2, cylinder: -0.75, axis: 170, baseCurve: 8.4, diameter: 14.2 }
const refused = (field: string, side: string, kind: string) => ({ field, eye: side, grade: 'refused', kind })

describe('a lens with its variants', () => {
  test('has their base curves', () =>
    expect(choice.variants).toEqual([
      { id: 84, baseCurve: 8.4, diameter: 14.2, isSoldOut: false },
      { id: 88, baseCurve: 8.8, diameter: 14.2, isSoldOut: true },
    ]))

  test('is none of a product that is not ordered by values', () => expect(lensChoice(aProduct(1))).toBeNull())

  test('may have no variants', () => {
    const { variants: _, ...product } = toricLens
    expect(lensChoice(product)?.variants).toEqual([])
  })

  test.each([
    ['baseCurve', 8.8, true],
    ['baseCurve', 8.4, false],
    ['diameter', 14.2, false],
    ['sphere', 8.8, false],
  ] as const)('%s %d is sold out: %s', (parameter, value, isGone) =>
    expect(isSoldOut(choice, parameter, value)).toBe(isGone),
  )
})

test('the values of an eye are those that are filled in, and those that the lens fixes', () =>
  expect(readEye(choice, 'left', filled({}, { sphere: '-2', axis: '' }))).toEqual({
    sphere: -2,
    diameter: 14.2,
  }))

test('the name of an addition is a value, where one is chosen', () => {
  const named: LensChoice = {
    ...NONE,
    ranges: [{ parameter: 'addition', stretches: [], values: [], names: ['LOW', 'HIGH'] }],
  }
  expect(readEye(named, 'left', filled({}, { addition: 'HIGH' }))).toEqual({ additionName: 'HIGH' })
  expect(readEye(named, 'right', filled({}, { addition: 'HIGH' }))).toEqual({})
})

describe('a filled-in form orders', () => {
  const order = (variantId: number, quantity: number, more: object = {}) => ({
    variantId,
    quantity,
    values: { ...values, ...more },
  })
  test.each([
    [
      'both eyes, each with its own base curve',
      filled(eye, { ...eye, baseCurve: '8.8', quantity: '2' }),
      { right: order(84, 1), left: order(88, 2, { baseCurve: 8.8 }) },
    ],
    ['one eye alone', filled({ quantity: '0' }, eye), { left: order(84, 1) }],
    ['the same for both eyes', filled(eye, {}, { alike: '1' }), { right: order(84, 1), left: order(84, 1) }],
  ])('%s', (_, field, orders) => expect(readLensForm(choice, field)).toEqual({ ok: true, value: orders }))
})

describe('a form is refused', () => {
  test.each([
    [
      'with missing values of both eyes',
      filled({ ...eye, baseCurve: '' }, { quantity: '1' }),
      [
        refused('baseCurve', 'right', 'missing'),
        ...['sphere', 'cylinder', 'axis', 'baseCurve'].map((name) => refused(name, 'left', 'missing')),
      ],
    ],
    [
      'with words in place of a number',
      filled({ ...eye, sphere: 'minus two' }, {}),
      [refused('sphere', 'right', 'not-offered')],
    ],
    ['without any pack', filled({ ...eye, quantity: '0' }, {}), [refused('quantity', 'both', 'missing')]],
    ['with half a pack', filled({ ...eye, quantity: '0.5' }, {}), [refused('quantity', 'both', 'missing')]],
    ['with too many packs', filled({ ...eye, quantity: '13' }, {}), [refused('quantity', 'both', 'missing')]],
    [
      'with less than a pack',
      filled({ ...eye, quantity: '-1' }, {}),
      [refused('quantity', 'both', 'missing')],
    ],
  ])('%s', (_, field, checks) => expect(readLensForm(choice, field)).toEqual(fail(checks)))

  test('where no variant has its base curve', () => {
    const gone = { ...choice, variants: [{ id: 88, baseCurve: 8.8, diameter: null, isSoldOut: false }] }
    expect(readLensForm(gone, filled(eye, {}))).toEqual(fail([refused('baseCurve', 'right', 'not-offered')]))
  })

  test('not where the variants have no measures', () => {
    const plain = { ...choice, variants: [{ id: 1, baseCurve: null, diameter: null, isSoldOut: false }] }
    expect(readLensForm(plain, filled(eye, {}))).toMatchObject({
      ok: true,
      value: { right: { variantId: 1 } },
    })
  })
})
