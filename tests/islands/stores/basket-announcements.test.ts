import { expect, test } from 'vitest'
import { anItem } from '#tests/support/basket-items.ts'
import { basketTab } from '#tests/support/basket-tab.ts'

const other = anItem('i8')

async function openTab() {
  const tab = basketTab([anItem('i7'), other])
  await tab.load(tab.basketNow())
  return tab
}

test('only what the shopper changes is announced', async () => {
  const tab = await openTab()
  await tab.refresh()
  await tab.cleanUpForCheckout()
  tab.applyRemote(tab.basketNow())
  expect(tab.announced).toEqual([])
  const before = tab.basketNow()
  await tab.add({ variantId: 9, quantity: 1 })
  const added = tab.basketNow()
  tab.remove([other])
  await tab.pass(350)
  expect(tab.announced).toEqual([
    { before, after: added, added: [{ variantId: 9, quantity: 1 }] },
    { before: added, after: tab.basketNow(), added: [] },
  ])
})
