import { expect, test } from 'vitest'
import { formatEyeValue } from '#domain/prescription/eye-value.ts'
import type { EyeField } from '#domain/prescription/made-to-measure.ts'

test.each<[EyeField, number | undefined, string]>([
  ['sphere', -2.25, '−2,25'],
  ['sphere', 0, '±0,00'],
  ['sphere', 1.5, '+1,50'],
  ['cylinder', -0.5, '−0,50'],
  ['addition', 2, '+2,00'],
  ['prism', 1.25, '+1,25'],
  ['axis', 170, '170°'],
  ['prismBase', 90, '90'],
  ['pd', 32, '32,0\u00A0mm'],
  ['pd', undefined, '–'],
])('%s %s reads %s', (field, value, text) => expect(formatEyeValue(field, value, 'de-DE')).toBe(text))
