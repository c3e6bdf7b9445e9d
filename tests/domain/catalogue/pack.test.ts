import { describe, expect, test } from 'vitest'
import { isPackSold, packsOf, pricedPacks, lensColours } from '#domain/catalogue/pack.ts'
import { tileOf } from '#domain/catalogue/tile.ts'
import { advancedOf, attributesOf, aProduct, aStock, aVariant } from '#tests/support/goods.ts'

const lens = (id: number, count: string, colour?: string) =>
  aProduct(id, {
    attributes: attributesOf({ quantityPerUnit: count, ...(colour && { lensColor: colour }) }),
    variants: [aVariant(id, { stock: aStock(id === 3 ? 0 : 9) })],
  })

describe('packages', () => {
  test('are the siblings in the same colour, smallest first, the product among them', () => {
    const product = { ...lens(2, '30 Stück'), siblings: [lens(1, '90 Stück'), lens(3, '5 Stück')] }
    expect(packsOf(product, 'DE')).toEqual([
      { id: 3, label: '5 Stück', content: 5, isSelected: false },
      { id: 2, label: '30 Stück', content: 30, isSelected: true },
      { id: 1, label: '90 Stück', content: 90, isSelected: false },
    ])
  })

  test('of a fluid are its bottles', () => {
    const bottle = (id: number, content: string) =>
      aProduct(id, { attributes: attributesOf({ designatedPackagingContent: content }) })
    const product = { ...bottle(1, '100 ml'), siblings: [bottle(1, '100 ml'), bottle(2, '60 ml')] }
    expect(packsOf(product, 'DE').map(({ label }) => label)).toEqual(['60 ml', '100 ml'])
  })

  test.each([
    ['without siblings', []],
    ['with siblings that are not sold', [{ ...lens(1, '90 Stück'), isActive: false }]],
    ['with siblings in the same package', [lens(1, '30 Stück')]],
    ['with siblings whose package has no figure', [lens(1, 'Großpackung')]],
    ['with siblings in another colour', [lens(1, '90 Stück', 'blau')]],
  ])('%s there is no choice', (_, siblings) => {
    expect(packsOf({ ...lens(2, '30 Stück'), siblings }, 'DE')).toEqual([])
  })
})

test('a product that was sent without siblings has no choice', () => {
  expect(packsOf(lens(2, '30 Stück'), 'DE')).toEqual([])
})

test('colours are those of the same package', () => {
  const product = {
    ...lens(1, '10 Stück', 'blau'),
    siblings: [lens(2, '10 Stück', 'grün'), lens(3, '30 Stück', 'blau'), lens(4, '10 Stück')],
  }
  expect([...lensColours(product)]).toEqual([
    [1, 'blau'],
    [2, 'grün'],
  ])
  expect(packsOf(product, 'DE').map(({ id }) => id)).toEqual([1, 3])
})

test('prices come from the tiles; a package without a price can be chosen all the same', () => {
  const packs = packsOf(
    { ...lens(1, '10 Stück'), siblings: [lens(2, '30 Stück'), lens(3, '90 Stück')] },
    'DE',
  )
  const tiles = [tileOf(lens(1, '10 Stück')), tileOf({ ...lens(3, '90 Stück'), isSoldOut: true })]
  expect(pricedPacks(packs, tiles).map(({ amount, isSoldOut }) => [amount, isSoldOut])).toEqual([
    [1, false],
    [null, false],
    [3, true],
  ])
})

describe('where a country does not get a package', () => {
  const sizes = [10, 30].map((count) => ({ country: 'PL', count }))
  const advancedAttributes = advancedOf({ availablePackageSizes: sizes })
  const siblings = [lens(1, '10 Stück'), lens(3, '90 Stück')]

  test('it is no choice there', () => {
    const product = { ...lens(2, '30 Stück'), siblings, advancedAttributes }
    expect(packsOf(product, 'PL').map(({ content }) => content)).toEqual([10, 30])
  })

  test('it leads to the only one that the country gets, and to none where there is none', () => {
    const own = (sibling: ReturnType<typeof lens>) =>
      packsOf({ ...lens(2, '90 Stück'), siblings: [sibling], advancedAttributes }, 'PL')
    expect(own(lens(1, '30 Stück'))).toEqual([{ id: 1, label: '30 Stück', content: 30, isSelected: false }])
    expect(own(lens(1, '180 Stück'))).toEqual([])
  })

  test.each([
    ['90 Stück', false],
    ['30 Stück', true],
    ['Großpackung', true],
  ])('a product in %s is sold: %s', (count, expected) => {
    expect(isPackSold({ ...lens(1, count), advancedAttributes }, 'PL')).toBe(expected)
  })
})
