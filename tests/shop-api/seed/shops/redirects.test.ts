import { expect, test } from 'vitest'
import { redirects } from '#shop-api/seed/shops/redirects.ts'
import { SHOPS } from '#shop-api/seed/shops/shops.ts'
import { NODES, pathOf } from '#shop-api/seed/shops/tree.ts'

const rows = redirects()

test.each(SHOPS.map(({ code, id, language }) => [code, id, language] as const))(
  'the old addresses of %s lead to categories, and are no categories themselves',
  (_, shopId, language) => {
    const paths = new Set(NODES.map(({ key }) => `${pathOf(key, language)}/`))
    const own = rows.filter((row) => row.shopId === shopId)
    expect(own.length).toBeGreaterThan(5)
    expect(own.filter(({ target }) => !paths.has(target))).toEqual([])
    expect(own.filter(({ source }) => paths.has(source) || !/^\/[a-z-]+\/$/.test(source))).toEqual([])
    expect(new Set(own.map(({ source }) => source)).size).toBe(own.length)
  },
)

test('most are permanent, some temporary', () =>
  expect(new Set(rows.map(({ statusCode }) => statusCode))).toEqual(new Set([301, 302])))
