import { expect, test } from 'vitest'
import type { Eye, Prescription } from '#domain/prescription/eye-field.ts'
import { eyeLine } from '#domain/prescription/eye-line.ts'

const PROGRESSIVE: Prescription = {
  right: { sphere: 0, cylinder: 1.25, axis: 7, addition: 2.25, prism: 1.5, prismBase: 90, pd: 31.5, hpd: 22 },
  left: { sphere: -4.25, addition: 2, pd: 32 },
}

test.each<[string, Prescription, [right: string, left: string]]>([
  ['progressive, with a prism', PROGRESSIVE, ['±0,00 +1,25 7° ADD +2,25 PR 1,50 90°', '−4,25 ADD +2,00']],
  [
    'an addition in one eye is none',
    { right: { sphere: 1, addition: 2 }, left: { sphere: 1 } },
    ['+1,00', '+1,00'],
  ],
  [
    'a prism to the right of the circle',
    { right: { sphere: 1, prism: 2, prismBase: 0 }, left: { sphere: 1 } },
    ['+1,00 PR 2,00 0°', '+1,00'],
  ],
  [
    'a balance lens is marked as slips mark it',
    { right: { sphere: -1 }, left: { sphere: -1 }, balance: 'left' },
    ['−1,00', 'BAL −1,00'],
  ],
])('glasses: %s', (_, values, lines) => {
  expect([eyeLine(values, 'right', 'de-DE'), eyeLine(values, 'left', 'de-DE')]).toEqual(lines)
})

test.each<[Eye, string]>([
  [{ cylinder: -0.5, axis: 85 }, '– −0,50 85°'],
  [{}, '–'],
  [{ sphere: -3, baseCurve: 8.6, diameter: 14.2 }, '−3,00 BC 8,6'],
  [{ sphere: -3, addition: 1.5, baseCurve: 8.6 }, '−3,00 ADD +1,50 BC 8,6'],
  [{ sphere: -3, additionName: 'MED', baseCurve: 8.6 }, '−3,00 ADD MED BC 8,6'],
])('%j is %s in one line', (right, line) => expect(eyeLine({ right, left: {} }, 'right', 'de-DE')).toBe(line))
