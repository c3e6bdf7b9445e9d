import { describe, expect, test } from 'vitest'
import type { Brand, Category, NavigationItems, SearchEntity } from '@scayle/storefront-api'
import { basket } from '#contract/shop-api/basket.ts'
import { category } from '#contract/shop-api/category.ts'
import { filters } from '#contract/shop-api/filter.ts'
import { navigationTree } from '#contract/shop-api/navigation.ts'
import { product } from '#contract/shop-api/product.ts'
import { resolvedEntity, searchEntities } from '#contract/shop-api/search.ts'
import { brand } from '#contract/shop-api/shop.ts'
import {
  anOutsideBasket,
  anOutsideCategory,
  anOutsideProduct,
  type Wire,
} from '#tests/support/outside-shop/goods.ts'

/** What the public client's own types allow, and the embedded service never sends. */
describe('of the public service is read', () => {
  test('a product, whose name is an attribute', () => {
    expect(product.parse(anOutsideProduct(1)).name).toBe('Outside 1')
  })

  test('a product without a name, by its reference key', () => {
    const { attributes: _, ...nameless } = anOutsideProduct(1)
    expect(product.parse(nameless).name).toBe('ref-1')
  })

  test('a basket, whose prices come without tax, and whose sum without currency', () => {
    const given = anOutsideBasket('b', [{ key: 'i', product: anOutsideProduct(1), quantity: 2 }])
    const { currencyCode: _, tax: __, ...cost } = given.cost
    const read = basket.parse({ ...given, cost })
    expect(read.items[0]?.price.unit.tax.vat).toEqual({ amount: 1900, rate: 0.19 })
    expect(read.cost).toMatchObject({ currencyCode: 'EUR', withTax: 23800, tax: { vat: { amount: 3800 } } })
  })

  test('a category with figures in its properties and data of other kinds', () => {
    const given: Wire<Category> = {
      ...anOutsideCategory(),
      properties: [
        { name: 'a', value: 1 },
        { name: 'b', value: null },
      ],
      shopLevelCustomData: { productType: 'socks', handle: 'glasses', Brand_Root: 7, theirs: {} },
    }
    expect(category.parse(given)).toMatchObject({
      properties: [
        { name: 'a', value: '1' },
        { name: 'b', value: '' },
      ],
      shopLevelCustomData: { handle: 'glasses' },
    })
  })

  test('navigation, without the kinds of links that we do not know', () => {
    const shared = { name: 'x', assets: {}, visibleFrom: null, visibleTo: null, children: [] }
    const items: Wire<NavigationItems> = [
      { ...shared, id: 1, type: 'individual-link', options: { url: '/a/', isOpenInNewWindow: false } },
      { ...shared, id: 2, type: 'category', categoryId: 5, category: null, filters: [], extraFilters: {} },
    ]
    const unknown = { ...shared, id: 3, type: 'hologram' }
    const read = navigationTree.parse({ id: 1, key: 'main', name: 'Main', items: [...items, unknown] })
    expect(read.items.map(({ id, type }) => [id, type])).toEqual([
      [1, 'external'],
      [2, 'category'],
    ])
  })

  test('a search, without entities and filters of unknown types', () => {
    const found: Wire<SearchEntity> = {
      type: 'category',
      categorySuggestion: { category: anOutsideCategory(), filters: [{ type: undefined }] },
    }
    const { suggestions } = searchEntities.parse({ suggestions: [{ type: undefined }, found] })
    expect(suggestions).toMatchObject([{ categorySuggestion: { filters: [], productCount: 0 } }])
    expect(resolvedEntity.parse({ type: 'hologram' })).toEqual([])
  })

  test('filters, without those of unknown types', () => {
    expect(filters.parse([{ id: null, slug: 'x', name: 'X', type: 'hologram', values: [] }])).toEqual([])
    expect(filters.safeParse({}).success).toBe(false)
  })

  test('a brand without name and data', () => {
    const {
      name: _,
      customData: __,
      ...given
    }: Partial<Wire<Brand>> = {
      id: 1,
      slug: 'a',
      group: '',
      isActive: true,
      logoHash: 'h',
    }
    expect(brand.parse(given)).toMatchObject({ name: 'a', customData: {} })
  })
})
