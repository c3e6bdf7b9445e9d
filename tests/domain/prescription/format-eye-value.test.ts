import { expect, test } from 'vitest'
import type { EyeField } from '#domain/prescription/eye-field.ts'
import {
  formatEyeNumber,
  formatEyeStep,
  formatEyeValue,
  unitName,
} from '#domain/prescription/format-eye-value.ts'

test.each<[EyeField, number | undefined, number: string, value: string]>([
  ['sphere', -2.25, '−2,25', '−2,25\u00A0dpt'],
  ['sphere', 0, '±0,00', '±0,00\u00A0dpt'],
  ['sphere', 1.5, '+1,50', '+1,50\u00A0dpt'],
  ['cylinder', -0.5, '−0,50', '−0,50\u00A0dpt'],
  ['addition', 2, '+2,00', '+2,00\u00A0dpt'],
  ['prism', 1.25, '1,25', '1,25\u00A0cm/m'],
  ['axis', 170, '170°', '170°'],
  ['axis', 0, '0°', '0°'],
  ['prismBase', 90, '90', '90'],
  ['pd', 32, '32,0', '32,0\u00A0mm'],
  ['baseCurve', 8.6, '8,6', '8,6\u00A0mm'],
  ['diameter', 14, '14,0', '14,0\u00A0mm'],
  ['pd', undefined, '–', '–'],
])('%s %s reads %s in a table and %s in a text', (field, value, number, text) => {
  expect(formatEyeNumber(field, value, 'de-DE')).toBe(number)
  expect(formatEyeValue(field, value, 'de-DE')).toBe(text)
})

test.each<[EyeField, number, string]>([
  ['cylinder', 0.5, '0,50'],
  ['axis', 10, '10'],
])('a step of %s %d reads %s', (field, step, text) => expect(formatEyeStep(field, step, 'fr-CH')).toBe(text))

test.each([
  ['de-CH', 'dpt', '−2.25\u00A0dpt'],
  ['pl-PL', 'dpt', '−2,25\u00A0dpt'],
  ['fr-CH', 'dioptries', '−2,25\u00A0δ'],
  ['it-IT', 'diottrie', '−2,25\u00A0D'],
])('in %s the dioptre is called %s, and written as in %s', (intl, unit, text) => {
  expect(unitName('sphere', intl)).toBe(unit)
  expect(unitName('pd', intl)).toBe('mm')
  expect(formatEyeValue('sphere', -2.25, intl)).toBe(text)
})
