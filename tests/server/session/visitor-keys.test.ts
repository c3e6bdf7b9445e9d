import { expect, test } from 'vitest'
import { VARIANT_CODES } from '#i18n/variants.ts'
import { visitorKeysOf } from '#server/session/visitor-keys.ts'

test('no two visitors, shops or kinds share a key', () => {
  const keys = ['anna', 'bert'].flatMap((user) =>
    VARIANT_CODES.flatMap((variant) => Object.values(visitorKeysOf(variant, user))),
  )
  expect(new Set(keys).size).toBe(2 * VARIANT_CODES.length * 2)
  for (const key of keys) expect(key).toMatch(/^[0-9a-f]{64}$/)
})

test('a key stays the same', () =>
  expect(visitorKeysOf('de-de', 'anna')).toEqual(visitorKeysOf('de-de', 'anna')))
