import { expect, test } from 'vitest'
import { rxPartName } from '#domain/catalogue/rx-part-name.ts'
import { LENS_INDICES } from '#domain/prescription/lens-index.ts'
import { TINTING_TYPES } from '#domain/prescription/rx-part.ts'
import { CHOICES } from '#shop-api/seed/attributes/vocabulary.ts'
import { rxParts } from '#shop-api/seed/rx/rx-parts.ts'
import { LANGUAGES } from '#shop-api/seed/words.ts'
import { attributesOf } from '#tests/support/goods.ts'

const parts = [...rxParts()]
const keys = parts.flatMap(({ variants }) => variants.map(({ referenceKey }) => referenceKey))
const data = (name: string) => parts.flatMap(({ customData }) => customData[name] ?? [])

test('every index has its four forms', () =>
  expect(keys.filter((key) => key.startsWith('index_'))).toEqual(
    LENS_INDICES.flatMap(({ key }) => [key, `${key}_nocoat`, `${key}_omnichannel`, `${key}_compact`]),
  ))

test.each(LANGUAGES)('every form of an index has a name of its own: %s', (language) => {
  const indices = parts.filter(({ customData }) => customData['rxPart'] === 'index')
  const names = indices.flatMap(({ names, referenceKey, variants }) =>
    variants.map((variant) => {
      const form = String(variant.values.lensForm ?? '')
      const label = CHOICES.lensForm?.[form]?.[language]
      const attributes = attributesOf(label ? { lensForm: label } : {})
      return rxPartName(
        { name: names[language], referenceKey },
        { referenceKey: variant.referenceKey, attributes },
      )
    }),
  )
  expect(new Set(names).size).toBe(4 * LENS_INDICES.length)
  expect(names.filter((name) => name.includes('_'))).toEqual([])
})

test('there are lenses for one distance, for all and for the desk', () =>
  expect(data('design')).toEqual(['single-vision', 'progressive', 'progressive', 'office']))

test('every tinting type is offered, in its colours', () => {
  expect(data('tintingType')).toEqual([...TINTING_TYPES])
  expect(keys).toContain('rx-tint-gradient-green')
})

test('a service is free, and no price is negative', () => {
  const prices = new Map(
    parts.flatMap(({ variants }) => variants.map(({ referenceKey, euroCents }) => [referenceKey, euroCents])),
  )
  expect(prices.get('veduta-service-fitting')).toBe(0)
  expect(Math.min(...prices.values())).toBe(0)
})

test('keys are unique', () => expect(new Set(keys).size).toBe(keys.length))
