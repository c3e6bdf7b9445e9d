import { expect, test } from 'vitest'
import type { ConfiguratorAnswers } from '#domain/configurator/answer-name.ts'
import { extrasMistakes } from '#domain/configurator/validate-extras.ts'
import { rxPartsOf, type RxPart } from '#domain/prescription/rx-part.ts'
import { COMPLETE, OFFERED } from '#tests/support/configurator-context.ts'
import { aProduct, aVariant } from '#tests/support/goods.ts'

const aPart = (referenceKey: string, customData: Record<string, unknown>) =>
  rxPartsOf(aProduct(6, { customData, variants: [aVariant(200, { referenceKey })] }))
const SELLS_COATINGS = [
  ...OFFERED,
  ...aPart('anti', { rxPart: 'coating', coating: 'antireflex' }),
  ...aPart('blue-anti', { rxPart: 'coating', coating: 'blue-antireflex' }),
  ...aPart('blue-tint', { rxPart: 'tint', tintingType: 'blue light filter' }),
]
test.each<[string, ConfiguratorAnswers, string[], RxPart[]?]>([
  ['a tint that the lenses take', { ...COMPLETE, tint: 'tint' }, []],
  ['a tint that they do not', { ...COMPLETE, index: 'index_ax', tint: 'tint' }, ['tint unknown-part']],
  ['nothing', { lensType: 'type_none' }, []],
  ['a tint and coatings', { lensType: 'type_none', tint: 'tint', coatings: 'hard,blue' }, []],
  ['an unknown tint', { lensType: 'type_ei', tint: 'hard' }, ['tint unknown-part']],
  ['an unknown coating', { lensType: 'type_ei', coatings: 'hard,tint' }, ['coatings unknown-part']],
  [
    'an antireflective coating without a hard one',
    { lensType: 'type_none', tint: 'tint', coatings: 'anti' },
    ['coatings hard-coat-missing'],
    SELLS_COATINGS,
  ],
  ['the same on a coated lens', { ...COMPLETE, tint: 'tint', coatings: 'anti' }, [], SELLS_COATINGS],
  [
    'two blue filters',
    { ...COMPLETE, tint: 'blue-tint', coatings: 'blue-anti' },
    ['coatings blue-filter-twice'],
    SELLS_COATINGS,
  ],
  ['a coating of no lens', { lensType: 'type_none', tint: '', coatings: 'hard' }, ['tint lens-missing']],
])('%s', (_, answers, expected, offered = OFFERED) =>
  expect(extrasMistakes(answers, { offered }).map(({ name, kind }) => `${name} ${kind}`)).toEqual(expected),
)
