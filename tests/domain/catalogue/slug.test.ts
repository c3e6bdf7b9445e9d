import { describe, expect, test } from 'vitest'
import type { ProductType } from '#domain/catalogue/product-type.ts'
import {
  canonicalPath,
  productIdFromSlug,
  isGlasses,
  needsVariantId,
  productPath,
  productRedirect,
  productSlug,
  slugify,
} from '#domain/catalogue/slug.ts'
import { aProduct, attributesOf, aVariant } from '#tests/support/goods.ts'

describe('words for an address', () => {
  test.each([
    ['Größe Äpfel Öl Übermaß', 'groesse-aepfel-oel-uebermass'],
    ['Příliš žluťoučký kůň úpěl ďábelské ódy', 'prilis-zlutoucky-kun-upel-dabelske-ody'],
    ['Zażółć gęślą jaźń', 'zazolc-gesla-jazn'],
    ['Łódź', 'lodz'],
    ['Cœur ça où été forêt naïf', 'coeur-ca-ou-ete-foret-naif'],
    ['Città perché più così', 'citta-perche-piu-cosi'],
    ['Ærø Đorđe', 'aero-dorde'],
    ['3,5 ml + 10 %', '3-5-ml-10'],
    ['--a__b--', 'a-b'],
    ['日本', ''],
    ['', ''],
  ])('%s → %s', (text, expected) => {
    expect(slugify(text)).toBe(expected)
  })
})

const ATTRIBUTES = attributesOf({
  manufacturerColorCode: 'C-12/B',
  quantityPerUnit: { label: '30 Linsen', value: '30' },
  designatedPackagingContent: { label: '360 ml', value: '360' },
})

describe('a slug has name, distinguishing attribute, id', () => {
  test.each([
    ['rxGlasses', 'alba-c-12-b-42'],
    ['sunglasses', 'alba-c-12-b-42'],
    ['readingAids', 'alba-c-12-b-42'],
    ['blueLightBlockingGlasses', 'alba-c-12-b-42'],
    ['contactLens', 'alba-30-42'],
    ['contactLensCare', 'alba-360-ml-42'],
    ['merchandise', 'alba-42'],
    ['hearingAidsMerchandise', 'alba-42'],
  ] as const)('%s → %s', (type, expected) => {
    expect(productSlug(aProduct(42, { name: 'Alba', attributes: ATTRIBUTES }), type)).toBe(expected)
    expect(productSlug(aProduct(42, { name: 'Alba' }), type)).toBe('alba-42')
    expect(isGlasses(type)).toBe(expected === 'alba-c-12-b-42')
  })

  test('and never an empty part', () => {
    expect(productSlug(aProduct(42, { name: '日本' }), 'merchandise')).toBe('42')
  })
})

describe('the id is the last part of a slug', () => {
  test.each([
    ['alba-c-12-b-42', 42],
    ['42', 42],
    ['alba-007', 7],
    ['alba42', null],
    ['alba-', null],
    ['', null],
    [`alba-${'9'.repeat(16)}`, null],
    ['alba-42-blau', null],
  ])('of %s: %s', (slug, expected) => {
    expect(productIdFromSlug(slug)).toBe(expected)
  })

  test('and can be read from every slug that is written', () => {
    expect(productIdFromSlug(productSlug(aProduct(42, { attributes: ATTRIBUTES }), 'contactLens'))).toBe(42)
  })
})

describe('the address names the variant', () => {
  const product = aProduct(42, { name: 'Alba', variants: [aVariant(10), aVariant(20)] })
  const CHEAPEST = 10
  const OTHER = 20

  test.each([
    ['contactLens', false, false],
    ['contactLensCare', true, true],
    ['rxGlasses', false, true],
    ['sunglasses', false, true],
    ['readingAids', false, true],
    ['blueLightBlockingGlasses', false, true],
    ['merchandise', false, true],
    ['hearingAidsMerchandise', false, true],
  ] satisfies [ProductType, boolean, boolean][])(
    'of %s, the cheapest: %s, another: %s',
    (type, cheapest, other) => {
      expect(needsVariantId(product, type, CHEAPEST)).toBe(cheapest)
      expect(needsVariantId(product, type, OTHER)).toBe(other)
    },
  )

  test.each([
    ['rxGlasses', OTHER, '/p/alba-42/?variantid=20'],
    ['rxGlasses', CHEAPEST, '/p/alba-42/'],
    ['rxGlasses', undefined, '/p/alba-42/'],
    ['contactLens', OTHER, '/p/alba-42/'],
    ['contactLensCare', CHEAPEST, '/p/alba-42/?variantid=10'],
    ['contactLensCare', OTHER, '/p/alba-42/?variantid=20'],
    ['contactLensCare', undefined, '/p/alba-42/?variantid=10'],
    ['merchandise', undefined, '/p/alba-42/'],
  ] as const)('%s %s: %s', (type, variant, expected) => {
    expect(productPath(product, type, variant)).toBe(expected)
  })

  test('the address of the product itself names no variant', () =>
    expect(canonicalPath(product, 'contactLensCare')).toBe('/p/alba-42/'))

  test('without its variants a link names none', () => {
    const { variants: _, ...bare } = product
    expect(productPath(bare, 'contactLensCare')).toBe('/p/alba-42/')
  })
})

describe('a requested address of a product', () => {
  const product = aProduct(42, { name: 'Alba', variants: [aVariant(10), aVariant(20)] })

  test.each([
    ['alba-42', null, null],
    ['alba-42', 10, null],
    ['alba-42', 20, null],
    ['alba-42', 99, '/p/alba-42/'],
    ['wrong-42', null, '/p/alba-42/'],
    ['wrong-42', 10, '/p/alba-42/'],
    ['wrong-42', 20, '/p/alba-42/?variantid=20'],
    ['wrong-42', 99, '/p/alba-42/'],
    ['Alba-42', null, '/p/alba-42/'],
  ])('%s with the variant %s is redirected to %s', (slug, variantId, path) =>
    expect(productRedirect(product, 'rxGlasses', { slug, variantId })).toBe(path),
  )

  test('of one without variants is found by its slug', () => {
    const { variants: _, ...bare } = product
    expect(productRedirect(bare, 'rxGlasses', { slug: 'alba-42', variantId: 10 })).toBe('/p/alba-42/')
  })
})
