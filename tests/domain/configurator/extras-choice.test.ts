import { describe, expect, test } from 'vitest'
import type { ConfiguratorAnswers } from '#domain/configurator/answer-name.ts'
import { extrasChoice } from '#domain/configurator/extras-choice.ts'
import { rxPartsOf, type RxPart } from '#domain/prescription/rx-part.ts'
import type { SunLens } from '#domain/prescription/sun-lens.ts'
import { aPrice, aProduct, attributesOf, aVariant } from '#tests/support/goods.ts'

const part = (customData: Record<string, unknown>, colours: string[], cents = 100): RxPart[] =>
  rxPartsOf(
    aProduct(5, {
      customData,
      variants: colours.map((color, at) =>
        aVariant(at + 1, {
          referenceKey: `${String(customData['tintingType'] ?? 'coating')}-${color}`,
          attributes: attributesOf({ lensColor: color }),
          price: aPrice(cents),
        }),
      ),
    }),
  )
const tint = (tintingType: string, colours = ['brown', 'green']) =>
  part({ rxPart: 'tint', tintingType }, colours)
const COATINGS = [...part({ rxPart: 'coating' }, ['anti']), ...part({ rxPart: 'coating' }, ['hard'], 0)]
const SHOP = [
  ...tint('clear', ['clear']),
  ...tint('tinted'),
  ...tint('sunglasses'),
  ...tint('mirror'),
  ...COATINGS,
]

/** The index that takes few tints. */
const INDEX = rxPartsOf(
  aProduct(6, {
    customData: { rxPart: 'index', indexKey: 'index_ax' },
    variants: [aVariant(9, { referenceKey: 'index_ax' })],
  }),
)
const THINNEST: ConfiguratorAnswers = { index: 'index_ax' }
const VALUES: ConfiguratorAnswers = { lensType: 'type_ei' }
const NONE: ConfiguratorAnswers = { lensType: 'type_none' }
const inColour = (color: string): SunLens => ({ type: 'sunglasses', color })
const GRADIENT: SunLens = { type: 'gradient', color: 'green' }

describe('the tint', () => {
  test.each<[string, ConfiguratorAnswers, RxPart[], SunLens | null, string | null]>([
    ['of glasses is clear at first', VALUES, SHOP, null, 'clear-clear'],
    ['of sunglasses is that of their lenses', VALUES, SHOP, inColour('green'), 'sunglasses-green'],
    [
      'of sunglasses in a colour that is not made is the first',
      VALUES,
      SHOP,
      inColour('violet'),
      'sunglasses-brown',
    ],
    ['of lenses with a gradient is one', VALUES, [...SHOP, ...tint('gradient')], GRADIENT, 'gradient-green'],
    ['of lenses with a gradient that is not sold has none', VALUES, SHOP, GRADIENT, 'sunglasses-green'],
    ['of glasses where no clear one is sold', VALUES, tint('tinted'), null, null],
    ['is the chosen one', { ...VALUES, tint: 'mirror-brown' }, SHOP, null, 'mirror-brown'],
    [
      'that the lenses do not take is clear again',
      { ...VALUES, ...THINNEST, tint: 'mirror-brown' },
      [...SHOP, ...INDEX],
      null,
      'clear-clear',
    ],
    [
      'of sunglasses whose lenses take none is clear',
      { ...VALUES, ...THINNEST },
      [...SHOP, ...INDEX],
      inColour('green'),
      'clear-clear',
    ],
    [
      'without values does not ask for an index',
      { ...NONE, ...THINNEST, tint: 'tinted-green' },
      [...SHOP, ...INDEX],
      null,
      'tinted-green',
    ],
    ['after one that is gone is the first again', { ...VALUES, tint: 'x' }, SHOP, null, 'clear-clear'],
    ['after glasses without values', { ...VALUES, tint: '' }, SHOP, null, 'clear-clear'],
    ['without values is none', NONE, SHOP, null, null],
    ['without values as chosen', { ...NONE, tint: 'tinted-green' }, SHOP, null, 'tinted-green'],
  ])('%s', (_, answers, offered, sunLens, key) =>
    expect(extrasChoice(answers, offered, sunLens).tint?.referenceKey ?? null).toBe(key),
  )

  test.each([
    [null, ['clear', 'tinted', 'sunglasses', 'mirror']],
    [inColour('green'), ['sunglasses', 'mirror', 'clear', 'tinted']],
  ])('of lenses %j is chosen from %j', (sunLens, types) => {
    const { tints } = extrasChoice(VALUES, SHOP, sunLens)
    expect(tints.map(({ type }) => type)).toEqual(types)
    expect(tints.map(({ parts }) => parts.length).toSorted()).toEqual([1, 2, 2, 2])
  })

  test.each([
    [VALUES, SHOP, false],
    [VALUES, tint('tinted'), true],
    [NONE, SHOP, true],
  ])('%j can have none: %#', (answers, offered, canBePlain) =>
    expect(extrasChoice(answers, offered, null).canBePlain).toBe(canBePlain),
  )
})

