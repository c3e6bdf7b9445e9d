import { describe, expect, test } from 'vitest'
import { checkPrescription } from '#domain/prescription/check-prescription.ts'
import type { Eye, Prescription } from '#domain/prescription/eye-field.ts'

const GOOD: Eye = { sphere: -2.25, cylinder: -0.5, axis: 170, pd: 32 }
const pair = (right: Eye, left: Eye = right): Prescription => ({ right, left })
const found = (values: Prescription, origin?: 'order') =>
  checkPrescription(values, origin).checks.map(
    ({ grade, kind, field, eye }) => `${grade} ${kind} ${field} ${eye}`,
  )

test('good values need no word', () =>
  expect(checkPrescription(pair(GOOD))).toEqual({ prescription: pair(GOOD), checks: [] }))

describe('refused is', () => {
  test.each<[string, Eye, string]>([
    ['a sphere below range', { sphere: -6.25 }, 'out-of-range sphere'],
    ['a sphere above range', { sphere: 6.25 }, 'out-of-range sphere'],
    ['a cylinder below range', { sphere: 0, cylinder: -4.25, axis: 1 }, 'out-of-range cylinder'],
    ['an axis over 180', { sphere: 0, cylinder: -1, axis: 181 }, 'out-of-range axis'],
    ['an axis below 0', { sphere: 0, cylinder: -1, axis: -1 }, 'out-of-range axis'],
    ['half an axis', { sphere: 0, cylinder: -1, axis: 9.5 }, 'not-a-step axis'],
    ['no quarter of a dioptre', { sphere: -2.2 }, 'not-a-step sphere'],
    ['no number', { sphere: Number.NaN }, 'out-of-range sphere'],
    ['a negative addition', { sphere: 1, addition: -1 }, 'out-of-range addition'],
    ['an addition of zero', { sphere: 1, addition: 0 }, 'out-of-range addition'],
    ['a cylinder without axis', { sphere: 1, cylinder: -1 }, 'axis-missing axis'],
    ['a prism without base', { sphere: 1, prism: 1 }, 'base-missing prismBase'],
    ['a base without prism', { sphere: 1, prismBase: 90 }, 'prism-missing prism'],
    [
      'a plus axis over 180, which its minus form hides',
      { sphere: 0, cylinder: 1, axis: 250 },
      'out-of-range axis',
    ],
    ['a plus axis below 0', { sphere: 0, cylinder: 1, axis: -45 }, 'out-of-range axis'],
    ['the base curve of a contact lens', { sphere: 1, baseCurve: 8.6 }, 'contact-lens-value baseCurve'],
    ['its diameter', { sphere: 1, diameter: 14.2 }, 'contact-lens-value diameter'],
    ['a prism above range', { sphere: 1, prism: 10.25, prismBase: 90 }, 'out-of-range prism'],
    ['a cylinder without sphere', { cylinder: -1, axis: 5 }, 'sphere-missing sphere'],
    ['a prism without sphere', { prism: 1, prismBase: 90 }, 'sphere-missing sphere'],
  ])('%s', (_, eye, check) => expect(found(pair(eye, { sphere: 0 }))).toContain(`refused ${check} right`))

  test.each<[string, Prescription, string]>([
    [
      'an addition in one eye',
      pair({ sphere: 1, addition: 2 }, { sphere: 1 }),
      'addition-in-one-eye addition left',
    ],
    [
      'an addition in the other',
      pair({ sphere: 1 }, { sphere: 1, addition: 2 }),
      'addition-in-one-eye addition right',
    ],
    ['a pd for two unlike eyes', pair({ sphere: 1, pd: 63 }, { sphere: 2 }), 'pd-of-each-eye pd both'],
    ['a pd for an addition', pair({ sphere: 1, addition: 2, pd: 63 }), 'pd-of-each-eye pd both'],
    ['a pd in one eye', pair({ sphere: 1, pd: 30 }, { sphere: 1 }), 'pd-in-one-eye pd left'],
    ['a pd below range', pair({ sphere: 1, pd: 24.5 }), 'out-of-range pd right'],
    ['a quarter of a millimetre', pair({ sphere: 1, pd: 31.25 }), 'not-a-step pd left'],
    ['nothing', pair({}), 'nothing-given sphere both'],
    ['a pd alone', pair({ pd: 31 }), 'nothing-given sphere both'],
  ])('%s', (_, values, check) => expect(found(values)).toContain(`refused ${check}`))
})

