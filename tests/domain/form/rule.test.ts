import { expect, test } from 'vitest'
import { faultOf, holds } from '#domain/form/rule.ts'
import { email, maxLength, required } from '#domain/form/rules.ts'

test.each([
  ['', { kind: 'required' }],
  ['a@b', { kind: 'email' }],
  ['anna@example.org', { kind: 'max-length', max: 10 }],
  ['a@b.pl', null],
])('the first fault of %j is %o', (value, expected) => {
  expect(faultOf(value, [required, email, maxLength(10)])).toEqual(expected)
})

test('a rule minds no empty field', () => {
  expect(holds({ kind: 'zip' }, () => false)('')).toBeNull()
})
