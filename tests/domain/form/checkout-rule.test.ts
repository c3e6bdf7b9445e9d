import { expect, test } from 'vitest'
import { checkoutRule, combineRules } from '#domain/form/checkout-rule.ts'
import { maxLength } from '#domain/form/length.ts'
import { required } from '#domain/form/rules.ts'

const rule = combineRules(
  [required, maxLength(3)],
  checkoutRule('province', (value) => value === 'BZ'),
)

test.each([
  ['', 'required'],
  ['BOLZANO', 'max-length'],
  ['XX', 'province'],
  ['BZ', undefined],
])('%j has the error %s', (value, kind) => expect(rule(value)?.kind).toBe(kind))

test('an empty value is valid where it is not required', () =>
  expect(checkoutRule('phone', () => false)('')).toBeNull())
