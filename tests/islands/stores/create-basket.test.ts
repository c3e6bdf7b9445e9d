import { describe, expect, test } from 'vitest'
import { isUpdating, isWaiting, linesOf } from '#islands/stores/basket-state.ts'
import { anItem, inGroup } from '#tests/support/basket-items.ts'
import { basketTab } from '#tests/support/basket-tab.ts'

const item = anItem('i7')
const other = anItem('i8')

async function openTab(items = [item, other]) {
  const tab = basketTab(items)
  await tab.open(tab.basketNow())
  return tab
}

type Tab = Awaited<ReturnType<typeof openTab>>
const shown = ({ $basket, basketNow }: Tab) =>
  linesOf($basket.get(), $basket.get().basket ?? basketNow()).map(({ key, quantity }) => `${key} ${quantity}`)

describe('clicks on a line', () => {
  test('are one write with the last of them, and are seen at once', async () => {
    const tab = await openTab()
    for (let quantity = 2; quantity <= 20; quantity += 1) {
      tab.setQuantity(item, quantity)
      await tab.pass(50)
    }
    expect(shown(tab)).toEqual(['i7 20', 'i8 1'])
    expect(tab.asked).toEqual([])
    expect(isUpdating(tab.$basket.get())).toBe(true)
    await tab.pass(350)
    expect(tab.asked).toEqual(['updateBasketItem i7 20'])
    expect(isUpdating(tab.$basket.get())).toBe(false)
    expect(tab.$basket.get().basket?.items[0]?.quantity).toBe(20)
  })

  test('are written though the timer rings a little early', async () => {
    const tab = await openTab()
    tab.setQuantity(item, 2)
    await tab.pass(349.9, 0.2)
    expect(tab.asked).toEqual([])
    await tab.pass(0.1)
    expect(tab.asked).toEqual(['updateBasketItem i7 2'])
  })

  test('on two lines are written one after the other', async () => {
    const tab = await openTab()
    tab.setQuantity(item, 3)
    tab.setQuantity(other, 4)
    await tab.pass(350)
    await tab.pass(0)
    expect(tab.asked).toEqual(['updateBasketItem i7 3', 'updateBasketItem i8 4'])
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
    expect(tab.asked).toEqual([])
  })

  test('is undone by adding once it is written', async () => {
    const tab = await openTab()
    tab.remove([item])
    await tab.pass(350)
    await tab.undo()
    expect(tab.asked).toEqual(['removeItemFromBasket i7', 'addItemsToBasket 7'])
    expect(tab.$basket.get().removed).toEqual([])
  })

  test('is offered to be undone again where nobody answered', async () => {
    const tab = await openTab()
    tab.remove([item])
    await tab.pass(350)
    tab.meets('offline', 'offline')
    await tab.undo()
    expect(tab.$basket.get().notices).toEqual([{ kind: 'not-added' }])
    expect(tab.$basket.get().removed).toEqual([item])
    await tab.undo()
    expect(shown(tab)).toEqual(['i8 1', 'i7 1'])
  })

  test('takes a group whole', async () => {
    const tab = await openTab([anItem('i1', inGroup('g', true)), anItem('i2', inGroup('g'))])
    tab.remove(tab.basketNow().items)
    expect(shown(tab)).toEqual([])
    await tab.pass(350)
    await tab.pass(0)
    expect(tab.asked).toHaveLength(2)
  })

  test('of a line that is gone already is done', async () => {
    const tab = await openTab()
    tab.meets({
      status: 404,
      body: { kind: 'BasketItemNotFound', basket: { ...tab.basketNow(), items: [] } },
    })
    tab.remove([item])
    await tab.pass(350)
    expect(tab.$basket.get().notices).toEqual([])
  })
})

describe('without a network', () => {
  test('what is wanted waits visibly and is written once it is back', async () => {
    const tab = await openTab()
    tab.meets('offline', 'offline')
    tab.setQuantity(item, 5)
    await tab.pass(350)
    expect(tab.$basket.get().isOffline).toBe(true)
    expect(isWaiting(tab.$basket.get(), 'i7')).toBe(true)
    expect(tab.$basket.get().basket?.items[0]?.quantity).toBe(1)
    tab.resume()
    await tab.pass(0)
    expect(tab.asked).toEqual(['updateBasketItem i7 5'])
    expect(tab.$basket.get().isOffline).toBe(false)
  })

  test('it is tried again by itself', async () => {
    const tab = await openTab()
    tab.meets('offline', 'offline')
    tab.setQuantity(item, 5)
    await tab.pass(350)
    await tab.pass(1000)
    expect(tab.asked).toEqual(['updateBasketItem i7 5'])
  })

  test('nothing is added, and that is said', async () => {
    const tab = await openTab()
    tab.meets('offline', 'offline', 'offline')
    expect(await tab.add({ variantId: 9, quantity: 1 })).toBe(false)
    expect(tab.$basket.get().notices).toEqual([{ kind: 'not-added' }])
    expect(tab.asked).toEqual([])
  })
})

test('what is wanted of lines is written before something is added', async () => {
  const tab = await openTab()
  tab.setQuantity(item, 2)
  await tab.add({ variantId: 9, quantity: 1 })
  expect(tab.asked).toEqual(['updateBasketItem i7 2', 'addItemsToBasket 9'])
})

test('leaving the page writes what waits', async () => {
  const tab = await openTab()
  tab.setQuantity(item, 2)
  tab.remove([other])
  tab.flush()
  await tab.pass(0)
  expect(tab.asked).toEqual(['updateBasketItem i7 2', 'removeItemFromBasket i8'])
})

test('the shopper is alerted to a group that left by itself; not to one that was taken out', async () => {
  const tab = await openTab()
  const removed = [{ name: 'Brera', quantity: 1 }]
  const answer = { status: 200, body: { basket: tab.basketNow(), removed } }
  tab.meets(answer)
  tab.remove([item])
  await tab.pass(350)
  expect(tab.alerts).toEqual([])
  tab.meets(answer)
  tab.setQuantity(other, 2)
  await tab.pass(350)
  expect(tab.alerts).toEqual(removed)
})

test('a refusal tells once what has gone, and alerts to what went besides', async () => {
  const tab = await openTab()
  const [lost, besides] = [
    { name: other.product.name, quantity: 1 },
    { name: 'Brera', quantity: 2 },
  ]
  const errors = [{ operation: 'update', kind: 'ItemUnvailable', variantId: other.variant.id }]
  const body = { kind: 'ItemUnvailable', basket: tab.basketNow(), errors, removed: [lost, besides] }
  tab.meets({ status: 412, body })
  tab.setQuantity(other, 2)
  await tab.pass(350)
  expect(tab.$basket.get().notices).toEqual([{ kind: 'unavailable', name: lost.name }])
  expect(tab.alerts).toEqual([besides])
})

test('a basket that several want is asked for once', async () => {
  const tab = basketTab([item])
  await Promise.all([tab.open(), tab.open()])
  await tab.open()
  expect([tab.asked, shown(tab)]).toEqual([['getBasket'], ['i7 1']])
})

test('other tabs are told what the server says, and what they say is followed', async () => {
  const tab = await openTab()
  tab.setQuantity(item, 2)
  await tab.pass(350)
  expect(tab.shared.map(({ items }) => items[0]?.quantity)).toEqual([2])
  tab.follow({ ...tab.basketNow(), items: [] })
  expect(shown(tab)).toEqual([])
  expect(tab.shared).toHaveLength(1)
})
