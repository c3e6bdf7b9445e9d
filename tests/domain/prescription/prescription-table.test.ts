import { expect, test } from 'vitest'
import type { EyeSide, Prescription } from '#domain/prescription/eye-field.ts'
import { partsOfTable, prescriptionTable } from '#domain/prescription/prescription-table.ts'

const PROGRESSIVE: Prescription = {
  right: { sphere: 0, cylinder: 1.25, axis: 7, addition: 2.25, prism: 1.5, prismBase: 90, pd: 31.5, hpd: 22 },
  left: { sphere: -4.25, addition: 2, pd: 32 },
}

test.each<[string, Prescription, readonly EyeSide[] | undefined, string[], string[][]]>([
  [
    'progressive, with a prism',
    PROGRESSIVE,
    undefined,
    ['sphere', 'cylinder', 'axis', 'addition', 'prism', 'prismBase', 'pd', 'hpd'],
    [
      ['right', '±0,00', '+1,25', '7°', '+2,25', '1,50', '90', '31,5', '22,0'],
      ['left', '−4,25', '–', '–', '+2,00', '–', '–', '32,0', '–'],
    ],
  ],
  [
    'an addition in one eye is none',
    { right: { sphere: 1, addition: 2 }, left: { sphere: 1 } },
    undefined,
    ['sphere'],
    [
      ['right', '+1,00'],
      ['left', '+1,00'],
    ],
  ],
  [
    'a contact lens',
    { right: {}, left: { sphere: -3, baseCurve: 8.6, diameter: 14.2, color: 'Blau' } },
    ['left'],
    ['sphere', 'baseCurve', 'diameter', 'color'],
    [['left', '−3,00', '8,6', '14,2', 'Blau']],
  ],
  [
    'a multifocal contact lens for one eye',
    { right: { sphere: -3, addition: 1.5, baseCurve: 8.6 }, left: {} },
    ['right'],
    ['sphere', 'addition', 'baseCurve'],
    [['right', '−3,00', '+1,50', '8,6']],
  ],
  [
    'contact lenses whose additions have names',
    {
      right: { sphere: -3, additionName: '+1.50 D', baseCurve: 8.6 },
      left: { sphere: -2, additionName: 'LOW', baseCurve: 8.6 },
    },
    undefined,
    ['sphere', 'addition', 'baseCurve'],
    [
      ['right', '−3,00', '+1,50 D', '8,6'],
      ['left', '−2,00', 'LOW', '8,6'],
    ],
  ],
  [
    'a colour in one eye',
    { right: { sphere: 0 }, left: { color: 'Blau' } },
    undefined,
    ['sphere', 'color'],
    [
      ['right', '±0,00', '–'],
      ['left', '–', 'Blau'],
    ],
  ],
])('%s', (_, values, eyes, fields, rows) => {
  const table = prescriptionTable(values, 'de-DE', eyes)
  expect(table.fields).toEqual(fields)
  expect(table.rows.map(({ eye, cells }) => [eye, ...cells])).toEqual(rows)
})

test.each<[string, Prescription, string[][]]>([
  [
    'five columns',
    { right: { sphere: 1, cylinder: -1, axis: 7, addition: 2, pd: 31 }, left: { sphere: 1, addition: 2 } },
    [['sphere', 'cylinder', 'axis', 'addition', 'pd']],
  ],
  [
    'six columns',
    { right: { sphere: 1, cylinder: -1, axis: 7, prism: 1.5, prismBase: 90, pd: 31 }, left: {} },
    [
      ['sphere', 'cylinder', 'axis'],
      ['prism', 'prismBase', 'pd'],
    ],
  ],
  [
    'eight columns',
    PROGRESSIVE,
    [
      ['sphere', 'cylinder', 'axis', 'addition'],
      ['prism', 'prismBase', 'pd', 'hpd'],
    ],
  ],
  ['no columns', { right: {}, left: {} }, [[]]],
])('a table of %s has the parts %j', (_, values, expected) => {
  const whole = prescriptionTable(values, 'de-DE')
  const parts = partsOfTable(whole)
  expect(parts.map(({ fields }) => fields)).toEqual(expected)
  const cells = parts.flatMap(({ rows }) =>
    rows.filter(({ eye }) => eye === 'left').flatMap((row) => row.cells),
  )
  expect(cells).toEqual(whole.rows[1]?.cells)
})

test('a balance lens is marked as slips mark it', () => {
  const values: Prescription = { right: { sphere: -1 }, left: { sphere: -1 }, balance: 'left' }
  expect(prescriptionTable(values, 'de-DE').rows.map(({ cells }) => cells)).toEqual([
    ['−1,00'],
    ['BAL −1,00'],
  ])
})
