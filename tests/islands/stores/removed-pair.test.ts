import { describe, expect, test } from 'vitest'
import { currentLines } from '#islands/stores/basket-state.ts'
import { anItem, inGroup } from '#tests/support/basket-items.ts'
import { basketTab } from '#tests/support/basket-tab.ts'

describe('the removal of a whole group', () => {
  const group = [anItem('i1', inGroup('g', true)), anItem('i2', inGroup('g'))]
  const openTab = async () => {
    const tab = basketTab(group)
    await tab.load(tab.basketNow())
    return tab
  }
  const shown = ({ $basket, basketNow }: Awaited<ReturnType<typeof openTab>>) =>
    currentLines($basket.get(), $basket.get().basket ?? basketNow()).map(
      ({ key, quantity }) => `${key} ${quantity}`,
    )
  const removals = ['removeItemFromBasket i1', 'removeItemFromBasket i2']

  test('is undone before anything is written', async () => {
    const tab = await openTab()
    tab.remove(group)
    expect([shown(tab), tab.$basket.get().removed]).toEqual([[], group])
    await tab.undo()
    await tab.pass(1000)
    expect([shown(tab), tab.calls]).toEqual([['i1 1', 'i2 1'], []])
  })

  test('is undone by the server once it is written: no browser puts a group together', async () => {
    const tab = await openTab()
    tab.remove(group)
    await tab.pass(350)
    await tab.pass(0)
    await tab.undo()
    expect(tab.calls).toEqual([...removals, 'restorePairToBasket g'])
    expect(tab.$basket.get().removed).toEqual([])
  })

  test('is restored where a response was lost, and can be undone again without a network', async () => {
    const tab = await openTab()
    tab.remove(group)
    await tab.pass(350)
    await tab.pass(0)
    tab.respondWith('offline', 'offline')
    await tab.undo()
    expect(tab.$basket.get()).toMatchObject({ notices: [{ kind: 'not-added' }], removed: group })
    tab.respondWith('lost')
    await tab.undo()
    expect(tab.calls).toEqual([...removals, 'restorePairToBasket g', 'restorePairToBasket g'])
  })
})
