import { describe, expect, test } from 'vitest'
import type { ConfiguratorAnswers } from '#domain/configurator/answer-name.ts'
import { glassChoice } from '#domain/configurator/glass-choice.ts'
import type { ConfiguratorContext } from '#domain/configurator/context.ts'
import { LENS_INDICES } from '#domain/prescription/lens-index.ts'
import { aContext, OFFERED, partOf, TYPED } from '#tests/support/configurator-context.ts'
import { ADDITION, index, LATER, part, SHOP, context } from '#tests/support/glass-shop.ts'

describe('indices', () => {
  const chosen = (answers: ConfiguratorAnswers, of = context()) =>
    glassChoice(answers, of).index?.referenceKey

  test('cost more than the first that can be had, and the pair with its design', () => {
    const priced = (of: ConfiguratorContext) =>
      glassChoice(TYPED, of).indices.map(({ part: { referenceKey }, surcharge, price }) => [
        referenceKey,
        surcharge,
        price,
      ])
    expect(priced(context())).toEqual([
      ['index_cr', 0, 7000],
      ['index_ch', 4900, 11_900],
      ['index_ad', 10_900, 17_900],
    ])
    expect(priced(context({ indices: LENS_INDICES.slice(1, 3) }))).toEqual([
      ['index_ch', 0, 11_900],
      ['index_ad', 6000, 17_900],
    ])
    expect(priced(context({}, index('index_cr', 100)))).toEqual([['index_cr', 0, 100]])
  })

  test.each<[string, ConfiguratorAnswers, string | undefined]>([
    ['the suggested one at first', TYPED, 'index_ch'],
    ['the chosen one', { ...TYPED, index: 'index_ad' }, 'index_ad'],
    ['another form of the chosen one counts as it', { ...TYPED, index: 'index_ad_compact' }, 'index_ad'],
    ['an unknown one is none', { ...TYPED, index: 'x' }, 'index_ch'],
    ['a design is none', { ...TYPED, index: 'single' }, 'index_ch'],
    ['the first one without values', LATER, 'index_cr'],
    [
      'a short corridor of progressive lenses',
      { ...ADDITION, index: 'index_ad_compact' },
      'index_ad_compact',
    ],
  ])('%s', (_, answers, key) => expect(chosen(answers)).toBe(key))

  test('none can be had', () => {
    expect(chosen(TYPED, context({ indices: [] }))).toBeUndefined()
    expect(chosen(TYPED, context({}, []))).toBeUndefined()
  })

  test('one that is sold with a short corridor alone is none for lenses of one power', () => {
    const offered = [
      ...OFFERED.filter(({ referenceKey }) => referenceKey !== 'index_ad'),
      ...partOf('index_ad_compact', { rxPart: 'index', indexKey: 'index_ad' }),
    ]
    const keys = glassChoice(TYPED, aContext({ offered })).indices.map(({ index: { key } }) => key)
    expect(keys).toEqual(['index_cr', 'index_ch', 'index_ax'])
  })

  test('a short corridor is offered for progressive lenses', () => {
    const compact = (key: string) =>
      glassChoice({ ...ADDITION, design: key }, context()).indices.map(
        (each) => each.compact?.referenceKey ?? null,
      )
    expect(compact('comfort')).toEqual(['index_cr_compact', 'index_ch_compact', 'index_ad_compact'])
    expect(compact('office')).toEqual([null, null, null])
    expect(glassChoice({ ...ADDITION, design: 'rx-progressive' }, aContext()).indices[0]?.compact).toBeNull()
  })

  test.each([
    [27, ['index_cr_compact', 'index_ch_compact', 'index_ad_compact'], 'index_ad_compact'],
    [28, ['index_cr', 'index_ch', 'index_ad'], 'index_ad'],
  ])(
    'in a frame with lenses %i mm high progressive lenses have the corridor that it holds',
    (lensHeight, all, one) => {
      const low = context({ lensHeight })
      const choice = glassChoice({ ...ADDITION, index: 'index_ad' }, low)
      expect(choice.indices.map(({ part: { referenceKey } }) => referenceKey)).toEqual(all)
      expect(choice.indices.every(({ compact }) => (compact === null) === lensHeight < 28)).toBe(true)
      expect(choice.index?.referenceKey).toBe(one)
      expect(chosen({ ...ADDITION, design: 'single' }, low)).toBe('index_ch')
    },
  )

  test.each([
    [25, 'index_ad_compact'],
    [26, 'index_ad'],
  ])(
    'in lenses %i mm high a design that says its height has the corridor that it holds',
    (lensHeight, key) => {
      const low = part({ rxPart: 'lensType', design: 'progressive', minFittingHeight: 16 }, { low: 1000 })
      const of = context({ lensHeight }, [...SHOP, ...low])
      expect(chosen({ ...ADDITION, design: 'low', index: 'index_ad' }, of)).toBe(key)
    },
  )

  test.each([
    ['with a short corridor', SHOP, 24],
    ['without one', SHOP.filter((part) => part.kind !== 'index' || part.form !== 'compact'), 28],
    [
      'with a design that needs less',
      [...SHOP, ...part({ rxPart: 'lensType', design: 'progressive', minFittingHeight: 12 }, { low: 1 })],
      22,
    ],
  ])('the lowest frame for progressive lenses of a shop %s', (_, offered, least) =>
    expect(glassChoice(ADDITION, context({}, offered)).leastHeight).toBe(least),
  )

  test('what the shop sells and the frame cannot have is named', () => {
    expect(glassChoice(TYPED, context({ indices: LENS_INDICES.slice(1, 2) })).missing).toEqual([1.5, 1.67])
    expect(glassChoice(TYPED, aContext({ offered: OFFERED })).missing).toEqual([])
    // A browser gets a copy of each part.
    const copied = SHOP.map((each) => structuredClone(each))
    expect(glassChoice(TYPED, context({ indices: LENS_INDICES.slice(1, 3) }, copied)).missing).toEqual([1.5])
  })

  test('compares the values as they are ground', () => {
    const plus = { ...TYPED, 'right.sphere': '-3,25', 'right.cylinder': '+1,00', 'right.axis': '90' }
    expect(glassChoice(plus, context()).comparison.values).toMatchObject({ sphere: -2.25, cylinder: -1 })
  })
})
