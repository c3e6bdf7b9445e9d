import { expect, test } from 'vitest'
import { VARIANT_CODES } from '#i18n/variants.ts'
import { keysOf } from '#server/session/keys.ts'

test('no two visitors, shops or kinds share a key', () => {
  const keys = ['anna', 'bert'].flatMap((user) =>
    VARIANT_CODES.flatMap((variant) => Object.values(keysOf(variant, user))),
  )
  expect(new Set(keys).size).toBe(2 * VARIANT_CODES.length * 2)
  for (const key of keys) expect(key).toMatch(/^[0-9a-f]{64}$/)
})

test('a key stays the same', () => expect(keysOf('de-de', 'anna')).toEqual(keysOf('de-de', 'anna')))
