import { describe, expect, test } from 'vitest'
import type { CategoryCustomData, CategoryStep } from '#domain/catalogue/category.ts'
import { resolveProductType } from '#domain/catalogue/resolve-product-type.ts'
import { attributesOf } from '#tests/support/goods.ts'

const step = (shopLevelCustomData?: CategoryCustomData): CategoryStep => ({
  categoryId: 1,
  categoryName: 'Brillen',
  categorySlug: 'brillen',
  categoryUrl: '/brillen',
  categoryHidden: false,
  ...(shopLevelCustomData && { shopLevelCustomData }),
})

describe('the type of a product comes from the nearest of its categories with one', () => {
  test.each([
    ['the leaf', [[step({ handle: 'glasses' }), step({ productType: 'readingAids' })]], 'readingAids'],
    ['else what is above', [[step({ handle: 'glasses' }), step({}), step()]], 'rxGlasses'],
    ['else another path', [[step()], [step({ handle: 'sunglasses' })]], 'sunglasses'],
    [
      'the first path first',
      [[step({ handle: 'lensesCare' })], [step({ handle: 'glasses' })]],
      'contactLensCare',
    ],
  ] as const)('%s', (_, paths, expected) => {
    const categories = paths.map((path) => [...path])
    expect(resolveProductType({ categories, attributes: attributesOf({ numberOfLenses: '6' }) })).toBe(
      expected,
    )
  })
})

describe('else from its attributes', () => {
  test.each([
    [{ readingStrength: '+1.5', frameType: 'Vollrand' }, 'readingAids'],
    [{ quantityPerUnit: '30' }, 'contactLens'],
    [{ rimType: 'nylor', baseColorLenses: 'grau' }, 'sunglasses'],
    [{ frameType: 'Vollrand' }, 'rxGlasses'],
    [{ preservativeFree: 'ja' }, 'contactLensCare'],
    [{ brand: 'Nordhof' }, 'merchandise'],
  ] as const)('%o make it %s', (values, expected) => {
    expect(resolveProductType({ attributes: attributesOf(values) })).toBe(expected)
  })
})

test('else it is merchandise', () => {
  expect(resolveProductType({})).toBe('merchandise')
})
