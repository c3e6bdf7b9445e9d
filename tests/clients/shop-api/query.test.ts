import { expect, test } from 'vitest'
import type { ProductQuery } from '#clients/shop-api/shop-client.ts'
import { encodeQuery, productQuery } from '#clients/shop-api/query.ts'

test.each<[string, Omit<ProductQuery, 'where'>, string]>([
  ['nothing by default', {}, ''],
  ['a sort with its direction', { sort: { by: 'price', direction: 'asc' } }, 'sort=price&sortDir=asc'],
  ['what comes last only if it is wanted', { demote: true }, 'demote=true'],
  ['nothing of what is off', { demote: false, includeSoldOut: false }, ''],
  [
    'an order of the shop with its direction, which wins over a sort',
    { sort: { by: 'price', direction: 'desc' }, sortingKey: { name: 'topseller', direction: 'asc' } },
    'sort=price&sortDir=asc&sortingKey=topseller',
  ],
])('a query of products names %s', (_, query, expected) =>
  expect(encodeQuery(productQuery({ where: {}, ...query }))).toBe(expected),
)
