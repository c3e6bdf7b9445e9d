import { describe, expect, test } from 'vitest'
import type { Filter } from '#domain/catalogue/filter.ts'
import { toFacets, priceSteps } from '#domain/listing/facet.ts'
import { parseListingQuery } from '#domain/listing/query.ts'
import { choicesFilter, priceFilter, switchFilter } from '#tests/support/filters.ts'

const groups = (filters: Filter[], address = '') =>
  toFacets(filters, parseListingQuery(new URLSearchParams(address)))

describe('a filter with values', () => {
  test('is a group of choices', () => {
    expect(groups([choicesFilter('brand', [1, 2])], 'brand=2')).toEqual([
      {
        kind: 'choices',
        parameter: 'brand',
        name: 'brand',
        selectedCount: 1,
        choices: [
          { id: 1, label: 'Value 1', value: 'v1', count: 10, isSelected: false },
          { id: 2, label: 'Value 2', value: 'v2', count: 20, isSelected: true },
        ],
      },
    ])
  })

  test.each([
    ['with one value is no choice', [7], '', 0],
    ['but is let go of where it is chosen', [7], 'brand=7', 1],
    ['without values is none', [], '', 0],
  ])('%s', (_, ids, address, expected) => {
    expect(groups([choicesFilter('brand', ids)], address)).toHaveLength(expected)
  })

  test.each([
    ['shopSize', 'size'],
    ['baseColor', 'color'],
  ])('%s is called %s in the address', (slug, parameter) => {
    expect(groups([choicesFilter(slug, [1, 2])])[0]).toMatchObject({ parameter })
  })
})

describe('filters for colours', () => {
  const details = ['frameColor', 'baseColorLenses', 'sunglassesLensColor'].map((slug) =>
    choicesFilter(slug, [1, 2]),
  )
  const parameters = (filters: Filter[], address: string) =>
    groups(filters, address).map((group) => (group.kind === 'choices' ? group.parameter : group.kind))

  test.each([
    ['', ['color']],
    ['frameColor=2', ['frameColor', 'color']],
    ['baseColorLenses=9', ['baseColorLenses', 'color']],
    ['sunglassesLensColor=1&color=1', ['sunglassesLensColor', 'color']],
  ])(
    'are one where it has the lenses, too, and others only if the address has them: %j',
    (address, expected) => {
      const joined = { ...choicesFilter('baseColor', [1, 2]), joined: ['baseColorLenses'] }
      expect(parameters([...details, joined], address)).toEqual(expected)
    },
  )

  test('are several where the Shop API does not join them', () => {
    expect(parameters([...details, choicesFilter('baseColor', [1, 2])], '')).toEqual([
      'frameColor',
      'baseColorLenses',
      'sunglassesLensColor',
      'color',
    ])
  })
})

describe('a switch', () => {
  const yesNo: Filter = {
    ...choicesFilter('premium', []),
    attributeGroupType: 'boolean',
    values: [
      { id: 8, name: 'Nein', value: 'false', productCount: 5 },
      { id: 9, name: 'Ja', value: 'true', productCount: 4 },
    ],
  }

  test.each<[string, Filter, string, object[]]>([
    ['an attribute', yesNo, '', [{ parameter: 'premium=9', count: 4, isSelected: false }]],
    ['a chosen attribute', yesNo, 'premium=9', [{ isSelected: true }]],
    ['an attribute that nothing has', { ...yesNo, values: [] }, '', []],
    ['a flag', switchFilter('sale', 3), '', [{ parameter: 'sale=true', count: 3, isSelected: false }]],
    ['a chosen flag', switchFilter('sale', 3), 'sale=true', [{ isSelected: true }]],
    ['a flag that nothing has', switchFilter('sale', 0), '', []],
    [
      'a chosen flag that nothing has',
      switchFilter('sale', 0),
      'sale=true',
      [{ count: 0, isSelected: true }],
    ],
    ['a flag without its yes', { ...switchFilter('sale', 0), values: [] }, '', []],
  ])('%s', (_, filter, address, expected) => {
    const found = groups([filter], address)
    expect(found).toHaveLength(expected.length)
    expect(found).toMatchObject(expected.map((group) => ({ kind: 'switch', ...group })))
  })
})

describe('a price span', () => {
  test.each([
    [
      [1990, 7900],
      '',
      [
        {
          steps: [1500, 2000, 2500, 3000, 3500, 4000, 4500, 5000, 5500, 6000, 6500, 7000, 7500, 8000],
          from: null,
          to: null,
        },
      ],
    ],
    [[1000, 1000], '', []],
    [[1000, 1000], 'minPrice=500', [{ from: 500, to: null }]],
    [[1000, 1000], 'maxPrice=5000', [{ from: null, to: 5000 }]],
    [[], 'minPrice=500', []],
  ] as const)('%j with %j', ([min, max], address, expected) => {
    const found = groups([priceFilter(min, max)], address)
    expect(found).toHaveLength(expected.length)
    expect(found).toMatchObject(expected.map((group) => ({ kind: 'price', ...group })))
  })

  test.each<Filter>([
    { ...priceFilter(0, 10), slug: 'reduction' },
    { id: 1, slug: 'productId', name: 'Id', type: 'identifier', values: [] },
  ])('is not $slug', (filter) => {
    expect(groups([filter])).toEqual([])
  })
})

describe('the steps of a price range are round and few', () => {
  test.each([
    [4990, 24900, [4000, 6000, 8000, 10000, 12000, 14000, 16000, 18000, 20000, 22000, 24000, 26000]],
    [0, 800, [0, 100, 200, 300, 400, 500, 600, 700, 800]],
    [995, 1005, [900, 1000, 1100]],
    [0, 7000, [0, 500, 1000, 1500, 2000, 2500, 3000, 3500, 4000, 4500, 5000, 5500, 6000, 6500, 7000]],
    [0, 10000, [0, 1000, 2000, 3000, 4000, 5000, 6000, 7000, 8000, 9000, 10000]],
    [
      60000,
      140000,
      [
        60000, 65000, 70000, 75000, 80000, 85000, 90000, 95000, 100000, 105000, 110000, 115000, 120000,
        125000, 130000, 135000, 140000,
      ],
    ],
  ])('from %i to %i: %j', (lowest, highest, expected) => {
    expect(priceSteps(lowest, highest)).toEqual(expected)
  })
})

describe('the width of a frame', () => {
  const widths = (...of: (number | string)[]) => ({
    ...choicesFilter('glassesWidth', []),
    values: of.map((value, id) => ({ id, name: `${value} mm`, value: String(value), productCount: 1 })),
  })

  test.each([
    [[127, 131, 135], '', [{ steps: [126, 128, 130, 132, 134, 136], span: null }]],
    [[126, 131], 'width=130', [{ span: { least: 130 } }]],
    [[126, 'breit'], '', []],
    [[], 'width=130', []],
  ] as const)('%j with %j', (values, address, expected) => {
    const found = groups([widths(...values)], address)
    expect(found).toHaveLength(expected.length)
    expect(found).toMatchObject(expected.map((group) => ({ kind: 'width', ...group })))
  })

  test('is none for a flag', () => {
    expect(groups([switchFilter('glassesWidth', 3)])).toEqual([])
  })
})
