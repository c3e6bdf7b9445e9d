import { describe, expect, test } from 'vitest'
import { FRAME_SHAPES } from '#domain/image/render-spec.ts'
import { isGtin } from '#domain/catalogue/gtin.ts'
import { catalogueOf } from '#shop-api/seed/products/catalogue.ts'
import type { ProductDraft } from '#shop-api/seed/drafts/draft.ts'
import { FAMILIES, DEFAULT_PRODUCT_COUNT } from '#shop-api/seed/families.ts'
import { NODES } from '#shop-api/seed/shops/tree.ts'
import { LANGUAGES } from '#shop-api/seed/words.ts'

const drafts = [...catalogueOf(DEFAULT_PRODUCT_COUNT)]
const variants = drafts.flatMap((draft) => draft.variants)
const repeated = <T>(list: readonly T[]): T[] => list.filter((each, index) => list.indexOf(each) !== index)
const masters = Map.groupBy(drafts, ({ masterKey }) => masterKey)
const frames = drafts.flatMap((draft) =>
  draft.pictures.flatMap(({ picture, ofVariant }) =>
    picture.subject.kind === 'frame'
      ? [{ draft, subject: picture.subject, view: picture.view, variant: draft.variants[ofVariant ?? 0] }]
      : [],
  ),
)

test('there are about 600 products and 1,900 variants, in all families', () => {
  expect(drafts.length).toBeGreaterThan(580)
  expect(drafts.length).toBeLessThan(640)
  expect(variants.length).toBeGreaterThan(1750)
  expect(variants.length).toBeLessThan(2050)
  expect(new Set(drafts.map(({ family }) => family))).toEqual(new Set(FAMILIES))
})

test('the same catalogue is generated again', () =>
  expect(JSON.stringify([...catalogueOf(DEFAULT_PRODUCT_COUNT)])).toBe(JSON.stringify(drafts)))

test.each([40, 300, 3000])('a shop of %i keeps the shares of the families', (total) => {
  const counted = Map.groupBy(catalogueOf(total), ({ family }) => family)
  for (const [family, usual] of Map.groupBy(drafts, ({ family }) => family)) {
    const expected = (usual.length * total) / DEFAULT_PRODUCT_COUNT
    expect(Math.abs((counted.get(family)?.length ?? 0) - expected)).toBeLessThan(2.1)
  }
})

describe('keys', () => {
  test('of products are unique', () =>
    expect(repeated(drafts.map(({ referenceKey }) => referenceKey))).toEqual([]))
  test('of variants are unique', () =>
    expect(repeated(variants.map(({ referenceKey }) => referenceKey))).toEqual([]))
  test('EANs are unique, with a valid check digit', () => {
    const codes = variants.map(({ texts }) => String(texts.ean))
    expect(repeated(codes)).toEqual([])
    expect(codes.filter((code) => !isGtin(code))).toEqual([])
  })
})

describe('siblings', () => {
  test('have one name, one brand and one family', () => {
    for (const siblings of masters.values())
      expect(
        new Set(siblings.map(({ names, brand, family }) => `${names.de} ${brand.slug} ${family}`)).size,
      ).toBe(1)
  })
  test('of a frame differ in colour', () => {
    for (const [, siblings] of masters)
      expect(repeated(siblings.flatMap(({ values }) => values.frameColor ?? []))).toEqual([])
  })
  test('are not adjacent if there are others', () => {
    const glasses = drafts.filter(({ family }) => family === 'rxGlasses')
    const pairs = glasses.filter((draft, index) => draft.masterKey === glasses[index - 1]?.masterKey)
    expect(pairs.length).toBeLessThan(5)
  })
})

describe('texts', () => {
  test.each(LANGUAGES)('are complete in %s', (language) => {
    const described = ({ texts }: ProductDraft) =>
      typeof texts.description === 'object' ? texts.description[language] : ''
    expect(drafts.filter(({ names }) => !names[language]?.trim())).toEqual([])
    expect(drafts.filter((draft) => !/^\S.{20,}\.$/.test(described(draft)))).toEqual([])
    expect(drafts.filter((draft) => /[{}]|undefined/.test(described(draft)))).toEqual([])
  })
  test('contain the compounds that people search', () => {
    const german = drafts
      .map(({ texts }) => (typeof texts.description === 'object' ? texts.description.de : ''))
      .join(' ')
    for (const word of [
      'Gleitsichtbrille',
      'Lesebrille',
      'Sonnenbrille',
      'Tageslinse',
      'Blaulichtfilterbrille',
      'Kombilösung',
    ])
      expect(german).toContain(word)
  })
})

