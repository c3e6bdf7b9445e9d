import { expect, test } from 'vitest'
import type { Prescription } from '#domain/prescription/eye-field.ts'
import { valuesText } from '#domain/prescription/values-text.ts'

const GIVEN: Prescription = { right: { sphere: -2, pd: 32 }, left: { sphere: -1.5, pd: 31 }, use: 'far' }

test.each<[string, Prescription, boolean]>([
  [
    'the same in another order',
    { use: 'far', left: { pd: 31, sphere: -1.5 }, right: { pd: 32, sphere: -2 } },
    true,
  ],
  ['another power', { ...GIVEN, right: { sphere: -2.25, pd: 32 } }, false],
  ['the eyes exchanged', { ...GIVEN, right: GIVEN.left, left: GIVEN.right }, false],
  ['a zero where nothing was', { ...GIVEN, right: { ...GIVEN.right, cylinder: 0 } }, false],
  ['no distance', { ...GIVEN, left: { sphere: -1.5 } }, false],
  ['another use', { ...GIVEN, use: 'near' }, false],
  ['no use', { right: GIVEN.right, left: GIVEN.left }, false],
  ['a balance lens', { ...GIVEN, balance: 'left' }, false],
])('%s', (_, other, isSame) => expect(valuesText(other) === valuesText(GIVEN)).toBe(isSame))