test.each<[string, ConfiguratorAnswers, string[]]>([
  ['what costs nothing at first', VALUES, ['coating-hard']],
  ['as chosen', { ...VALUES, coatings: 'coating-anti' }, ['coating-anti']],
  ['none', { ...VALUES, coatings: '' }, []],
  ['none for a frame alone', NONE, []],
])('coatings: %s', (_, answers, keys) =>
  expect(extrasChoice(answers, SHOP, null).chosenCoatings).toEqual(keys),
)

test.each<[string, string, string[], boolean]>([
  ['', 'type_ei', ['', 'blue'], true],
  ['_nocoat', 'type_ei', [], false],
  ['', 'type_none', ['', 'hard', 'hard,blue'], false],
])('for index "%s" of %s the coatings are %j', (form, lensType, keys, isCoated) => {
  const of = (referenceKey: string, customData: Record<string, unknown>): RxPart[] =>
    rxPartsOf(aProduct(5, { customData, variants: [aVariant(1, { referenceKey, price: aPrice(100) })] }))
  const offered = [
    ...of(`index_ch${form}`, { rxPart: 'index', indexKey: 'index_ch' }),
    ...of('hard', { rxPart: 'coating', coating: 'hard' }),
    ...of('blue', { rxPart: 'coating', coating: 'blue-antireflex' }),
  ]
  const choice = extrasChoice({ lensType, index: `index_ch${form}` }, offered, null)
  expect(choice.coatingSets.map(({ answer }) => answer)).toEqual(keys)
  expect(choice.isCoated).toBe(isCoated)
})

test('the own coatings of a shop are in the order of their prices', () =>
  expect(extrasChoice(VALUES, SHOP, null).ownCoatings.map(({ referenceKey }) => referenceKey)).toEqual([
    'coating-hard',
    'coating-anti',
  ]))

test.each([
  ['', ''],
  ['hard', 'hard'],
  ['hard,anti', 'hard,anti'],
  ['hard,blue', 'hard,blue'],
  ['anti', ''],
  ['hard,anti,blue', 'hard,anti'],
])('of the coatings "%s" the set "%s" is chosen', (coatings, answer) => {
  const of = (referenceKey: string, coating: string, cents: number): RxPart[] =>
    rxPartsOf(
      aProduct(5, {
        customData: { rxPart: 'coating', coating },
        variants: [aVariant(1, { referenceKey, price: aPrice(cents) })],
      }),
    )
  const offered = [
    ...of('hard', 'hard', 100),
    ...of('anti', 'antireflex', 2000),
    ...of('blue', 'blue-antireflex', 2500),
  ]
  const sets = extrasChoice({ lensType: 'type_none', coatings }, offered, null).coatingSets
  expect(sets.filter(({ isChosen }) => isChosen).map((set) => set.answer)).toEqual([answer])
  expect(sets.map(({ price }) => price)).toEqual([0, 100, 2100, 2600])
})

test.each([
  ['the thinnest lenses take', { ...VALUES, ...THINNEST }, true],
  ['other lenses take', VALUES, false],
  ['lenses without values take', { ...NONE, ...THINNEST }, false],
])('%s fewer tints than are sold: %s', (_, answers, isFewer) =>
  expect(extrasChoice(answers, [...SHOP, ...INDEX], null).hasFewerTints).toBe(isFewer),
)
