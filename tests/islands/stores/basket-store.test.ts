import { describe, expect, test } from 'vitest'
import { isUpdating, hasPendingUpdate, currentLines } from '#islands/stores/basket-state.ts'
import { anItem } from '#tests/support/basket-items.ts'
import { basketTab } from '#tests/support/basket-tab.ts'
import { aDiscount } from '#tests/support/promotions.ts'

const item = anItem('i7')
const other = anItem('i8')

async function openTab(items = [item, other]) {
  const tab = basketTab(items)
  await tab.load(tab.basketNow())
  return tab
}

type Tab = Awaited<ReturnType<typeof openTab>>
const shown = ({ $basket, basketNow }: Tab) => {
  const lines = currentLines($basket.get(), $basket.get().basket ?? basketNow())
  return lines.map(({ key, quantity }) => `${key} ${quantity}`)
}

describe('clicks on a line', () => {
  test('are one write with the last of them, and are visible at once', async () => {
    const tab = await openTab()
    for (let quantity = 2; quantity <= 20; quantity += 1) {
      tab.setQuantity(item, quantity)
      await tab.pass(50)
    }
    expect(shown(tab)).toEqual(['i7 20', 'i8 1'])
    expect(tab.calls).toEqual([])
    expect(isUpdating(tab.$basket.get())).toBe(true)
    await tab.pass(350)
    expect(tab.calls).toEqual(['updateBasketItem i7 20'])
    expect(isUpdating(tab.$basket.get())).toBe(false)
    expect(tab.$basket.get().basket?.items[0]?.quantity).toBe(20)
  })

  test('are written though the timer fires a little early', async () => {
    const tab = await openTab()
    tab.setQuantity(item, 2)
    await tab.pass(349.9, 0.2)
    expect(tab.calls).toEqual([])
    await tab.pass(0.1)
    expect(tab.calls).toEqual(['updateBasketItem i7 2'])
  })

  test('on two lines are written one after the other', async () => {
    const tab = await openTab()
    tab.setQuantity(item, 3)
    tab.setQuantity(other, 4)
    await tab.pass(350)
    await tab.pass(0)
    expect(tab.calls).toEqual(['updateBasketItem i7 3', 'updateBasketItem i8 4'])
  })
})

describe('a removal', () => {
  test('is undone before anything is written', async () => {
    const tab = await openTab()
    tab.remove([item])
    expect(shown(tab)).toEqual(['i8 1'])
    await tab.undo()
    expect(shown(tab)).toEqual(['i7 1', 'i8 1'])
    await tab.pass(1000)
    expect(tab.calls).toEqual([])
  })

  test('is undone by adding once it is written', async () => {
    const tab = await openTab()
    tab.remove([item])
    await tab.pass(350)
    await tab.undo()
    expect(tab.calls).toEqual(['removeItemFromBasket i7', 'addItemsToBasket 7'])
    expect(tab.$basket.get().removed).toEqual([])
  })

  test('can be undone again where no response came', async () => {
    const tab = await openTab()
    tab.remove([item])
    await tab.pass(350)
    tab.respondWith('offline', 'offline')
    await tab.undo()
    expect(tab.$basket.get().notices).toEqual([{ kind: 'not-added' }])
    expect(tab.$basket.get().removed).toEqual([item])
    await tab.undo()
    expect(shown(tab)).toEqual(['i8 1', 'i7 1'])
  })

  test('of a line that is already gone succeeds', async () => {
    const tab = await openTab()
    tab.respondWith({
      status: 404,
      body: { kind: 'BasketItemNotFound', basket: { ...tab.basketNow(), items: [] } },
    })
    tab.remove([item])
    await tab.pass(350)
    expect(tab.$basket.get().notices).toEqual([])
  })
})