describe('pictures', () => {
  test('show the dimensions that the product states', () => {
    const wrong = frames.filter(({ subject, variant }) => {
      const { lensWidth, lensHeight, bridge, temple, width } = subject.figures
      const stated = variant?.values
      return (
        stated?.lensWidth !== lensWidth ||
        stated.lensHeight !== lensHeight ||
        stated.bridgeWidth !== bridge ||
        stated.templeLength !== temple ||
        stated.glassesWidth !== width
      )
    })
    expect(wrong).toEqual([])
  })
  test('start with one that represents the product', () => {
    const firsts = drafts.map(({ pictures }) =>
      pictures.map(({ attributes }) => attributes['image1stView'] ?? ''),
    )
    expect(firsts.filter((views) => views[0] !== 'true' || views.lastIndexOf('true') !== 0)).toEqual([])
  })
  test('show frames from five sides, and on a head unless they are for children', () => {
    for (const draft of drafts.filter(({ values }) => values.frameShape)) {
      const views = new Set(draft.pictures.map(({ picture }) => picture.view))
      const isForKids = draft.values.targetGroup?.toString() === 'kids'
      expect([draft.referenceKey, views.has('worn')]).toEqual([draft.referenceKey, !isForKids])
      for (const view of ['front', 'angled', 'side', 'detail'] as const) expect(views).toContain(view)
    }
  })
  test('are as many as there are different things', () => {
    const fronts = drafts.flatMap(({ pictures }) =>
      pictures.slice(0, 1).map(({ picture }) => JSON.stringify(picture)),
    )
    expect(repeated(fronts).length).toBeLessThan(fronts.length * 0.02)
  })
  test.each(FRAME_SHAPES)('show the shape %s', (shape) =>
    expect(frames.some(({ subject }) => subject.shape === shape)).toBe(true),
  )
  test('show every build and every rim', () =>
    expect(new Set(frames.map(({ subject }) => `${subject.build} ${subject.rim}`))).toEqual(
      new Set([
        'acetate full',
        'metal full',
        'metal nylor',
        'metal rimless',
        'combined full',
        'combined nylor',
      ]),
    ))
  test('show nearly all materials and tints', () => {
    expect(new Set(frames.map(({ subject }) => subject.material)).size).toBeGreaterThan(48)
    expect(new Set(frames.map(({ subject }) => subject.lens)).size).toBeGreaterThan(17)
  })
})

test('every category has products, or is empty on purpose', () => {
  const filled = new Set(['new', 'sale', 'rx-parts', ...drafts.flatMap(({ categories }) => categories)])
  const parents = new Set(NODES.map(({ parent }) => parent))
  const leaves = NODES.filter(({ key }) => !parents.has(key))
  expect(leaves.filter(({ key, isEmpty }) => filled.has(key) === isEmpty).map(({ key }) => key)).toEqual([])
})

test.each(['onlineExclusive', 'sustainable', 'premium'] as const)(
  'some products are %s, most are not',
  (badge) => {
    const badged = drafts.filter(({ values }) => values[badge] === true).length
    expect(badged).toBeGreaterThan(10)
    expect(badged).toBeLessThan(drafts.length / 2)
  },
)

describe('structured attributes', () => {
  const having = (key: string) => drafts.filter(({ advanced }) => advanced.some((each) => each.key === key))
  test('name a manufacturer for every product', () =>
    expect(having('accountableManufacturer')).toHaveLength(drafts.length))
  test.each([
    ['responsibleImporter', 50],
    ['rxCountryAvailability', 150],
    ['rxCountryIndexAvailability', 150],
    ['rxBaseUsp', 150],
    ['rxOnTopUsp', 150],
    ['availablePackageSizes', 50],
    ['lensParameterRange', 50],
    ['designatedPackagingContent', 20],
    ['subscriptionDiscount', 30],
    ['subscriptionSubsequentDiscount', 30],
  ])('%s is in at least %i products', (key, least) =>
    expect(having(key).length).toBeGreaterThanOrEqual(least),
  )

  test('offer no entry lens for a frame without a full rim', () => {
    const wrong = having('rxCountryIndexAvailability').filter(
      ({ values, advanced }) =>
        values.rimType !== 'full' &&
        advanced.some(
          ({ key, rows }) =>
            key === 'rxCountryIndexAvailability' &&
            rows('de').some((row) => row['rxLensQualityIndex'] === 'entry'),
        ),
    )
    expect(wrong).toEqual([])
  })
})
