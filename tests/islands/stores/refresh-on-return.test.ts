import { expect, test } from 'vitest'
import { refreshOnReturn } from '#islands/stores/refresh-on-return.ts'
import { anItem } from '#tests/support/basket-items.ts'
import { basketTab } from '#tests/support/basket-tab.ts'

const shown = (persisted: boolean) => Object.assign(new Event('pageshow'), { persisted })

test.each([
  ['a restored page reads its basket again', true, true, ['getBasket']],
  ['a restored page without a basket reads nothing', false, true, []],
  ['a page that was loaded has its basket', true, false, []],
] as const)('%s', async (_, isKnown, persisted, calls) => {
  const page = new EventTarget()
  const tab = basketTab([anItem('i7')])
  if (isKnown) await tab.load(tab.basketNow())
  refreshOnReturn(page, tab)
  page.dispatchEvent(shown(persisted))
  await tab.pass(0)
  expect(tab.calls).toEqual(calls)
})
