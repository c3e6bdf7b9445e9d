import { expect, test } from 'vitest'
import { VARIANT_CODES, VARIANTS } from '#i18n/variants.ts'
import { visitorKeysOf } from '#server/session/visitor-keys.ts'

test('no two visitors, countries or kinds share a key', () => {
  const countries = new Set(VARIANT_CODES.map((variant) => VARIANTS[variant].country))
  const keys = ['anna', 'bert'].flatMap((user) =>
    VARIANT_CODES.flatMap((variant) => Object.values(visitorKeysOf(variant, user))),
  )
  expect(new Set(keys).size).toBe(2 * countries.size * 2)
  for (const key of keys) expect(key).toMatch(/^[0-9a-f]{64}$/)
})

test.each([
  ['de-ch', 'fr-ch'],
  ['de-ch', 'it-ch'],
  ['it-it', 'de-it'],
] as const)('%s and %s share theirs', (one, other) =>
  expect(visitorKeysOf(one, 'anna')).toEqual(visitorKeysOf(other, 'anna')),
)
