import { expect, test } from 'vitest'
import { parseListingQuery, withQuery, writeListingQuery } from '#domain/listing/query.ts'
import { chooseBranch, handleBranchChoice } from '#server/forms/branch-choice-form.ts'
import { aBranch } from '#tests/support/branches.ts'
import { fakeShopClient } from '#tests/support/shop-client.ts'

const shop = fakeShopClient({
  // It had the id 3 before.
  branch: async (id) => (id === 3 || id === 7 ? aBranch({ id: 7, formerIds: [3] }) : null),
})
const scope = { ctx: { shop: () => shop }, variant: 'de-de' as const }

function choice(search: string, rest = '') {
  const url = new URL(`https://shop.example/niederlassungen/?listing=%2Fbrillen%2F${rest}`)
  const query = parseListingQuery(new URLSearchParams(search))
  const address = (of: typeof query) => withQuery('/brillen/', writeListingQuery(of))
  return { url, listing: { name: 'Brillen', query, address }, href: (path: string) => `/de-de${path}` }
}

const post = (branch: string, headers = {}) =>
  new Request('https://shop.example/', { method: 'POST', body: new URLSearchParams({ branch }), headers })

test.each([
  ['7', 'color=2&page=3', '/de-de/brillen/?color=2&branch=7', /^veduta-branch=7; .*; Secure$/],
  ['3', 'branch=9', '/de-de/brillen/?branch=7', /^veduta-branch=7;/],
])('branch %s is chosen for %j', async (id, search, location, cookie) => {
  const { status, headers } = await handleBranchChoice(scope, post(id), choice(search))
  expect([status, headers.get('location')]).toEqual([303, location])
  expect(headers.get('set-cookie')).toMatch(cookie)
})

test.each(['8', '', '-7', '7,3', '/evil'])('branch %j is not there, and is chosen again', async (id) => {
  const { status, headers } = await handleBranchChoice(scope, post(id), choice(''))
  expect([status, headers.get('location')]).toEqual([303, '/niederlassungen/?listing=%2Fbrillen%2F'])
  expect(headers.get('set-cookie')).toBeNull()
})

test('a form of another site chooses nothing', async () => {
  const request = post('7', { 'sec-fetch-site': 'cross-site' })
  expect((await handleBranchChoice(scope, request, choice(''))).status).toBe(403)
})

test.each([
  ['veduta-branch=7', 'page=2&brand=1', '', '/de-de/brillen/?brand=1&branch=7'],
  ['veduta-branch=3', '', '', '/de-de/brillen/?branch=7'],
  ['veduta-branch=8', '', '', undefined],
  ['veduta-branch=x', '', '', undefined],
  [null, '', '', undefined],
  ['veduta-branch=7', 'branch=7', '', undefined],
  ['veduta-branch=7', '', '&term=Köln', undefined],
])('with the cookie %j the listing %j leads on', async (cookie, search, rest, location) => {
  const response = await chooseBranch(scope, cookie, choice(search, rest))
  expect(response?.headers.get('location')).toBe(location)
})
