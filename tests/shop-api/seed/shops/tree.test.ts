import { describe, expect, test } from 'vitest'
import { listingLayout, categoryProductType } from '#domain/catalogue/category-type.ts'
import { headline } from '#domain/listing/headline.ts'
import { categories, categoryId, categoryTexts, NODES, pathOf } from '#shop-api/seed/shops/tree.ts'
import { LANGUAGES } from '#shop-api/seed/words.ts'

const rows = categories()
const texts = categoryTexts()

test('the tree has more than sixty nodes, each with a name in every language', () => {
  expect(rows.length).toBeGreaterThan(60)
  expect(texts).toHaveLength(rows.length * LANGUAGES.length)
  expect(texts.filter(({ name, slug }) => !name.trim() || !/^[a-z0-9-]+$/.test(slug))).toEqual([])
})

test.each([
  ['lenses', 'de', '/kontaktlinsen'],
  ['lenses', 'pl', '/soczewki-kontaktowe'],
  ['lenses', 'cs', '/kontaktni-cocky'],
  ['lenses', 'fr', '/lentilles-de-contact'],
  ['lenses', 'it', '/lenti-a-contatto'],
  ['care', 'de', '/kontaktlinsen/kontaktlinsenpflege'],
  ['care', 'pl', '/soczewki-kontaktowe/srodki-do-pielegnacji-soczewek'],
  ['care', 'cs', '/kontaktni-cocky/prostredky-na-peci-o-kontaktni-cocky'],
  ['care', 'fr', '/lentilles-de-contact/entretien-des-lentilles-de-contact'],
  ['care', 'it', '/lenti-a-contatto/cura-delle-lenti-a-contatto'],
] as const)('%s in %s is at %s, as the specification requires', (key, language, path) =>
  expect(pathOf(key, language)).toBe(path),
)

test.each(LANGUAGES)('no two categories share a path in %s', (language) => {
  const paths = NODES.map(({ key }) => pathOf(key, language))
  expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([])
})

const inGerman = (key: string) => {
  const row = rows.find(({ id }) => id === categoryId(key))
  const text = texts.find(({ categoryId: id, language }) => id === row?.id && language === 'de')
  return {
    name: text?.name ?? '',
    supportedFilter: row?.supportedFilter ?? [],
    shopLevelCustomData: text?.customData ?? {},
  }
}

describe('the product type is derived', () => {
  test.each([
    ['glasses', 'rxGlasses', 'default-plp'],
    ['glasses-women', 'rxGlasses', 'default-plp'],
    ['smart', 'rxGlasses', 'default-plp'],
    ['sun', 'sunglasses', 'default-plp'],
    ['sun-polarized', 'sunglasses', 'default-plp'],
    ['reading-men', 'readingAids', 'default-plp'],
    ['blue-gaming', 'blueLightBlockingGlasses', 'default-plp'],
    ['lenses', 'contactLens', 'lenses-plp'],
    ['lenses-daily', 'contactLens', 'lenses-plp'],
    ['care', 'contactLensCare', 'lenses-care-plp'],
    ['care-drops', 'contactLensCare', 'lenses-care-plp'],
    ['hearing-domes', 'hearingAidsMerchandise', 'default-plp'],
    ['merch-cases', 'merchandise', 'default-plp'],
    ['brands', null, 'default-plp'],
  ] as const)('of %s as %s, with the layout %s', (key, type, layout) => {
    expect(categoryProductType(inGerman(key))).toBe(type)
    expect(listingLayout(categoryProductType(inGerman(key)))).toBe(layout)
  })

  test('in each of its three ways at least once', () => {
    const data = NODES.map(({ key }) => inGerman(key).shopLevelCustomData)
    expect(data.some(({ productType }) => productType)).toBe(true)
    expect(new Set(data.flatMap(({ handle }) => handle ?? []))).toEqual(
      new Set(['glasses', 'sunglasses', 'contactLenses', 'lensesCare', 'rxParts']),
    )
    expect(inGerman('glasses-women').shopLevelCustomData).toEqual({})
  })
})

describe('the headline', () => {
  const velluna = { name: 'Velluna', slug: 'velluna' }
  test.each([
    ['sun', velluna, 'Velluna Sonnenbrillen'],
    ['sale', null, 'Gute Brillen, kleinere Preise'],
    ['new', null, 'Gerade eingetroffen'],
    ['lenses-toric', null, 'Torische Kontaktlinsen bei Hornhautverkrümmung'],
    ['brand-velluna', velluna, 'Velluna'],
  ])('of %s with the brand %j is "%s"', (key, brand, text) =>
    expect(headline(inGerman(key), brand, 'de')).toBe(text),
  )
})

test('some are hidden', () =>
  expect(NODES.filter(({ isHidden }) => isHidden).map(({ key }) => key)).toEqual([
    'glasses-zero',
    'promotion-gift',
    'insurance',
    'rx-parts',
  ]))

test('an unknown key is refused', () => expect(() => categoryId('monocles')).toThrow(RangeError))
