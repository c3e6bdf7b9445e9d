import { describe, expect, test } from 'vitest'
import {
  canonicalQuery,
  cleanTerm,
  MAX_TERM_LENGTH,
  type ListingQuery,
  parseListingQuery,
  withQuery,
  writeListingQuery,
} from '#domain/listing/query.ts'

const parsed = (address: string, allowed?: (slug: string) => boolean) =>
  parseListingQuery(new URLSearchParams(address), allowed)
const written = (address: string) => writeListingQuery(parsed(address)).toString()

const BRANDS_OF_TEN = Array.from({ length: 10 }, (_, k) => `b${k + 10}`)

describe('an address has the query', () => {
  test.each<[string, Partial<ListingQuery>]>([
    ['', { page: 1, sort: null, filters: {}, booleans: {}, minPrice: null, maxPrice: null, width: null }],
    ['page=3', { page: 3 }],
    ['page=0', { page: 1 }],
    ['page=-3', { page: 1 }],
    ['page=NaN', { page: 1 }],
    ['page=2.5', { page: 1 }],
    ['page=1e3', { page: 1 }],
    ['page=99999999', { page: 10_000 }],
    [`page=${'9'.repeat(400)}`, { page: 1 }],
    ['page=2&page=5', { page: 2 }],
    ['page=%00', { page: 1 }],
    ['sort=price-asc', { sort: 'price-asc' }],
    ['sort=new-asc', { sort: 'new-asc' }],
    ['sort=reduction-asc', { sort: 'reduction-asc' }],
    ['sort=price', { sort: null }],
    ['sort=constructor', { sort: null }],
    ['sort=', { sort: null }],
    ['minPrice=1000&maxPrice=5000', { minPrice: 1000, maxPrice: 5000 }],
    ['minPrice=5000&maxPrice=1000', { minPrice: 1000, maxPrice: 5000 }],
    ['minPrice=5000&maxPrice=5000', { minPrice: 5000, maxPrice: 5000 }],
    ['minPrice=5000', { minPrice: 5000, maxPrice: null }],
    ['maxPrice=5000', { minPrice: null, maxPrice: 5000 }],
    ['minPrice=-1&maxPrice=', { minPrice: null, maxPrice: null }],
    ['maxPrice=999999999999', { maxPrice: 100_000_000 }],
    ['width=138', { width: { least: 138 } }],
    ['width=138-146', { width: { least: 138, most: 146 } }],
    ['width=1', { width: { least: 80 } }],
    ['width=900', { width: { least: 200 } }],
    ['width=breit', { width: null }],
    ['minWidth=138', { width: { least: 138 } }],
    ['maxWidth=142', { width: { least: 80, most: 142 } }],
    ['minWidth=146&maxWidth=138', { width: { least: 138, most: 146 } }],
    ['minWidth=&maxWidth=', { width: null }],
    ['minWidth=breit&maxWidth=138', { width: null }],
    ['width=130&minWidth=138', { width: { least: 130 } }],
    ['branch=1017', { branch: 1017, filters: {} }],
    ['branch=1017,1018', { branch: null, filters: {} }],
    ['branch=0', { branch: null }],
    ['branch=1234567890', { branch: null }],
    ['branch=1&branch=2', { branch: 1 }],
    ["branch=1' or 1=1", { branch: null }],
    ['term=%20rote%09%0Abrille%20', { term: 'rote brille' }],
    ['brand=3,1,2', { filters: { brand: [1, 2, 3] } }],
    ['brand=3&brand=1', { filters: { brand: [1, 3] } }],
    ['brand=1,1&brand=1', { filters: { brand: [1] } }],
    ['brand=1,X,-2,3.5,%00,', { filters: { brand: [1] }, brandNames: [] }],
    ['brand=lido-verde,nordhof,3', { filters: { brand: [3] }, brandNames: ['lido-verde', 'nordhof'] }],
    ['brand=nordhof&brand=nordhof', { brandNames: ['nordhof'] }],
    ['brand=Nordhof,-x,x-,a--b,a%20b,true', { brandNames: [], booleans: { brand: true } }],
    [`brand=${'b'.repeat(65)}`, { brandNames: [] }],
    [`brand=${Array.from({ length: 12 }, (_, k) => `b${k + 10}`)}`, { brandNames: BRANDS_OF_TEN }],
    ['color=rot', { filters: {}, brandNames: [] }],
    ['size=4', { filters: { size: [4] } }],
    ['categoryShopFilterSizes=5', { filters: { categoryShopFilterSizes: [5] } }],
    ['categoryShopFilterSizes=5,4&size=4,6', { filters: { size: [4, 5, 6] } }],
    ['brand=9999999999999', { filters: {} }],
    ['brand=2147483647,2147483648', { filters: { brand: [2_147_483_647] } }],
    ['brand=', { filters: {} }],
    ['brand[]=1', { filters: {} }],
    ['9brand=1&__proto__=1&br%00and=1', { filters: {} }],
    [`${'b'.repeat(65)}=1`, { filters: {} }],
    ['sale=true', { booleans: { sale: true }, filters: {} }],
    ['sale=false', { booleans: { sale: false } }],
    ['sale=false&sale=true', { booleans: { sale: true } }],
    ['sale=TRUE', { booleans: {} }],
    ['storeMode=true', { booleans: {} }],
  ])('%j', (address, expected) => {
    expect(parsed(address)).toMatchObject(expected)
    expect(Object.keys(parsed(address).filters)).toEqual(Object.keys(expected.filters ?? {}))
    expect(Object.keys(parsed(address).booleans)).toEqual(Object.keys(expected.booleans ?? {}))
  })

  test('at most fifty values of a filter', () => {
    const ids = Array.from({ length: 80 }, (_, index) => index + 1)
    expect(parsed(`brand=${ids.join(',')}`).filters['brand']).toEqual(ids.slice(0, 50))
  })

  test('only filters that the listing has', () => {
    expect(parsed('brand=1,nordhof&color=2&sale=true&branch=7', (slug) => slug === 'color')).toMatchObject({
      branch: null,
      filters: { color: [2] },
      brandNames: [],
      booleans: {},
    })
  })
})

