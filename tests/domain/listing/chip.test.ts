import { expect, test } from 'vitest'
import { filterChips } from '#domain/listing/chip.ts'
import type { Facet } from '#domain/listing/facet.ts'
import { parseListingQuery, writeListingQuery } from '#domain/listing/query.ts'

const choice = (id: number, isSelected: boolean) => ({
  id,
  label: `Value ${id}`,
  value: `v${id}`,
  count: 1,
  isSelected,
})
const brand: Facet = {
  kind: 'choices',
  parameter: 'brand',
  name: 'Marke',
  selectedCount: 1,
  choices: [choice(1, true), choice(2, false)],
}
const flag = (parameter: string, isSelected: boolean): Facet => ({
  kind: 'switch',
  parameter,
  name: 'Schalter',
  count: 1,
  isSelected,
})
const price = (from: number | null, to: number | null): Facet => ({
  kind: 'price',
  name: 'Preis',
  steps: [],
  from,
  to,
})
const width = (least: number | null): Facet => ({
  kind: 'width',
  name: 'Breite',
  steps: [],
  span: least === null ? null : { least },
})
const branch = (isChosen: boolean): Facet => ({
  kind: 'branch',
  name: 'In der Filiale',
  chosen: isChosen ? { id: 7, name: 'Köln' } : null,
})

test.each([
  ['a chosen value', brand, 'brand=1&page=2', [{ kind: 'value', label: 'Value 1' }], ''],
  ['a flag that is on', flag('sale=true', true), 'sale=true', [{ kind: 'value', label: 'Schalter' }], ''],
  [
    'an attribute that is on',
    flag('premium=9', true),
    'premium=9',
    [{ kind: 'value', label: 'Schalter' }],
    '',
  ],
  ['a flag that is off', flag('sale=true', false), '', [], ''],
  ['a lowest price', price(100, null), 'minPrice=100', [{ kind: 'price', from: 100, to: null }], ''],
  ['a highest price', price(null, 900), 'maxPrice=900', [{ kind: 'price', from: null, to: 900 }], ''],
  ['no price', price(null, null), '', [], ''],
  ['a width', width(130), 'width=130&term=rot', [{ kind: 'width', span: { least: 130 } }], 'term=rot'],
  ['no width', width(null), '', [], ''],
  ['a branch', branch(true), 'branch=7&page=2&term=rot', [{ kind: 'branch', name: 'Köln' }], 'term=rot'],
  ['no branch', branch(false), '', [], ''],
] as const)('%s', (_, group, address, expected, without) => {
  const chips = filterChips([group], parseListingQuery(new URLSearchParams(address)))
  expect(chips).toHaveLength(expected.length)
  expect(chips).toMatchObject(expected)
  for (const chip of chips) expect(writeListingQuery(chip.queryWithout).toString()).toBe(without)
})

test('chips are in the order of their groups', () => {
  const query = parseListingQuery(new URLSearchParams('brand=1&width=130&sale=true'))
  const chips = filterChips([width(130), brand, flag('sale=true', true)], query)
  expect(chips.map(({ kind }) => kind)).toEqual(['width', 'value', 'value'])
})
