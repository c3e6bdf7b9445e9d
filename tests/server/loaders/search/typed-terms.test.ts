import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Category } from '#domain/catalogue/category.ts'
import type { VariantCode } from '#i18n/variants.ts'
import { rows } from '#platform/database.ts'
import type { Context } from '#server/context.ts'
import { pathOfCategory } from '#server/loaders/alternates.ts'
import { loadListing } from '#server/loaders/listing/listing.ts'
import { loadSearch, resolveTerm } from '#server/loaders/search/search.ts'
import { loadSuggestions } from '#server/loaders/search/suggestions.ts'
import type { Database } from '#shop-api/open-database.ts'
import { openSeededContext } from '#tests/support/seeded-context.ts'

let database: Database
let ctx: Context
beforeAll(async () => void ({ ctx, database } = await openSeededContext()))
afterAll(() => database.close())

/** The numbers of goods: in the listing or the results to which the term leads, and in the first suggestion. */
async function countsOf(variant: VariantCode, term: string) {
  const [path = '', query = ''] = (await resolveTerm(ctx, variant, term))?.split('?') ?? []
  const search = new URLSearchParams(path ? query : { term })
  const page = path
    ? await loadListing(ctx, variant, path.slice(1, -1), search)
    : await loadSearch(ctx, variant, search)
  const { links, total } = await loadSuggestions(ctx, variant, term)
  return { path, search, listed: page.ok ? page.value.total : 0, first: links[0]?.count, total }
}

const withBelow = (categories: readonly Category[]): Category[] =>
  categories.flatMap((category) => [category, ...withBelow(category.children ?? [])])

test.each<[VariantCode]>([['de-de'], ['cs-cz'], ['pl-pl'], ['fr-ch'], ['it-it']])(
  'in %s each category with goods is suggested first for its own name',
  async (variant) => {
    const roots = await ctx.shop(variant).rootCategories({ depth: 10 })
    const missed: string[] = []
    for (const { name, isHidden, path } of withBelow(roots)) {
      const { links } = isHidden ? { links: [] } : await loadSuggestions(ctx, variant, name)
      if (isHidden || links[0]?.label === name) continue
      const listing = await loadListing(
        ctx,
        variant,
        pathOfCategory({ path }).slice(1, -1),
        new URLSearchParams(),
      )
      if (!listing.ok || listing.value.total > 0) missed.push(name)
    }
    expect(missed).toEqual([])
  },
)

describe('the strength of reading glasses is chosen, however it is typed', () => {
  test.each<[VariantCode, string]>([
    ['de-de', 'Lesebrille 2,5'],
    ['de-at', 'Lesebrillen +2,50 dpt'],
    ['cs-cz', 'čtecí brýle 2.5'],
    ['pl-pl', 'okulary do czytania +2,5'],
    ['fr-ch', 'lunettes de lecture 2,50'],
    ['it-it', 'occhiali da lettura 2.5'],
  ])('%s: %s', async (variant, term) => {
    const { search, listed, first } = await countsOf(variant, term)
    expect(search.get('readingStrength')).toMatch(/^\d+$/)
    expect(listed).toBeGreaterThan(0)
    expect(first).toBe(listed)
  })

  test('a round one, too', async () => {
    const { search } = await countsOf('de-de', 'Lesebrille +2')
    expect(search.get('readingStrength')).toMatch(/^\d+$/)
  })
})

describe('what a category cannot be narrowed to leads to the goods themselves', () => {
  test.each(['Velluna Panto', 'Lesebrille randlos', 'Sonnenbrille bordeaux'])('%s', async (term) => {
    const { path, listed, total } = await countsOf('de-de', term)
    expect(path).toBe('')
    expect(listed).toBeGreaterThan(0)
    expect(listed).toBe(total)
  })
})

test('of two colours one is that of the lenses, and the number is that of the listing', async () => {
  const { search, listed, first } = await countsOf('de-de', 'Sonnenbrille schwarz grün')
  expect(search.get('color')).toMatch(/^\d+$/)
  expect(search.get('baseColorLenses')).toMatch(/^\d+$/)
  expect(listed).toBeGreaterThan(0)
  expect(first).toBe(listed)
})

test('the number on reading glasses leads to their strength, and shows them while it is typed', async () => {
  const [found] = await rows<{ ean: string; id: number; product: number }>(
    database.db,
    sql`
      select variant.texts ->> 'ean' as ean, variant.id, product_id as product
      from variant join attribute_value as value on value.id = any(variant.value_ids)
      join attribute_group as kind on kind.id = value.group_id
      where kind.key = 'readingStrength' and value.value = '2.5' and variant.texts ->> 'ean' is not null
      order by variant.id limit 1`,
  )
  if (!found) throw new Error('no reading glasses')
  const { ean, id, product } = found
  expect(await resolveTerm(ctx, 'de-de', ean)).toMatch(new RegExp(`-${product}/\\?variantid=${id}$`))
  const { kind, tiles } = await loadSuggestions(ctx, 'de-de', ean)
  expect(kind).toBe('found')
  expect(tiles.map((tile) => tile.id)).toEqual([product])
})
