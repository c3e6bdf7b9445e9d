import { describe, expect, test } from 'vitest'
import { listingLayout, categoryProductType } from '#domain/catalogue/category-type.ts'
import { PRODUCT_TYPES } from '#domain/catalogue/product-type.ts'

describe('the type of a category comes from its custom data', () => {
  test.each(PRODUCT_TYPES)('%s, regardless of handle and filters', (productType) => {
    const shopLevelCustomData = { productType, handle: 'lensesCare' }
    expect(categoryProductType({ shopLevelCustomData, supportedFilter: ['numberOfLenses'] })).toBe(
      productType,
    )
  })
})

describe('then from its handle', () => {
  test.each([
    ['contactLenses', 'contactLens'],
    ['glasses', 'rxGlasses'],
    ['lensesCare', 'contactLensCare'],
    ['sunglasses', 'sunglasses'],
    ['other', null],
    ['constructor', null],
  ])('%s is %s', (handle, expected) => {
    const supportedFilter = expected === null ? [] : ['preservativeFree', 'quantityPerUnit']
    expect(categoryProductType({ shopLevelCustomData: { handle }, supportedFilter })).toBe(expected)
  })
})

describe('then from the filters it supports', () => {
  test.each([
    [['numberOfLenses'], 'contactLens'],
    [['quantityPerUnit'], 'contactLens'],
    [['quantityPerUnit', 'rimType', 'baseColorLenses', 'preservativeFree'], 'contactLens'],
    [['rimType', 'baseColorLenses'], 'sunglasses'],
    [['frameType', 'baseColorLenses', 'preservativeFree'], 'sunglasses'],
    [['rimType'], 'rxGlasses'],
    [['frameType', 'preservativeFree'], 'rxGlasses'],
    [['preservativeFree'], 'contactLensCare'],
    [['baseColorLenses'], null],
    [['brand'], null],
    [[], null],
  ])('%j are %s', (supportedFilter, expected) => {
    expect(categoryProductType({ shopLevelCustomData: {}, supportedFilter })).toBe(expected)
    expect(categoryProductType({ shopLevelCustomData: { handle: 'other' }, supportedFilter })).toBe(expected)
  })
})

describe('the layout of a listing', () => {
  test.each([
    ...PRODUCT_TYPES.filter((type) => !type.startsWith('contactLens')).map(
      (type) => [type, 'default-plp'] as const,
    ),
    ['contactLens', 'lenses-plp'],
    ['contactLensCare', 'lenses-care-plp'],
    [null, 'default-plp'],
  ] as const)('of %s is %s', (type, layout) => {
    expect(listingLayout(type)).toBe(layout)
  })
})
