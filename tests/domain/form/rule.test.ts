import { expect, test } from 'vitest'
import { validateField, createRule } from '#domain/form/rule.ts'
import { maxLength } from '#domain/form/length.ts'
import { email, required } from '#domain/form/rules.ts'

test.each([
  ['', { kind: 'required' }],
  ['a@b', { kind: 'email' }],
  ['anna@example.org', { kind: 'max-length', max: 10 }],
  ['a@b.pl', null],
])('the first error of %j is %o', (value, expected) => {
  expect(validateField(value, [required, email, maxLength(10)])).toEqual(expected)
})

test('a rule accepts an empty field', () => {
  expect(createRule({ kind: 'zip' }, () => false)('')).toBeNull()
})
