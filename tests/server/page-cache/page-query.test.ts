import { expect, test } from 'vitest'
import type { RouteName } from '#i18n/routes.ts'
import { pageQuery } from '#server/page-cache/page-query.ts'

test.each<[RouteName, string, string]>([
  ['home', '', ''],
  ['home', 'utm_source=x&page=2&variantid=3', ''],
  ['home', 'showBasket=true', '?showBasket=true'],
  ['home', 'showBasket=1&storeMode=yes', ''],
  ['category', 'page=1&sort=unknown', ''],
  ['category', 'color=2&brand=3,1&utm_source=x', '?brand=1%2C3&color=2'],
  ['category', 'brand=nordhof', '?brand=nordhof'],
  ['category', 'branch=1017&brand=1', '?branch=1017&brand=1'],
  ['category', 'branch=-1', ''],
  ['category', 'minPrice=900&maxPrice=100', '?maxPrice=900&minPrice=100'],
  ['category', 'size=4&categoryShopFilterSizes=5', '?size=4%2C5'],
  ['category', 'storeMode=true&page=2', '?page=2&storeMode=true'],
  ['category', 'search=rote%20brille', '?search=rote+brille'],
  ['category', 'unknown=1&__proto__=2', ''],
  ['search', 'term=%00rot%00&fragment=suggestions', '?fragment=suggestions&term=rot'],
  ['category', 'fragment=filters&brand=1', '?brand=1&fragment=filters'],
  ['search', 'term=rot&fragment=filters', '?fragment=filters&term=rot'],
  ['category', 'filters=all&page=2', '?filters=all&page=2'],
  ['category', 'filters=1', ''],
  ['product', 'filters=all&fragment=filters', ''],
  ['product', 'variantid=12&page=3', '?variantid=12'],
  ['product-family', 'variantid=12', '?variantid=12'],
  ['product', 'variantid=twelve', ''],
  ['home', 'fragment=menu', '?fragment=menu'],
  ['home', 'fragment=consent', ''],
  ['home', 'fragment=x1', ''],
  ['branches', 'term=Wien&page=2', '?page=2&term=Wien'],
  ['branches', 'near=53.55,9.99&open=1&repair=1&children=yes', '?near=53.55%2C9.99&open=1&repair=1'],
  ['branches', 'near=53.5511,9.9937', ''],
  ['branch-city', 'page=2&term=Wien', '?page=2'],
  ['virtual-try-on', 'frames=17-203,18&pd=63', '?frames=17-203%2C18'],
  ['virtual-try-on', 'frames=17;drop', ''],
  ['category', 'answers=lenses.abc', '?answers=lenses.abc'],
  ['overlay', 'answers=frames.a&page=2', '?answers=frames.a'],
  ['overlay', 'frames=17-203&variantid=203', '?frames=17-203'],
  ['home', 'answers=Lenses.a', ''],
  ['category', 'answers=lenses', ''],
  ['category', `answers=lenses.${'a'.repeat(21)}`, ''],
  ['product', 'answers=lenses.abc', ''],
])('a page of %s requested with %j is cached as %j', (route, given, cached) => {
  expect(pageQuery(route, new URLSearchParams(given))).toBe(cached)
})

test('an overlong value is cut', () => {
  expect(pageQuery('search', new URLSearchParams({ term: 'x'.repeat(10_240) }))).toHaveLength(
    '?term='.length + 200,
  )
})
