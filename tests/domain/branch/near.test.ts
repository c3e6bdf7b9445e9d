import { expect, test } from 'vitest'
import { formatNear, NEAR } from '#domain/branch/near.ts'

test('an address names a place to about a kilometre', () =>
  expect(formatNear({ latitude: 53.5511, longitude: -9.9951 })).toBe('53.55,-10'))

test.each([
  ['53.55,9.99', true],
  ['-53,179.9', true],
  ['53.551,9.99', false],
  ['53.55', false],
])('%s is a place: %s', (text, is) => expect(NEAR.test(text)).toBe(is))
