import { afterAll, beforeAll, expect, test } from 'vitest'
import { pathOf, ROUTE_NAMES } from '#i18n/routes.ts'
import { isPersonalScreen } from '#server/http/resolution.ts'
import { startTestServer, renderedPage } from '#tests/support/test-server.ts'

let door: Awaited<ReturnType<typeof startTestServer>>
let made = 0
beforeAll(async () => {
  door = await startTestServer({
    // Simulates a page that sets no caching headers.
    render: async () => renderedPage(`Anna ${(made += 1)}`, { headers: { 'x-cache-tags': 'shop:10001' } }),
  })
})
afterAll(() => door[Symbol.asyncDispose]())

/** Screens on the path of another one. */
const BY_PARAMETER: Record<string, string> = {
  configurator: '/p/alba-1/?configure=type',
  appointment: '/niederlassungen/koeln/1017/?appointment=what',
  'appointment-link': '/niederlassungen/?appointment=x',
  'branch-choice': '/niederlassungen/?listing=%2Fbrillen%2F',
}
const PERSONAL = ROUTE_NAMES.filter(isPersonalScreen).map((route) => [
  route,
  `/de-de${BY_PARAMETER[route] ?? pathOf('de-de', route, { id: '123456789012' })}`,
])

test('accounts, orders and declarations are personal', () => {
  const routes = PERSONAL.map(([route]) => route)
  expect(routes).toEqual(
    expect.arrayContaining([
      'account',
      'account-user',
      'account-values',
      'account-orders',
      'account-order',
      'checkout',
      'order-status',
      'refund',
      'signin',
      'subscription-cancellation',
      'success',
      'withdrawal',
    ]),
  )
})

test.each(PERSONAL)('%s is rendered for each visitor, and not cached', async (_, path = '') => {
  const before = made
  const replies = [await door.get(path), await door.get(path)]
  expect(made).toBe(before + 2)
  expect(replies[0]?.body.toString()).not.toBe(replies[1]?.body.toString())
  for (const { headers } of replies) {
    expect(headers['cache-control']).toBe('private, no-store')
    expect(headers['x-cache-tags']).toBeUndefined()
  }
})
