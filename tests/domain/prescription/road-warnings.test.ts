import { expect, test } from 'vitest'
import { lightFilterOf } from '#domain/prescription/filter-category.ts'
import { roadWarnings, tintWarning } from '#domain/prescription/road-warnings.ts'

const part = (customData: Record<string, unknown>) => ({ product: { customData } })
const tint = (filterCategory?: number, tintingType = 'sunglasses') =>
  part({ rxPart: 'tint', tintingType, ...(filterCategory !== undefined && { filterCategory }) })
const transmitting = (transmittance: number) =>
  part({ rxPart: 'tint', tintingType: 'sunglasses', transmittance })

test.each([
  ['no parts', [], 'DE', []],
  ['lenses for one distance', [part({ rxPart: 'lensType', design: 'single-vision' })], 'DE', []],
  ['progressive lenses in Germany', [part({ rxPart: 'lensType', design: 'progressive' })], 'DE', ['traffic']],
  ['progressive lenses elsewhere', [part({ rxPart: 'lensType', design: 'progressive' })], 'AT', []],
  ['office lenses', [part({ rxPart: 'lensType', design: 'office' })], 'PL', ['office']],
  ['lenses of an unknown design', [part({ rxPart: 'lensType', design: 'magic' })], 'DE', []],
  ['an index', [part({ rxPart: 'index' })], 'DE', []],
  ['a tint that is none', [tint(undefined, 'clear')], 'DE', []],
  ['a filter of blue light', [tint(undefined, 'blue light filter')], 'DE', []],
  ['a tint without a category', [tint()], 'DE', ['tooDark']],
  ['a tint of an unknown type, without a category', [tint(undefined, 'rainbow')], 'DE', ['tooDark']],
  ['a tint of category 0', [tint(0)], 'DE', []],
  ['a tint of category 1', [tint(1)], 'CH', ['dusk']],
  ['a tint of category 3', [tint(3)], 'DE', ['dusk']],
  ['a tint of category 4', [tint(4)], 'CZ', ['tooDark']],
  ['a tint of an unknown category', [tint(9)], 'DE', ['tooDark']],
  ['a tint with a transmittance of 0.8', [transmitting(0.8)], 'DE', []],
  ['a tint of category 1 that is light enough at dusk', [transmitting(0.78)], 'DE', []],
  ['a tint with a transmittance of 0.75', [transmitting(0.75)], 'DE', []],
  ['a tint of category 1 that is too dark at dusk', [transmitting(0.74)], 'DE', ['dusk']],
  ['a tint with a transmittance of 0.09', [transmitting(0.09)], 'DE', ['dusk']],
  ['a tint with a transmittance of 0.08', [transmitting(0.08)], 'DE', ['tooDark']],
  ['a tint with an impossible transmittance', [transmitting(15)], 'DE', ['tooDark']],
  [
    'progressive sunglasses',
    [part({ rxPart: 'lensType', design: 'progressive' }), tint(3)],
    'DE',
    ['traffic', 'dusk'],
  ],
] as const)('%s', (_, parts, country, warnings) => expect(roadWarnings(parts, country)).toEqual(warnings))

test.each([
  [null, 'tinted', ['tooDark']],
  [null, 'clear', []],
  [4, 'clear', ['tooDark']],
  [1, 'tinted', ['dusk']],
  [0, 'tinted', []],
] as const)('category %s of a tint that is %s', (filterCategory, tintingType, warnings) =>
  expect(tintWarning({ filter: lightFilterOf({ filterCategory }), tintingType })).toEqual(warnings),
)
