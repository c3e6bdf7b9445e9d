import { expect, test } from 'vitest'
import { anItem } from '#tests/support/basket-items.ts'
import { basketTab, type Reply } from '#tests/support/basket-tab.ts'
import { currentLines } from '#islands/stores/basket-state.ts'

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

test('a basket with several callers is read once', async () => {
  const tab = basketTab([item])
  await Promise.all([tab.load(), tab.load()])
  await tab.load()
  expect([tab.calls, shown(tab)]).toEqual([['getBasket'], ['i7 1']])
})

test.each(['load', 'retry'] as const)(
  'what is added during a %s stays in the basket, also where the answer with the earlier one is late',
  async (read) => {
    const tab = basketTab([item])
    const late = Promise.withResolvers<Reply>()
    const body = { basket: tab.basketNow() }
    tab.respondWith(late.promise)
    const done = Promise.all([tab[read](), tab.add({ variantId: 8, quantity: 1 })])
    await tab.pass(0)
    late.resolve({ status: 200, body })
    await done
    expect(shown(tab)).toEqual(['i7 1', 'i8 1'])
  },
)

test("other tabs receive the server's answers, and theirs are applied", async () => {
  const tab = await openTab()
  tab.setQuantity(item, 2)
  await tab.pass(350)
  expect(tab.shared.map(({ items }) => items[0]?.quantity)).toEqual([2])
  tab.applyRemote({ ...tab.basketNow(), items: [] })
  expect(shown(tab)).toEqual([])
  expect(tab.shared).toHaveLength(1)
})

test('a tab in another language reads its basket again where the goods differ, and only then', async () => {
  const tab = await openTab()
  tab.refreshIfOther(tab.basketNow())
  await tab.pass(0)
  expect(tab.calls).toEqual([])
  tab.changeOutside([anItem('i7', { quantity: 3 })])
  tab.refreshIfOther(tab.basketNow())
  await tab.pass(0)
  expect([tab.calls, shown(tab)]).toEqual([['getBasket'], ['i7 3']])
  tab.refreshIfOther(tab.basketNow())
  await tab.pass(0)
  expect(tab.calls).toHaveLength(1)
})
