import { expect, test } from 'vitest'
import { rxPartName } from '#domain/catalogue/rx-part-name.ts'
import { lightFilterOf } from '#domain/prescription/filter-category.ts'
import { LENS_INDICES } from '#domain/prescription/lens-index.ts'
import { TINTING_TYPES } from '#domain/prescription/tinting-type.ts'
import { messages } from '#i18n/messages.ts'
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

const SHOP = { de: 'de-de', cs: 'cs-cz', pl: 'pl-pl', fr: 'fr-ch', it: 'it-it' } as const

test.each(LANGUAGES)('indices and tints are named as the configurator names them: %s', (language) => {
  const t = messages(SHOP[language])
  const nameOf = (key: string) => parts.find(({ referenceKey }) => referenceKey === key)?.names[language]
  for (const { key, tier } of LENS_INDICES)
    expect(nameOf(key)?.replace(/ 1,[0-9]+$/, '')).toBe(t(`glass.index.${tier}`))
  const words = {
    'rx-tint-clear': t('glass.tint.clear'),
    'rx-tint-blue-light-filter': t('glass.tint.blue-light-filter'),
    'rx-tint-tinted': t('glass.tint.tinted'),
    'rx-tint-sunglasses': t('glass.tint.sunglasses'),
    'rx-tint-polarized': t('glass.tint.polarized'),
    'rx-tint-transition': t('glass.tint.transition'),
    'rx-tint-gradient': t('glass.tint.gradient'),
    'rx-tint-mirror': t('glass.tint.mirror'),
  }
  for (const [key, word] of Object.entries(words)) expect(nameOf(key)).toBe(word)
})

test('every tint says how dark it is', () => {
  const tints = parts.filter(({ customData }) => customData['rxPart'] === 'tint')
  const filters = tints.map(({ customData }) => lightFilterOf(customData))
  expect(filters.map((filter) => filter?.from)).toEqual(data('transmittance'))
  expect(filters.map((filter) => filter?.category)).toEqual([0, 0, 1, 3, 3, 3, 2, 3])
})

test('there are lenses for one distance, for all and for the desk', () =>
  expect(data('design')).toEqual(['single-vision', 'progressive', 'progressive', 'office']))

test('lenses for several distances say how high they are fitted', () => {
  expect(data('minFittingHeight')).toEqual([18, 18, 14])
  expect(data('minFittingHeightCompact')).toEqual([14, 14])
})

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