describe('without a network', () => {
  test('a change waits visibly and is written once the network is back', async () => {
    const tab = await openTab()
    tab.respondWith('offline', 'offline')
    tab.setQuantity(item, 5)
    await tab.pass(350)
    expect(tab.$basket.get().isOffline).toBe(true)
    expect(hasPendingUpdate(tab.$basket.get(), 'i7')).toBe(true)
    expect(tab.$basket.get().basket?.items[0]?.quantity).toBe(1)
    tab.resume()
    await tab.pass(0)
    expect(tab.calls).toEqual(['updateBasketItem i7 5'])
    expect(tab.$basket.get().isOffline).toBe(false)
  })

  test('a write is tried again by itself', async () => {
    const tab = await openTab()
    tab.respondWith('offline', 'offline')
    tab.setQuantity(item, 5)
    await tab.pass(350)
    await tab.pass(1000)
    expect(tab.calls).toEqual(['updateBasketItem i7 5'])
  })

  test('nothing is added, and a notice appears', async () => {
    const tab = await openTab()
    tab.respondWith('offline', 'offline', 'offline')
    expect(await tab.add({ variantId: 9, quantity: 1 })).toBe(false)
    expect(tab.$basket.get().notices).toEqual([{ kind: 'not-added' }])
    expect(tab.calls).toEqual([])
  })
})

test('pending changes of lines are written before something is added', async () => {
  const tab = await openTab()
  tab.setQuantity(item, 2)
  await tab.add({ variantId: 9, quantity: 1 })
  expect(tab.calls).toEqual(['updateBasketItem i7 2', 'addItemsToBasket 9'])
})

test('leaving the page writes the pending changes', async () => {
  const tab = await openTab()
  tab.setQuantity(item, 2)
  tab.remove([other])
  tab.flush()
  await tab.pass(0)
  expect(tab.calls).toEqual(['updateBasketItem i7 2', 'removeItemFromBasket i8'])
})

test('the shopper is alerted to a group that the server removed; not to one that they removed', async () => {
  const tab = await openTab()
  const removed = [{ name: 'Brera', quantity: 1 }]
  const answer = { status: 200, body: { basket: tab.basketNow(), removed } }
  tab.respondWith(answer)
  tab.remove([item])
  await tab.pass(350)
  expect(tab.alerts).toEqual([])
  tab.respondWith(answer)
  tab.setQuantity(other, 2)
  await tab.pass(350)
  expect(tab.alerts).toEqual(removed)
})

test('a refusal shows once what was removed, and alerts to other removals', async () => {
  const tab = await openTab()
  const [lost, besides] = [
    { name: other.product.name, quantity: 1 },
    { name: 'Brera', quantity: 2 },
  ]
  const errors = [{ operation: 'update', kind: 'ItemUnvailable', variantId: other.variant.id }]
  const body = { kind: 'ItemUnvailable', basket: tab.basketNow(), errors, removed: [lost, besides] }
  tab.respondWith({ status: 412, body })
  tab.setQuantity(other, 2)
  await tab.pass(350)
  expect(tab.$basket.get().notices).toEqual([{ kind: 'unavailable', name: lost.name }])
  expect(tab.alerts).toEqual([besides])
})

test('a code that holds already is not refused', async () => {
  const tab = await openTab()
  const basket = tab.basketNow()
  const items = basket.items.map((item) => ({
    ...item,
    promotions: [aDiscount('from', 10, { code: 'SEHEN10' })],
  }))
  tab.respondWith({ status: 200, body: { basket: { ...basket, items, unmetPromotions: [] } } })
  expect(await tab.enterCode('sehen10')).toBe(true)
  expect(tab.$basket.get().notices).toEqual([{ kind: 'code-applied' }])
})

test('a refused code leaves the basket as it is, and its notice names what is lacking', async () => {
  const tab = await openTab()
  const unmet = { ...aDiscount('from', 10), isValid: false, failedConditions: [] }
  const body = { basket: { ...tab.basketNow(), items: [], unmetPromotions: [unmet] } }
  tab.respondWith({ status: 200, body })
  expect(await tab.enterCode('SEHEN10')).toBe(false)
  expect(tab.$basket.get().notices).toEqual([{ kind: 'code-unknown', code: 'SEHEN10', unmet: [unmet] }])
  expect(shown(tab)).toEqual(['i7 1', 'i8 1'])
})
