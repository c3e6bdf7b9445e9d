import { expect, test } from 'vitest'
import { findRedirect, redirectLocation, withCampaignTags } from '#server/http/redirects.ts'
import { FAILING_SHOP_CLIENT, fakeShopClient } from '#tests/support/shop-client.ts'
import { renderedPage, startTestServer, testContext } from '#tests/support/test-server.ts'

const MOVED = { source: '/alt.html', target: '/neu/', statusCode: 301 }
const SHOP = fakeShopClient({ redirect: async (path) => (path === '/alt.html' ? MOVED : null) })

test.each([
  ['/alt.html', SHOP, MOVED, 0],
  ['/nie-da.html', SHOP, null, 0],
  ['/alt.html', FAILING_SHOP_CLIENT, null, 1],
])('%s', async (path, shop, moved, warnings) => {
  const { ctx, logLines } = testContext()
  expect(await findRedirect({ ...ctx, shop: () => shop }, 'de-de', path)).toEqual(moved)
  expect(logLines).toHaveLength(warnings)
})

test.each([
  ['/neu/', '/de-de/neu/'],
  ['neu/?a=1', '/de-de/neu/?a=1'],
  ['', '/de-de/'],
  ['//neu/', '/de-de/neu/'],
  ['https://other.example/neu', 'https://other.example/neu'],
  ['HTTP://other.example/', 'HTTP://other.example/'],
  ['https-neu/', '/de-de/https-neu/'],
])('the target %j leads to %s', (target, location) => {
  expect(redirectLocation(target, (path) => `/de-de${path}`)).toBe(location)
})

test.each([
  ['/neu/', '', '/neu/'],
  ['/neu/', 'page=2&variantid=3&term=rot&brand=1&near=1,2&fragment=menu', '/neu/'],
  ['/neu/', 'utm_source=mail&utm_source=x&gclid=a%20b', '/neu/?utm_source=mail&utm_source=x&gclid=a+b'],
  [
    '/neu/?search=rot&utm_source=own#top',
    'utm_source=mail&gclid=a',
    '/neu/?search=rot&utm_source=own&gclid=a#top',
  ],
  ['/neu/', 'showBasket=true&storeMode=true', '/neu/?showBasket=true&storeMode=true'],
  ['/neu/?storeMode=true', 'storeMode=true', '/neu/?storeMode=true'],
  ['https://other.example/', 'gclid=a', 'https://other.example/'],
  ['//other.example/', 'gclid=a', '//other.example/'],
])('a redirect to %s from an address with %j leads to %s', (location, query, expected) => {
  expect(withCampaignTags(location, new URLSearchParams(query))).toBe(expected)
})

test('a page that redirects keeps the tags of each visitor, though visitors share it', async () => {
  const render = async () =>
    renderedPage('', { status: 301, headers: { location: '/de-de/neu/?sort=new-desc' } })
  await using server = await startTestServer({ render })
  const replies = await Promise.all(['a', 'b'].map((tag) => server.get(`/de-de/alt/?gclid=${tag}&page=2`)))
  expect(replies.map(({ status, headers }) => [status, headers.location])).toEqual([
    [301, '/de-de/neu/?sort=new-desc&gclid=a'],
    [301, '/de-de/neu/?sort=new-desc&gclid=b'],
  ])
  const [tagged] = replies
  expect(tagged?.headers).toMatchObject({ 'cache-control': 'private, no-store' })
  const untagged = await server.get('/de-de/alt/')
  expect(untagged.headers).toMatchObject({ location: '/de-de/neu/?sort=new-desc', etag: expect.any(String) })
})
