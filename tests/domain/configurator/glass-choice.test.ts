import { describe, expect, test } from 'vitest'
import type { ConfiguratorAnswers } from '#domain/configurator/answer-name.ts'
import { glassChoice } from '#domain/configurator/glass-choice.ts'
import type { ConfiguratorContext } from '#domain/configurator/context.ts'
import { aContext, TYPED } from '#tests/support/configurator-context.ts'
import { ADDITION, design, LATER, part, SHOP, context } from '#tests/support/glass-shop.ts'

test('lenses are drawn with the thinnest centres that their products say', () => {
  const outline = [
    [-25, -20],
    [25, -20],
    [25, 20],
    [-25, 20],
  ] as const
  const thin = part({ rxPart: 'index', indexKey: 'index_ch', centreThickness: 1 }, { index_ch: 5000 })
  const centres = [SHOP, [...thin, ...SHOP]].map((offered) => {
    const place = { outline, lensWidth: 50, bridge: 18 }
    const { comparison } = glassChoice(TYPED, context({ place }, offered))
    return comparison.indices.map(({ drawing }) => drawing?.section.centre)
  })
  expect(centres).toEqual([
    [2, 1.5, 1.3],
    [2, 1, 1.3],
  ])
})

/** Progressive lenses that say how high they are fitted. */
const LOW = part(
  { rxPart: 'lensType', design: 'progressive', minFittingHeight: 16, minFittingHeightCompact: 12 },
  { low: 35_000 },
)

describe('designs', () => {
  test.each<[string, ConfiguratorAnswers, ConfiguratorContext, string[], string[], string | null]>([
    ['without an addition', TYPED, context(), ['single'], ['addition-missing'], 'single'],
    ['with an addition', ADDITION, context(), ['single', 'office', 'comfort', 'premium'], [], 'comfort'],
    [
      'as chosen',
      { ...ADDITION, design: 'office' },
      context(),
      ['single', 'office', 'comfort', 'premium'],
      [],
      'office',
    ],
    [
      'in a frame that is too low',
      { ...ADDITION, design: 'premium' },
      context({ lensHeight: 23 }),
      ['single'],
      ['frame-too-low'],
      'single',
    ],
    [
      'in a frame that is too low without a short corridor',
      { ...ADDITION, design: 'premium' },
      context(
        { lensHeight: 27 },
        SHOP.filter((part) => part.kind !== 'index' || part.form !== 'compact'),
      ),
      ['single', 'office'],
      ['frame-too-low'],
      'single',
    ],
    [
      'in a low frame, with a short corridor',
      { ...ADDITION, design: 'premium' },
      context({ lensHeight: 24 }),
      ['single', 'office', 'comfort', 'premium'],
      [],
      'premium',
    ],
    [
      'in a frame that is high enough for one of them',
      { ...ADDITION, design: 'premium' },
      context({ lensHeight: 23 }, [...SHOP, ...LOW]),
      ['single', 'low'],
      [],
      'low',
    ],
    [
      'for the office alone, in a frame that is too low',
      ADDITION,
      context({ lensHeight: 23 }, [
        ...design('single', 'single-vision', 1),
        ...design('office', 'office', 2),
      ]),
      ['single'],
      [],
      'single',
    ],
    ['later', LATER, context(), ['single', 'office', 'comfort', 'premium'], [], 'single'],
    ['later, in a low frame', LATER, context({ lensHeight: 23 }), ['single'], ['frame-too-low'], 'single'],
    [
      'only progressive ones',
      LATER,
      context({}, design('comfort', 'progressive', 1)),
      ['comfort'],
      [],
      'comfort',
    ],
    ['none at all', TYPED, context({}, []), [], [], null],
  ])('%s', (_, answers, of, designs, withheld, chosen) => {
    const choice = glassChoice(answers, of)
    expect(choice.designs.map(({ referenceKey }) => referenceKey)).toEqual(designs)
    expect(choice.withheld).toEqual(withheld)
    expect(choice.design?.referenceKey ?? null).toBe(chosen)
  })

  test.each([
    ['single', true],
    ['comfort', false],
  ])('%s leaves the addition unused: %s', (key, isUnused) =>
    expect(glassChoice({ ...ADDITION, design: key }, context()).isAdditionUnused).toBe(isUnused),
  )
})

test.each<[string, ConfiguratorAnswers, string[]]>([
  ['single vision', TYPED, []],
  [
    'a distance that is to be measured',
    { ...TYPED, 'right.pd': '', 'left.pd': '', pdSource: 'measure' },
    ['pd'],
  ],
  ['values that follow', { source: 'later' }, ['pd']],
  ['an addition', { ...TYPED, 'right.addition': '2', 'left.addition': '2' }, ['addition']],
])('with %s the figures are estimates for %#', (_, answers, estimated) =>
  expect(glassChoice(answers, aContext()).estimated).toEqual(estimated),
)

test('without lenses that are sold nothing is said of an addition', () =>
  expect(glassChoice(TYPED, aContext({ offered: [] })).estimated).toEqual([]))

test('where the index that suits the values is sold out, the next thinner one is suggested', () => {
  const offered = aContext().offered.filter(({ referenceKey }) => referenceKey !== 'index_ch')
  const { index, indices } = glassChoice(TYPED, aContext({ offered }))
  expect(index?.referenceKey).toBe('index_ad')
  expect(indices.flatMap(({ part, isSuggested }) => (isSuggested ? [part.referenceKey] : []))).toEqual([
    'index_ad',
  ])
})
