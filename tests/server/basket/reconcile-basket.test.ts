import { describe, expect, test } from 'vitest'
import { reconcileBasket } from '#server/basket/reconcile-basket.ts'
import { aFrame, anItem, inGroup } from '#tests/support/basket-items.ts'
import { fakeBasket } from '#tests/support/fake-basket.ts'
import { aDiscount, aGift } from '#tests/support/promotions.ts'

const KEEP = async () => null
const TERMS = { country: 'DE', flags: { subscription: true, zeroCostFrames: true } }

describe('a basket is reconciled', () => {
  test('without changes if nothing is wrong', async () => {
    const { handle, calls, basket } = fakeBasket({ items: [anItem('i1'), anItem('i2', { quantity: 9 })] })
    const given = basket()
    expect(await reconcileBasket(handle, given, TERMS, KEEP)).toEqual({
      basket: given,
      removed: [],
      reduced: [],
    })
    expect(calls).toEqual([])
  })

  test('by removing a group of which a part is unavailable, with a notice', async () => {
    const items = [
      anItem('i1', inGroup('g', true)),
      anItem('i2', { ...inGroup('g'), status: 'unavailable' }),
      anItem('i3'),
    ]
    const { handle, basket, lines } = fakeBasket({ items })
    const { removed } = await reconcileBasket(handle, basket(), TERMS, KEEP)
    expect(removed).toEqual([{ name: 'Model 1', quantity: 1 }])
    expect(lines()).toEqual([['i3', 1]])
  })

  test('by removing a group once it is stored where it can be continued', async () => {
    const items = [anItem('i1', inGroup('g', true)), anItem('i2', { ...inGroup('g'), status: 'unavailable' })]
    const { handle, basket, lines } = fakeBasket({ items })
    const kept: unknown[] = []
    const { removed } = await reconcileBasket(handle, basket(), TERMS, async (group) => {
      kept.push([group.map(({ key }) => key), lines().length])
      return '/p/model-1/?configure=summary'
    })
    expect(removed).toEqual([{ name: 'Model 1', quantity: 1, path: '/p/model-1/?configure=summary' }])
    expect(kept).toEqual([[['i1', 'i2'], 2]])
  })

  test('by reducing a quantity to the stock', async () => {
    const { handle, basket, lines } = fakeBasket({
      items: [anItem('i1', { quantity: 5, availableQuantity: 2 })],
    })
    const { reduced } = await reconcileBasket(handle, basket(), TERMS, KEEP)
    expect(reduced).toEqual([{ operation: 'update', kind: 'ItemAddedWithReducedQuantity', variantId: 1 }])
    expect(lines()).toEqual([['i1', 2]])
  })

  test('by leaving one of a frame', async () => {
    const { handle, basket, lines } = fakeBasket({ items: [anItem('i1', { quantity: 3, product: aFrame })] })
    await reconcileBasket(handle, basket(), TERMS, KEEP)
    expect(lines()).toEqual([['i1', 1]])
  })

  test('by leaving one of a frame of which there are two', async () => {
    const frames = anItem('i1', { quantity: 3, availableQuantity: 2, product: aFrame })
    const { handle, basket, lines } = fakeBasket({ items: [frames] })
    await reconcileBasket(handle, basket(), TERMS, KEEP)
    expect(lines()).toEqual([['i1', 1]])
  })

  test('by its usual price if it has not earned another', async () => {
    const item = anItem('i1', { customData: { pricePromotionKey: 'subscription', shopId: 10001 } })
    const { handle, basket } = fakeBasket({ items: [item] })
    await reconcileBasket(handle, basket(), TERMS, KEEP)
    expect(basket().items).toMatchObject([{ key: 'i1', customData: { shopId: 10001 } }])
    expect(basket().items[0]?.customData).not.toHaveProperty('pricePromotionKey')
  })

  test('by removing a gift that is no longer earned', async () => {
    const gift = anItem('i1', { customData: { origin: 'gift' } })
    const { handle, basket, lines } = fakeBasket({ items: [gift, anItem('i2')] })
    const { name } = gift.product
    expect((await reconcileBasket(handle, basket(), TERMS, KEEP)).removed).toEqual([
      { name, quantity: 1, isGift: true },
    ])
    expect(lines()).toEqual([['i2', 1]])
  })

  test('by every promotion that applies, the best first', async () => {
    const offers = [aDiscount('late', 5, { priority: 2 }), aDiscount('early', 10, { priority: 1 })]
    const { handle, calls, basket } = fakeBasket({
      items: [anItem('i1')],
      applicable: ([item]) =>
        offers
          .filter(({ id }) => !item?.promotions?.some((each) => each.id === id))
          .map((promotion) => ({ itemId: 'i1', promotion })),
    })
    await reconcileBasket(handle, basket(), TERMS, KEEP)
    expect(calls).toEqual(['promote i1 early', 'promote i1 early+late'])
  })

  test('by a discount on all its items at once', async () => {
    const { handle, calls, basket } = fakeBasket({
      items: [anItem('i1'), anItem('i2')],
      applicable: (items) =>
        items
          .filter(({ promotions = [] }) => promotions.length === 0)
          .map(({ key }) => ({ itemId: key, promotion: aDiscount('p', 10) })),
    })
    const { setPromotions } = handle.baskets
    handle.baskets.setPromotions = (...call) => {
      calls.push('ask')
      return setPromotions(...call)
    }
    await reconcileBasket(handle, basket(), TERMS, KEEP)
    expect(calls).toEqual(['ask', 'promote i1 p', 'promote i2 p'])
  })

  test('but not by a gift, which is selected by the customer', async () => {
    const applicable = () => [{ itemId: null, promotion: aGift('g', [7]) }]
    const { handle, calls, basket } = fakeBasket({ items: [anItem('i1')], applicable })
    await reconcileBasket(handle, basket(), TERMS, KEEP)
    expect(calls).toEqual([])
  })

  test('and ends even if a promotion is never applied', async () => {
    const applicable = () => [{ itemId: 'i1', promotion: aDiscount('p', 10) }]
    const { handle, calls, basket } = fakeBasket({ items: [anItem('i1')], applicable })
    await reconcileBasket(handle, basket(), TERMS, KEEP)
    expect(calls.length).toBeLessThan(10)
  })
})
