import { describe, expect, test } from 'vitest'
import { checkPrescription } from '#domain/prescription/check-prescription.ts'
import type { Eye, Prescription } from '#domain/prescription/eye-field.ts'

const pair = (right: Eye, left: Eye = right): Prescription => ({ right, left })
const found = (values: Prescription, origin?: 'order') =>
  checkPrescription(values, origin).checks.map(
    ({ grade, kind, field, eye }) => `${grade} ${kind} ${field} ${eye}`,
  )

describe('changed, and reported, is', () => {
  test('an axis without cylinder', () => {
    const { prescription, checks } = checkPrescription(pair({ sphere: 1, axis: 5 }, { sphere: 1 }))
    expect(checks).toEqual([{ field: 'axis', eye: 'right', grade: 'dropped', kind: 'axis-without-cylinder' }])
    expect(prescription).toEqual(pair({ sphere: 1 }))
  })

  test('an axis of 0°', () => {
    const { prescription, checks } = checkPrescription(
      pair({ sphere: 1, cylinder: -1, axis: 0 }, { sphere: 1 }),
    )
    expect(checks).toEqual([{ field: 'axis', eye: 'right', grade: 'dropped', kind: 'axis-zero' }])
    expect(prescription.right.axis).toBe(180)
  })

  test('a plus cylinder, whose range is that of its minus form', () => {
    const right = { sphere: -6.5, cylinder: 1, axis: 20 }
    const { prescription, checks } = checkPrescription(pair(right, { sphere: -5 }))
    expect(checks).toEqual([{ field: 'cylinder', eye: 'right', grade: 'dropped', kind: 'transposed' }])
    expect(prescription.right).toEqual({ sphere: -5.5, cylinder: -1, axis: 110 })
  })

  test.each<[string, Eye, Eye, number, number]>([
    ['for each eye', { sphere: 1, pd: 63.5 }, { sphere: 1, pd: 63.5 }, 31.5, 32],
    ['in the right one', { sphere: 1, pd: 64 }, { sphere: 1 }, 32, 32],
    ['in the left one', { sphere: 1 }, { sphere: 1, pd: 63 }, 31.5, 31.5],
    ['at its lower end', { sphere: 1, pd: 54 }, { sphere: 1 }, 27, 27],
    ['at its upper end', { sphere: 1, pd: 74 }, { sphere: 1 }, 37, 37],
  ])('a distance between both pupils, typed %s', (_, right, left, pdRight, pdLeft) => {
    const { prescription, checks } = checkPrescription({ right, left })
    expect(checks).toEqual([{ field: 'pd', eye: 'both', grade: 'dropped', kind: 'pd-halved' }])
    expect([prescription.right.pd, prescription.left.pd]).toEqual([pdRight, pdLeft])
  })

  test('an order, as it was made', () => {
    const { prescription, checks } = checkPrescription(
      pair({ sphere: 1, pd: 64 }, { sphere: 2, pd: 64 }),
      'order',
    )
    expect(checks).toEqual([{ field: 'pd', eye: 'both', grade: 'dropped', kind: 'pd-halved' }])
    expect([prescription.right.pd, prescription.left.pd]).toEqual([32, 32])
  })

  test('no distance that is none of both pupils', () => {
    expect(found(pair({ sphere: 1, pd: 53.5 }, { sphere: 1 }))).toContain('refused out-of-range pd right')
    expect(found(pair({ sphere: 1, pd: 74.5 }, { sphere: 1 }))).toContain('refused out-of-range pd right')
    expect(found(pair({ sphere: 1, pd: 63 }, { sphere: 1, pd: 31 }))).toContain(
      'refused out-of-range pd right',
    )
  })

  test('what belongs to a cylinder or a prism of zero, which are none', () => {
    const right = { sphere: 1, cylinder: 0, axis: 90, prism: 0, prismBase: 0 }
    expect(checkPrescription(pair(right, { sphere: 1, cylinder: 0, prism: 0 }))).toEqual({
      prescription: pair({ sphere: 1 }),
      checks: [
        { field: 'axis', eye: 'right', grade: 'dropped', kind: 'axis-without-cylinder' },
        { field: 'prismBase', eye: 'right', grade: 'dropped', kind: 'base-without-prism' },
      ],
    })
  })
})
