import { expect, test } from 'vitest'
import type { TypedEyeField } from '#domain/configurator/answer-name.ts'
import { initialText, lacksSign, signedText, stepText, tidyText } from '#islands/configurator/value-text.ts'

test.each<[TypedEyeField, string, string]>([
  ['sphere', '-2.25', '−2,25'],
  ['sphere', '0', '±0,00'],
  ['sphere', '2,25', '2,25'],
  ['sphere', 'abc', 'abc'],
  ['sphere', '-', ''],
  ['axis', '7', '7°'],
  ['addition', '2', '+2,00'],
  ['pd', '32', '32,0'],
  ['prismBase', '90', '90'],
  // Refused when the step is left: nobody's value is rounded.
  ['axis', '12,5', '12,5'],
  ['sphere', '-2,333', '-2,333'],
  ['pd', '31,25', '31,25'],
])('a left %s field turns "%s" into "%s"', (field, text, tidy) =>
  expect(tidyText(field, text, 'de-DE')).toBe(tidy),
)

test.each<[string, string, string]>([
  ['2,25', 'minus', '−2,25'],
  ['±2,25', 'plus', '+2,25'],
  ['225', 'plus', '+2,25'],
])('"%s" with %s is "%s"', (text, sign, signed) =>
  expect(signedText('sphere', text, sign, 'de-DE')).toBe(signed),
)

test.each<[TypedEyeField, string, number, string | null]>([
  ['sphere', '', 1, '+0,25'],
  ['sphere', '', -1, '−0,25'],
  ['sphere', '−6,00', -1, null],
  ['sphere', '2,25', 1, '+2,50'],
  ['sphere', 'abc', 1, '+0,25'],
  ['axis', '', -1, null],
  ['addition', '+0,25', -1, ''],
  ['axis', '170°', 10, '180°'],
])('%s "%s": %i steps lead to %s', (field, text, steps, expected) =>
  expect(stepText(field, text, steps, 'de-DE')).toBe(expected),
)

test('a field starts with the sign that was answered without a script', () => {
  const answers = { 'right.sphere': '2,25', 'sign.right.sphere': 'minus', 'left.sphere': '2,25' }
  expect(initialText(answers, 'right', 'sphere', 'de-DE')).toBe('−2,25')
  expect(initialText(answers, 'left', 'sphere', 'de-DE')).toBe('2,25')
  expect(initialText({ 'right.pd': '32' }, 'right', 'pd', 'de-DE')).toBe('32,0')
  expect([lacksSign('sphere', '2,25'), lacksSign('sphere', '-2,25'), lacksSign('pd', '32')]).toEqual([
    true,
    false,
    false,
  ])
})
