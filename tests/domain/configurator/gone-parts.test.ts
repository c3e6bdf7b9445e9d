import { expect, test } from 'vitest'
import type { ConfiguratorAnswers } from '#domain/configurator/answer-name.ts'
import { goneParts } from '#domain/configurator/gone-parts.ts'
import { COMPLETE, OFFERED } from '#tests/support/configurator-context.ts'
import { aStock } from '#tests/support/goods.ts'

const soldOut = (...keys: string[]) =>
  OFFERED.map((part) => ({
    ...part,
    name: part.referenceKey,
    ...(keys.includes(part.referenceKey) && { stock: aStock(0) }),
  }))
const CHOSEN = { ...COMPLETE, tint: 'tint', coatings: 'hard,blue' }

test.each<[string, ConfiguratorAnswers, string[], string[]]>([
  ['nothing', CHOSEN, [], []],
  ['what was not chosen', CHOSEN, ['index_ad', 'rx-progressive'], []],
  ['the index', CHOSEN, ['index_ch'], ['index_ch']],
  ['tint, index and a coating', CHOSEN, ['blue', 'tint', 'index_ch'], ['index_ch', 'tint', 'blue']],
  ['the index, where no lenses are made any more', { ...CHOSEN, lensType: 'type_none' }, ['index_ch'], []],
  ['a part that the shop does not know', { ...CHOSEN, tint: 'unknown' }, [], []],
])('sold out: %s', (_, answers, keys, gone) => expect(goneParts(answers, soldOut(...keys))).toEqual(gone))
