import { expect, test } from 'vitest'
import { keepStoreMode } from '#server/http/store-mode.ts'
import { resolveRequest } from '#server/http/resolved-request.ts'
import { aConfiguration } from '#tests/support/configuration.ts'
import { fakeShopClient } from '#tests/support/shop-client.ts'
import { testContext } from '#tests/support/test-server.ts'

const TERMINAL = 'http://localhost/de-de/brillen/?storeMode=true'

const { ctx } = testContext()
const shopWith = (storeMode: boolean) => ({
  ...ctx,
  shop: () => {
    const configuration = aConfiguration()
    return fakeShopClient({
      configuration: async () => ({ ...configuration, flags: { ...configuration.flags, storeMode } }),
    })
  },
})

const answer = (body: string | null, headers: Record<string, string> = {}) =>
  new Response(body, {
    status: body === null ? 303 : 200,
    headers: { 'content-type': 'text/html', ...headers },
  })

function keep(response: Response, { address = TERMINAL, storeMode = true } = {}) {
  const url = new URL(address)
  const resolved = resolveRequest(shopWith(storeMode), url, new Headers(), {
    address: undefined,
    isLocal: false,
  })
  return keepStoreMode(resolved, url, response)
}

test.each([
  ['<a href="/de-de/">', '<a href="/de-de/?storeMode=true">'],
  [
    '<a class="x" data-y="a>b" href="/de-de/?page=2#top">',
    '<a class="x" data-y="a>b" href="/de-de/?page=2&storeMode=true#top">',
  ],
  ['<a href="?step=payment">', '<a href="?step=payment&storeMode=true">'],
  ['<a href="#main">', '<a href="#main">'],
  ['<a href="https://elsewhere.example/">', '<a href="https://elsewhere.example/">'],
  ['<a href="//elsewhere.example/">', '<a href="//elsewhere.example/">'],
  ['<link href="/de-de/">', '<link href="/de-de/">'],
  ['<abbr href="/de-de/">', '<abbr href="/de-de/">'],
  [
    '<form method="post" action="/de-de/basket/">',
    '<form method="post" action="/de-de/basket/?storeMode=true">',
  ],
  [
    '<form action="/de-de/search/">',
    '<form action="/de-de/search/?storeMode=true"><input type="hidden" name="storeMode" value="true">',
  ],
])('at a terminal %s becomes %s', async (html, expected) =>
  expect(await (await keep(answer(html))).text()).toBe(expected),
)

test('at a terminal a redirect within the shop leads on, another does not', async () => {
  const locationOf = async (location: string) =>
    (await keep(answer(null, { location }))).headers.get('location')
  expect(await locationOf('/de-de/basket/?note=added')).toBe('/de-de/basket/?note=added&storeMode=true')
  expect(await locationOf('https://bank.example/pay')).toBe('https://bank.example/pay')
})

test('a redirect keeps its status and its cookies', async () => {
  const response = answer(null, { location: '/de-de/' })
  response.headers.append('set-cookie', 'a=1')
  response.headers.append('set-cookie', 'b=2')
  const cached = await keep(response)
  expect([cached.status, cached.headers.getSetCookie()]).toEqual([303, ['a=1', 'b=2']])
})

test.each([
  ['elsewhere', { address: 'http://localhost/de-de/' }],
  ['in a shop without terminals', { storeMode: false }],
])('%s nothing changes', async (_, place) => {
  const response = answer('<a href="/de-de/">')
  expect(await keep(response, place)).toBe(response)
})
