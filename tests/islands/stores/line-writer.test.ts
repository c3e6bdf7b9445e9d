import { describe, expect, test } from 'vitest'
import { currentLines } from '#islands/stores/basket-state.ts'
import { anItem } from '#tests/support/basket-items.ts'
import { basketTab } from '#tests/support/basket-tab.ts'

const item = anItem('i7')
const other = anItem('i8')

async function openTab(items = [item, other]) {
  const tab = basketTab(items)
  await tab.load(tab.basketNow())
  return tab
}

type Tab = Awaited<ReturnType<typeof openTab>>
const shown = ({ $basket, basketNow }: Tab) =>
  currentLines($basket.get(), $basket.get().basket ?? basketNow()).map(
    ({ key, quantity }) => `${key} ${quantity}`,
  )

describe('a refusal', () => {
  test("shows the server's basket, and gives the reason", async () => {
    const tab = await openTab()
    const errors = [{ operation: 'update', kind: 'ItemUnvailable', variantId: 7 }]
    tab.respondWith({ status: 412, body: { kind: 'ItemUnvailable', errors, basket: tab.basketNow() } })
    tab.setQuantity(item, 5)
    await tab.pass(350)
    expect(shown(tab)).toEqual(['i7 1', 'i8 1'])
    expect(tab.$basket.get().notices).toEqual([{ kind: 'unavailable', name: item.product.name }])
  })

  test.each([
    [503, ['updateBasketItem i7 5'], []],
    [400, ['getBasket'], [{ kind: 'failed' }]],
  ])('with status %i', async (status, attempts, notices) => {
    const tab = await openTab()
    tab.respondWith({ status, body: { kind: 'upstream' } })
    tab.setQuantity(item, 5)
    await tab.pass(350)
    await tab.pass(1000)
    expect(tab.calls).toEqual(attempts)
    expect(tab.$basket.get().notices).toEqual(notices)
  })

  test('by an overloaded server delays the retry, whatever other changes are pending', async () => {
    const tab = await openTab()
    tab.respondWith({ status: 503, body: { kind: 'upstream' } })
    tab.setQuantity(item, 5)
    tab.setQuantity(other, 2)
    await tab.add({ variantId: 9, quantity: 1 })
    await tab.pass(999)
    expect(tab.calls).toEqual(['addItemsToBasket 9'])
    for (let turn = 0; turn < 2; turn += 1) await tab.pass(1)
    expect(tab.calls.slice(1)).toEqual(['updateBasketItem i7 5', 'updateBasketItem i8 2'])
  })

  test('that does not end drops the change', async () => {
    const tab = await openTab()
    const refused = { status: 503, body: { kind: 'upstream' } }
    tab.respondWith(refused, refused, refused)
    tab.setQuantity(item, 5)
    for (let second = 0; second < 10; second += 1) await tab.pass(1000)
    expect(shown(tab)).toEqual(['i7 1', 'i8 1'])
    expect(tab.$basket.get().notices).toEqual([{ kind: 'failed' }])
  })

  test('of a removal leaves nothing to undo: the line is still there', async () => {
    const tab = await openTab()
    const refused = { status: 503, body: { kind: 'upstream' } }
    tab.respondWith(refused, refused, refused)
    tab.remove([item])
    for (let second = 0; second < 10; second += 1) await tab.pass(1000)
    expect(tab.$basket.get().removed).toEqual([])
    await tab.undo()
    expect(shown(tab)).toEqual(['i7 1', 'i8 1'])
  })

  test('of a removal leaves the undo of a later one', async () => {
    const tab = await openTab()
    tab.respondWith({ status: 400, body: { kind: 'invalid' } })
    tab.remove([item])
    tab.remove([other])
    await tab.pass(350)
    expect(tab.$basket.get().removed).toEqual([other])
  })
})
