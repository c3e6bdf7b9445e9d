import { describe, expect, test } from 'vitest'
import { lensProfile } from '#domain/lens/profile.ts'

describe('the cross-section of a lens', () => {
  test.each([
    { curve: 8.5, diameter: 14.1, sag: 3.751 },
    { curve: 8.6, diameter: 14.2, sag: 3.747 },
    { curve: 9, diameter: 14.5, sag: 3.668 },
    { curve: 7, diameter: 14, sag: 7 },
  ])('is $sag mm deep with $curve and $diameter mm', ({ curve, diameter, sag }) => {
    expect(lensProfile(curve, diameter)?.sag).toBeCloseTo(sag, 2)
  })

  test('is drawn from rim to rim along its base curve, and back along a steeper front that meets it there', () => {
    const path = lensProfile(8.5, 14.1)?.path ?? ''
    const [, left, rim, back, right] =
      /^M-([\d.]+) (-[\d.]+)A([\d.]+) [\d.]+ 0 0 1 ([\d.]+) /.exec(path) ?? []
    const front = /A([\d.]+) [\d.]+ 0 0 0-/.exec(path)?.[1]
    expect([left, right, back]).toEqual(['7.05', '7.05', '8.5'])
    expect(Math.hypot(7.05, Number(rim))).toBeCloseTo(8.5, 2)
    expect(Number(front)).toBeLessThan(8.5)
  })

  test.each([
    [null, 14.1],
    [8.5, null],
    [8.5, 0],
    [8.5, -14],
    [6.9, 14],
  ])('base curve %o and diameter %o describe no lens', (curve, diameter) => {
    expect(lensProfile(curve, diameter)).toBeNull()
  })
})
