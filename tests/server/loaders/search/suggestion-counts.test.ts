import { expect, test } from 'vitest'
import { loadListing } from '#server/loaders/listing/listing.ts'
import { loadSearch } from '#server/loaders/search/search.ts'
import { loadSuggestions } from '#server/loaders/search/suggestions.ts'
import { testContext } from '#tests/support/test-server.ts'
import { testShopApi } from '#tests/support/shopper.ts'

const api = testShopApi()

/** Some sunglasses of the test catalogue are sold out. */
test('a number in the suggestions is that of the page to which it leads', async () => {
  const { ctx } = testContext({ shopApi: api.answer, timeout: 10_000 })
  const { links, total } = await loadSuggestions(ctx, 'de-de', 'sonnenbrillen')
  const [link] = links
  const [path = ''] = link?.path.slice(1, -1).split('?') ?? []
  const listing = await loadListing(ctx, 'de-de', path, new URLSearchParams())
  const results = await loadSearch(ctx, 'de-de', new URLSearchParams({ term: 'sonnenbrillen' }))
  expect([listing.ok, results.ok]).toEqual([true, true])
  expect([link?.count, total]).toEqual([listing, results].map((page) => page.ok && page.value.total))
  expect(link?.count).toBe(4)
})
