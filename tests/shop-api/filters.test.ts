import { describe, expect, test } from 'vitest'
import { filters } from '#contract/shop-api/filter.ts'
import { onShopApi } from '#tests/support/shop-api.ts'

onShopApi((ask) => {
  const read = async (query: string) => filters.parse((await ask(`/v1/filters?${query}`)).body)
  const counts = async (slug: string, query: string) => {
    const filter = (await read(query)).find((each) => each.slug === slug)
    return filter?.type === 'attributes'
      ? filter.values.map(({ value, productCount }) => `${value} ${productCount}`)
      : filter?.values
  }

  describe('counts', () => {
    test.each([
      ['color', '', ['red 3', 'blue 3', 'green 1']],
      ['color', 'filters[category]=10', ['red 1', 'blue 1', 'green 1']],
      ['color', 'filters[shape]=301', ['red 2', 'blue 2']],
      ['color', 'filters[color]=201', ['red 3', 'blue 3', 'green 1']],
      ['shape', 'filters[color]=201', ['panto 2']],
      ['shape', 'filters[color]=201&filters[shape]=302', ['panto 2', 'aviator 0']],
      ['shape', 'filters[200]=201', ['panto 2']],
      ['color', 'filters[term]=etui', ['red 1', 'blue 1']],
      ['color', 'includeSoldOut=true&filters[category]=10', ['red 2', 'blue 1', 'green 1']],
      ['brand', 'filters[minPrice]=14900', ['nord 1', 'sud 2']],
      [
        'polarized',
        'filters[category]=10',
        [
          { name: true, productCount: 2 },
          { name: false, productCount: 1 },
        ],
      ],
      [
        'sale',
        '',
        [
          { name: true, productCount: 2 },
          { name: false, productCount: 6 },
        ],
      ],
      [
        'isNew',
        '',
        [
          { name: true, productCount: 2 },
          { name: false, productCount: 6 },
        ],
      ],
      ['prices', 'filters[category]=10', [{ min: 9900, max: 14900, productCount: 3 }]],
      ['prices', 'filters[category]=10&filters[maxPrice]=9900', [{ min: 9900, max: 14900, productCount: 3 }]],
      ['max_savings_percentage', '', [{ min: 0, max: 50, productCount: 8 }]],
      [
        'categoryids',
        'with=values,category_ids&filters[color]=203',
        [
          { id: 10, productCount: 1 },
          { id: 12, productCount: 1 },
          { id: 20, productCount: 1 },
        ],
      ],
      ['shape', 'filters[brand]=999', undefined],
    ])('%s under %s', async (slug, query, expected) => {
      expect(await counts(slug, query)).toEqual(expected)
    })
  })

  test('a category offers its supported filters, and more on request', async () => {
    const slugs = async (query: string) => (await read(query)).map(({ slug }) => slug)
    expect(await slugs('filters[category]=30')).toEqual(['prices', 'max_savings_percentage', 'brand'])
    expect(await slugs('filters[category]=20')).toContain('color')
    expect(await slugs('filters[category]=30,10')).not.toContain('color')
    expect(await slugs('filters[category]=30,10&including=color,modelName,nothing')).toEqual([
      'prices',
      'max_savings_percentage',
      'sale',
      'isNew',
      'brand',
      'color',
    ])
  })

  test.each([
    ['color', 200],
    ['200', 200],
    ['brands', 200],
    ['prices', 200],
    ['sale', 200],
    ['categoryids', 200],
    ['nothing', 404],
    ['toString', 404],
  ])('the values of %s alone: %i', async (group, status) => {
    const answer = await ask(`/v1/filters/${group}/values`)
    expect(answer.status).toBe(status)
    expect(Array.isArray(answer.body)).toBe(status === 200)
  })
})