describe('a term', () => {
  test.each([
    ['rote  brille', 'rote brille'],
    ['\u0000rote\u0007\u00A0brille\u2028', 'rote brille'],
    ['\u0000\u0001 \t', null],
    ['', null],
    ['Größe 3,5', 'Größe 3,5'],
    ["' OR 1=1 --", "' OR 1=1 --"],
  ])('%j is searched for as %j', (term, expected) => {
    expect(cleanTerm(term)).toBe(expected)
  })

  test.each([
    ['of 10 KB', 'x'.repeat(10_240), MAX_TERM_LENGTH],
    ['with a blank where it is cut', `${'x'.repeat(MAX_TERM_LENGTH - 1)} y`, MAX_TERM_LENGTH - 1],
  ])('%s is cut', (_, term, length) => {
    expect(cleanTerm(term)).toHaveLength(length)
  })
})

describe('one listing has one address', () => {
  test.each([
    ['color=2&brand=3,1', 'brand=1%2C3&color=2'],
    ['page=1', ''],
    [
      'page=2&sort=new-desc&branch=7&maxPrice=5&minPrice=1&width=130',
      'minPrice=1&maxPrice=5&width=130&branch=7&sort=new-desc&page=2',
    ],
    ['sale=true&brand=1&term=rot', 'term=rot&brand=1&sale=true'],
    ['isNew=false&sale=true', 'isNew=false&sale=true'],
    ['sale=true&isNew=false', 'isNew=false&sale=true'],
    ['sort=unknown&page=-1&brand=%C3%A4', ''],
    ['maxPrice=1&minPrice=5', 'minPrice=1&maxPrice=5'],
    ['brand=nordhof,7,alba', 'brand=7%2Calba%2Cnordhof'],
    ['brand=nordhof', 'brand=nordhof'],
    ['size=4&categoryShopFilterSizes=5', 'size=4%2C5'],
    ['storeMode=true&sort=price-asc', 'sort=price-asc'],
  ])('%j is written %j', (address, expected) => {
    expect(written(address)).toBe(expected)
    expect(written(expected)).toBe(expected)
  })

  test('an empty filter is not written', () => {
    expect(writeListingQuery({ ...parsed(''), filters: { brand: [] } }).size).toBe(0)
  })
})

test('the canonical address keeps only the parameters of the specification', () => {
  const address =
    'term=rot&brand=1&categoryShopFilterSizes=5&color=2&frameShape=9&sale=true&minPrice=1&maxPrice=5&width=130&branch=7&sort=price-asc&page=2'
  expect([...canonicalQuery(parsed(address)).keys()].toSorted()).toEqual(
    ['brand', 'categoryShopFilterSizes', 'color', 'maxPrice', 'minPrice', 'page', 'sort'].toSorted(),
  )
  expect(canonicalQuery(parsed('size=4&page=1')).toString()).toBe('size=4')
})

test.each([
  ['', '/brillen/'],
  ['brand=3,1', '/brillen/?brand=1,3'],
])('behind a path %j is %s', (address, expected) => {
  expect(withQuery('/brillen/', writeListingQuery(parsed(address)))).toBe(expected)
})