describe('both ends of a range are within it', () => {
  test.each<Eye>([
    { sphere: -6 },
    { sphere: 6 },
    { sphere: 0, cylinder: -4, axis: 1 },
    { sphere: 0, cylinder: -0.25, axis: 180 },
    { sphere: 0, pd: 27 },
    { sphere: 0, addition: 0.75 },
    { sphere: 0, prism: 3, prismBase: 360, pd: 31 },
  ])('%j', (eye) => expect(found(pair(eye))).toEqual([]))
})

describe('to be confirmed is', () => {
  test.each<[string, Prescription, string]>([
    ['one eye plus, one minus', pair({ sphere: 1 }, { sphere: -0.25 }), 'opposite-signs sphere'],
    ['a difference over 2 dpt', pair({ sphere: -1 }, { sphere: -3.25 }), 'large-difference sphere'],
    [
      'cylinders in different forms',
      pair({ sphere: 1, cylinder: 0.5, axis: 5 }, { sphere: 1, cylinder: -0.5, axis: 5 }),
      'different-forms cylinder',
    ],
    ['pupils over 3 mm apart', pair({ sphere: 1, pd: 30 }, { sphere: 1, pd: 33.5 }), 'pd-difference pd'],
    ['a great sum', pair({ sphere: 1, pd: 37 }, { sphere: 1, pd: 37.5 }), 'pd-sum pd'],
    [
      'cylinders that differ as much',
      pair({ sphere: -1, cylinder: -4, axis: 180 }, { sphere: -1 }),
      'large-difference sphere',
    ],
    [
      'additions that differ',
      pair({ sphere: 1, addition: 1 }, { sphere: 1, addition: 3 }),
      'addition-difference addition',
    ],
    ['a small addition', pair({ sphere: 1, addition: 0.5 }), 'small-addition addition'],
    ['the largest prism', pair({ sphere: 0, prism: 10, prismBase: 360, pd: 31 }), 'prism-to-check prism'],
    ['a large addition', pair({ sphere: 1, addition: 3.75 }), 'large-addition addition'],
  ])('%s', (_, values, check) => expect(found(values)).toContain(`confirm ${check} both`))
})

test.each<[Prescription, string]>([
  [pair({ sphere: -1 }, {}), 'left'],
  [pair({}, { sphere: -1, pd: 31 }), 'right'],
  [pair({ pd: 31 }, { sphere: -1, pd: 31 }), 'right'],
])('of %j one eye is empty: its lens is asked for', (values, eye) =>
  expect(found(values)).toContain(`refused eye-empty sphere ${eye}`),
)

test('an order with an addition in one eye is treated as having none', () =>
  expect(checkPrescription(pair({ sphere: 1, addition: 2 }, { sphere: 1 }), 'order')).toEqual({
    prescription: pair({ sphere: 1 }),
    checks: [{ field: 'addition', eye: 'right', grade: 'dropped', kind: 'addition-dropped' }],
  }))

test('an order of progressive glasses keeps both additions', () =>
  expect(checkPrescription(pair({ sphere: 1, addition: 2 }), 'order').prescription).toEqual(
    pair({ sphere: 1, addition: 2 }),
  ))

test('what has been checked needs no change when it is checked again', () => {
  const eye = (seed: number): Eye => ({
    sphere: ((seed * 7) % 57) / 4 - 7,
    cylinder: ((seed * 11) % 41) / 4 - 5,
    axis: (seed * 17) % 190,
    ...(seed % 3 === 0 ? { addition: (seed % 18) / 4 } : {}),
    ...(seed % 2 === 0 ? { pd: ((seed * 3) % 100) / 2 + 24 } : {}),
  })
  const accepted = Array.from({ length: 4000 }, (_, seed) =>
    checkPrescription(pair(eye(seed), eye(seed + 6))),
  ).filter(({ checks }) => checks.every(({ grade }) => grade !== 'refused'))
  const changed = accepted.filter(({ prescription }) => {
    const again = checkPrescription(prescription)
    return (
      again.checks.some(({ grade }) => grade !== 'confirm') ||
      JSON.stringify(again.prescription) !== JSON.stringify(prescription)
    )
  })
  expect(accepted.length).toBeGreaterThan(100)
  expect(changed).toEqual([])
})
