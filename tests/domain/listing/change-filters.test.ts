import { describe, expect, test } from 'vitest'
import {
  clearFilters,
  countActiveFilters,
  setBooleanFilter,
  toggleFilterValue,
  withoutBranch,
  withoutPrices,
  withoutWidth,
} from '#domain/listing/change-filters.ts'
import { parseListingQuery, writeListingQuery } from '#domain/listing/query.ts'

const queryOf = (address: string) => parseListingQuery(new URLSearchParams(address))
const FULL = 'term=rot&brand=1,3&sale=true&minPrice=1&maxPrice=9&width=130&sort=price-asc&page=4'
const REST = 'term=rot&brand=1,3&sale=true'

describe('a change returns to the first page', () => {
  test.each([
    [
      'a value chosen',
      toggleFilterValue(queryOf(FULL), 'brand', 2),
      `term=rot&brand=1,2,3&sale=true&minPrice=1&maxPrice=9&width=130&sort=price-asc`,
    ],
    [
      'a value let go',
      toggleFilterValue(queryOf(FULL), 'brand', 1),
      'term=rot&brand=3&sale=true&minPrice=1&maxPrice=9&width=130&sort=price-asc',
    ],
    ['the last value let go', toggleFilterValue(queryOf('brand=1&page=2'), 'brand', 1), ''],
    ['the first of a filter', toggleFilterValue(queryOf('page=2'), 'brand', 1), 'brand=1'],
    [
      'a size, requested by its other name',
      toggleFilterValue(queryOf('categoryShopFilterSizes=5'), 'size', 4),
      'size=4,5',
    ],
    ['such a size let go', toggleFilterValue(queryOf('categoryShopFilterSizes=5'), 'size', 5), ''],
    ['a switch on', setBooleanFilter(queryOf('page=2'), 'sale', true), 'sale=true'],
    ['a switch off', setBooleanFilter(queryOf('sale=true&page=2'), 'sale', false), ''],
    ['without prices', withoutPrices(queryOf(FULL)), `${REST}&width=130&sort=price-asc`],
    ['without width', withoutWidth(queryOf(FULL)), `${REST}&minPrice=1&maxPrice=9&sort=price-asc`],
    ['without branch', withoutBranch(queryOf('branch=7&brand=1&page=2')), 'brand=1'],
    ['cleared: a branch goes', clearFilters(queryOf('branch=7')), ''],
    ['cleared: brands go', clearFilters(queryOf('brand=nordhof')), ''],
    ['cleared: term and sort stay', clearFilters(queryOf(FULL)), 'term=rot&sort=price-asc'],
  ])('%s', (_, query, expected) => {
    expect(writeListingQuery(query).toString().replaceAll('%2C', ',')).toBe(expected)
  })
})

describe('the active filter values are counted', () => {
  test.each([
    ['', 0],
    ['term=rot&sort=price-asc&page=2', 0],
    ['brand=1,3&color=2', 3],
    ['minPrice=1', 1],
    ['maxPrice=9', 1],
    ['minPrice=1&maxPrice=9', 1],
    ['width=130', 1],
    ['branch=7', 1],
    [FULL, 5],
  ])('%j: %i', (address, expected) => {
    expect(countActiveFilters(queryOf(address))).toBe(expected)
  })
})
