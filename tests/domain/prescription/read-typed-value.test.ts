import { expect, test } from 'vitest'
import { readTypedValue } from '#domain/prescription/read-typed-value.ts'

test.each<[string, number, number]>([
  ['innen', 0, 180],
  ['Außen', 180, 0],
  ['Basis oben', 90, 90],
  ['dół', 270, 270],
  ['base nasale', 0, 180],
  ['temporale', 180, 0],
  ['nahoru', 90, 90],
  ['BI', 0, 180],
])('the base "%s" is at %i of the right eye, at %i of the left one', (text, right, left) => {
  expect(readTypedValue('prismBase', text, 'right')).toMatchObject({ value: right })
  expect(readTypedValue('prismBase', text, 'left')).toMatchObject({ value: left })
})

test('all else is read as any value', () => {
  expect(readTypedValue('prismBase', '45', 'left')).toMatchObject({ value: 45 })
  expect(readTypedValue('sphere', 'innen', 'left')).toEqual({ kind: 'unreadable' })
})
