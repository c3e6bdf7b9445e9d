import { expect, test } from 'vitest'
import { holdsHere, rules } from '#domain/checkout/fault.ts'
import { maxLength, required } from '#domain/form/rules.ts'

const rule = rules(
  [required, maxLength(3)],
  holdsHere('province', (value) => value === 'BZ'),
)

test.each([
  ['', 'required'],
  ['BOLZANO', 'max-length'],
  ['XX', 'province'],
  ['BZ', undefined],
])('%j is at fault as %s', (value, kind) => expect(rule(value)?.kind).toBe(kind))

test('what is empty is right where it is not required', () =>
  expect(holdsHere('phone', () => false)('')).toBeNull())
