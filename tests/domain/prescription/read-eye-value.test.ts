import { expect, test } from 'vitest'
import { EYE_FIELDS, type EyeField } from '#domain/prescription/eye-field.ts'
import { readEyeValue } from '#domain/prescription/read-eye-value.ts'

test.each<[EyeField, string, number, isSignTyped?: boolean]>([
  ['sphere', '-2,25', -2.25],
  ['sphere', '−2.25', -2.25],
  ['sphere', '– 2,25', -2.25],
  ['sphere', '2.25-', -2.25],
  ['sphere', '2,25 +', 2.25],
  ['sphere', '+1,5', 1.5],
  ['sphere', '+.75', 0.75],
  ['sphere', '-225', -2.25],
  ['sphere', '-125', -1.25],
  ['sphere', '-2 25', -2.25],
  ['sphere', '- 2,25', -2.25],
  ['sphere', '+2 ½', 2.5],
  ['sphere', '+24', 24],
  ['sphere', '225', 2.25, false],
  ['sphere', '2,25', 2.25, false],
  ['sphere', '±2,25', 2.25, false],
  ['sphere', '+/-2,25', 2.25, false],
  ['sphere', '+/- 0', 0],
  ['sphere', '=2,25', -2.25],
  ['cylinder', '=0,50', -0.5],
  ['cylinder', '(−0,50', -0.5],
  ['cylinder', '(−0,50 à', -0.5],
  ['cylinder', '-0,50 DC', -0.5],
  ['axis', 'à 170°)', 170],
  ['sphere', 'neutro', 0],
  ['sphere', 'neutre', 0],
  ['sphere', '-2.25 DS', -2.25],
  ['sphere', '+1,00 d.s.', 1],
  ['sphere', '-0,5', -0.5],
  ['sphere', '00', 0],
  ['cylinder', 'plan', 0],
  ['sphere', '±0', 0],
  ['sphere', '0,00', 0],
  ['sphere', '-0', 0],
  ['sphere', 'plan', 0],
  ['sphere', 'Plano', 0],
  ['sphere', 'pl.', 0],
  ['sphere', '∞', 0],
  ['sphere', '-2,25 dpt', -2.25],
  ['sphere', '-2.25 D', -2.25],
  ['sphere', 'Sph. -2,25', -2.25],
  ['sphere', '-2,25 sph', -2.25],
  ['sphere', 'minus 2,25', -2.25],
  ['sphere', 'mínus 2,25 dioptrie', -2.25],
  ['sphere', 'meno 2,25', -2.25],
  ['sphere', 'più 1,00', 1],
  ['sphere', '-2¼', -2.25],
  ['sphere', '+½', 0.5],
  ['sphere', '－２．２５', -2.25],
  ['cylinder', '-0,5', -0.5],
  ['cylinder', 'cyl -50', -0.5],
  ['cylinder', '-75', -0.75],
  ['addition', '75', 0.75],
  ['axis', '1 7', 17],
  ['pd', '31 5', 31.5],
  ['cylinder', '0.75', 0.75, false],
  ['axis', '170°', 170],
  ['axis', 'Achse 7', 7],
  ['axis', 'x170', 170],
  ['axis', '× 90°', 90],
  ['axis', '005', 5],
  ['axis', 'A 90 Grad', 90],
  ['addition', '2,00', 2],
  ['addition', 'Add 200', 2],
  ['prism', '1,5 Δ', 1.5],
  ['prism', '100', 1],
  ['prismBase', '270', 270],
  ['pd', '63,5 mm', 63.5],
  ['pd', '315', 31.5],
  ['pd', '63', 63],
  ['pd', '999', 999],
  ['baseCurve', '8,6', 8.6],
])('%s "%s" is %d', (field, text, value, isSignTyped = true) =>
  expect(readEyeValue(field, text)).toEqual({ kind: 'value', value, isSignTyped }),
)

test.each<[EyeField, string]>([
  ['sphere', ''],
  ['sphere', '  '],
  ['cylinder', '-'],
  ['axis', '–'],
  ['prism', '/'],
  ['pd', '--'],
  ['cylinder', 'DS'],
  ['cylinder', 'sph'],
  ['axis', 'd.s.'],
])('%s "%s" is empty', (field, text) => expect(readEyeValue(field, text)).toEqual({ kind: 'empty' }))

test.each<[EyeField, string]>([
  ['sphere', 'sph'],
  ['sphere', 'x2,25'],
  ['cylinder', '-0,50 DS'],
  ['axis', 'pl'],
  ['axis', 'plan'],
  ['prism', 'plano'],
  ['pd', '∞'],
  ['sphere', 'two'],
  ['sphere', '-2,25,5'],
  ['sphere', '-2.25-'],
  ['sphere', '+-2'],
  ['sphere', '1e3'],
  ['sphere', '0x10'],
  ['sphere', '-2,2555'],
  ['sphere', '12345'],
  ['axis', '90 x'],
  ['pd', '31/32'],
  ['sphere', '<b>-2</b>'],
])('%s "%s" cannot be read', (field, text) =>
  expect(readEyeValue(field, text)).toEqual({ kind: 'unreadable' }),
)

test.each<[EyeField, string]>([
  ['sphere', '-05'],
  ['sphere', '05'],
  ['sphere', '+025'],
  ['cylinder', '-0 50'],
  // Of the same digits people mean a quarter as well as ten times as much.
  ['sphere', '-25'],
  ['sphere', '+50'],
  ['sphere', '-75'],
  ['sphere', '75'],
  ['cylinder', '-25'],
  ['addition', '25'],
  ['prism', '50'],
  ['prism', '75 cm/m'],
  // The point can be behind the first digit alone: no lens has 0.30.
  ['prism', '30'],
  ['sphere', '-35'],
  ['cylinder', '-40'],
  ['sphere', '-2 5'],
  ['sphere', '-2\u00a05'],
  ['cylinder', '-1 0'],
  ['prism', '1 0'],
  ['addition', '02'],
  ['prism', '015'],
  ['pd', '032'],
])('%s "%s" asks for its decimal point', (field, text) =>
  expect(readEyeValue(field, text)).toEqual({ kind: 'point-missing' }),
)

test('no text of any characters throws or gives what is no number', () => {
  const characters = [...'0259,.-+−±°/ plansdcyPDmm¼½∞\u0000\u202e𝟚']
  const texts = Array.from({ length: 4000 }, (_, seed) =>
    Array.from(
      { length: seed % 9 },
      (__, index) => characters[(seed * (index + 7)) % characters.length],
    ).join(''),
  )
  const odd = texts.filter((text, index) => {
    const read = readEyeValue(EYE_FIELDS[index % EYE_FIELDS.length] ?? 'sphere', text)
    return read.kind === 'value' && !Number.isFinite(read.value)
  })
  expect(odd).toEqual([])
})
