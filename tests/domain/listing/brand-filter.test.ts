import { expect, test } from 'vitest'
import type { Filter } from '#domain/catalogue/filter.ts'
import { withBrandIds } from '#domain/listing/brand-filter.ts'
import { parseListingQuery, writeListingQuery } from '#domain/listing/query.ts'

const value = (id: number, name: string) => ({ id, name, value: name, productCount: 1 })
const brands: Filter = {
  id: 1,
  slug: 'brand',
  name: 'Marke',
  type: 'attributes',
  attributeGroupType: 'brand',
  values: [value(3, 'Nordhof'), value(7, 'Lido Verde'), value(8, 'Größe')],
}
const other: Filter = { id: 2, slug: 'brand', name: 'Marke', type: 'boolean', values: [] }

test.each([
  ['brand=nordhof', brands, 'brand=3'],
  ['brand=lido-verde,nordhof', brands, 'brand=3,7'],
  ['brand=groesse', brands, 'brand=8'],
  ['brand=7,nordhof,lido-verde', brands, 'brand=3,7'],
  ['brand=9', brands, 'brand=9'],
  ['brand=unknown', brands, ''],
  ['brand=unknown&color=2', brands, 'color=2'],
  ['brand=nordhof', undefined, ''],
  ['brand=nordhof', other, ''],
  ['', brands, ''],
])('%j with the offered brands (%#)', (address, filter, expected) => {
  const query = withBrandIds(parseListingQuery(new URLSearchParams(address)), filter)
  expect(writeListingQuery(query).toString().replaceAll('%2C', ',')).toBe(expected)
})
