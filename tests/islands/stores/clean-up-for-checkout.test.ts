import { expect, test } from 'vitest'
import { anItem } from '#tests/support/basket-items.ts'
import { basketTab, type Reply } from '#tests/support/basket-tab.ts'

const item = anItem('i7')
const errors = [{ operation: 'update', kind: 'ItemAddedWithReducedQuantity', variantId: 7 }]

async function openTab() {
  const tab = basketTab([item])
  await tab.load(tab.basketNow())
  return tab
}

test('a basket is ready for the checkout once its changes are written', async () => {
  const tab = await openTab()
  tab.setQuantity(item, 2)
  expect(await tab.cleanUpForCheckout()).toBe('ready')
  expect(tab.calls).toEqual(['updateBasketItem i7 2', 'getBasket'])
})

const { basketNow } = basketTab([item])
const failed = { status: 503, body: { kind: 'upstream' } }
const limited = { status: 429, body: { kind: 'too-many' } }
const soldOut = { ...item, availableQuantity: 0 }

test.each([
  ['is empty', { basket: { ...basketNow(), items: [] } }],
  ['has lost something', { basket: basketNow(), removed: [{ name: 'Brera', quantity: 1 }] }],
  ['has less of something', { basket: basketNow(), errors }],
  ['has something that cannot be bought', { basket: { ...basketNow(), items: [soldOut] } }],
])('not one that %s', async (_, body) => {
  const tab = await openTab()
  tab.respondWith({ status: 200, body })
  expect(await tab.cleanUpForCheckout()).toBe('changed')
})

test('the shopper is alerted to what was removed, and the basket shows what is left', async () => {
  const tab = await openTab()
  const removed = [{ name: 'Brera', quantity: 1 }]
  tab.respondWith({ status: 200, body: { basket: { ...basketNow(), items: [] }, removed } })
  await tab.cleanUpForCheckout()
  expect(tab.alerts).toEqual(removed)
  expect(tab.$basket.get().basket?.items).toEqual([])
})

test.each<[string, Reply[]]>([
  ['no network', ['offline', 'offline']],
  ['a server that fails', [failed, failed]],
  ['a limit', [limited, limited]],
])('a basket that could not be checked, for %s, has not lost anything', async (_, replies) => {
  const tab = await openTab()
  tab.respondWith(...replies)
  expect(await tab.cleanUpForCheckout()).toBe('unreachable')
})

test('nor has one whose last change was not written', async () => {
  const tab = await openTab()
  tab.respondWith({ status: 500, body: {} })
  tab.setQuantity(item, 2)
  expect(await tab.cleanUpForCheckout()).toBe('unreachable')
})
