import { describe, expect, test } from 'vitest'
import { settle } from '#server/rpc/settle-basket.ts'
import { aFrame, anItem, inGroup } from '#tests/support/basket-items.ts'
import { heldBasket } from '#tests/support/held-basket.ts'
import { aDiscount, aGift } from '#tests/support/promotions.ts'

describe('a basket is put right', () => {
  test('by nothing where nothing is wrong', async () => {
    const { held, asked, basket } = heldBasket({ items: [anItem('i1'), anItem('i2', { quantity: 9 })] })
    const given = basket()
    expect(await settle(held, given)).toEqual({ basket: given, removed: [], reduced: [] })
    expect(asked).toEqual([])
  })

  test('by taking out a group of which a part is gone, and naming it', async () => {
    const items = [
      anItem('i1', inGroup('g', true)),
      anItem('i2', { ...inGroup('g'), status: 'unavailable' }),
      anItem('i3'),
    ]
    const { held, basket, lines } = heldBasket({ items })
    const { removed } = await settle(held, basket())
    expect(removed).toEqual([{ name: 'Model 1', quantity: 1 }])
    expect(lines()).toEqual([['i3', 1]])
  })

  test('by making less what there is less of', async () => {
    const { held, basket, lines } = heldBasket({
      items: [anItem('i1', { quantity: 5, availableQuantity: 2 })],
    })
    const { reduced } = await settle(held, basket())
    expect(reduced).toEqual([{ operation: 'update', kind: 'ItemAddedWithReducedQuantity', variantId: 1 }])
    expect(lines()).toEqual([['i1', 2]])
  })

  test('by leaving one of a frame', async () => {
    const { held, basket, lines } = heldBasket({ items: [anItem('i1', { quantity: 3, product: aFrame })] })
    await settle(held, basket())
    expect(lines()).toEqual([['i1', 1]])
  })

  test('by leaving one of a frame of which there are two', async () => {
    const frames = anItem('i1', { quantity: 3, availableQuantity: 2, product: aFrame })
    const { held, basket, lines } = heldBasket({ items: [frames] })
    await settle(held, basket())
    expect(lines()).toEqual([['i1', 1]])
  })

  test('by taking out a gift that is earned no more', async () => {
    const gift = anItem('i1', { customData: { origin: 'gift' } })
    const { held, basket, lines } = heldBasket({ items: [gift, anItem('i2')] })
    const { name } = gift.product
    expect((await settle(held, basket())).removed).toEqual([{ name, quantity: 1, isGift: true }])
    expect(lines()).toEqual([['i2', 1]])
  })

  test('by every promotion that applies, the best first', async () => {
    const offers = [aDiscount('late', 5, { priority: 2 }), aDiscount('early', 10, { priority: 1 })]
    const { held, asked, basket } = heldBasket({
      items: [anItem('i1')],
      applicable: ([item]) =>
        offers
          .filter(({ id }) => !item?.promotions?.some((each) => each.id === id))
          .map((promotion) => ({ itemId: 'i1', promotion })),
    })
    await settle(held, basket())
    expect(asked).toEqual(['promote i1 early', 'promote i1 early+late'])
  })

  test('by a discount on all its items at once', async () => {
    const { held, asked, basket } = heldBasket({
      items: [anItem('i1'), anItem('i2')],
      applicable: (items) =>
        items
          .filter(({ promotions = [] }) => promotions.length === 0)
          .map(({ key }) => ({ itemId: key, promotion: aDiscount('p', 10) })),
    })
    const { setPromotions } = held.baskets
    held.baskets.setPromotions = (...call) => {
      asked.push('ask')
      return setPromotions(...call)
    }
    await settle(held, basket())
    expect(asked).toEqual(['ask', 'promote i1 p', 'promote i2 p'])
  })

  test('but not by a gift: that is chosen', async () => {
    const applicable = () => [{ itemId: null, promotion: aGift('g', [7]) }]
    const { held, asked, basket } = heldBasket({ items: [anItem('i1')], applicable })
    await settle(held, basket())
    expect(asked).toEqual([])
  })

  test('and comes to an end where a promotion never takes', async () => {
    const applicable = () => [{ itemId: 'i1', promotion: aDiscount('p', 10) }]
    const { held, asked, basket } = heldBasket({ items: [anItem('i1')], applicable })
    await settle(held, basket())
    expect(asked.length).toBeLessThan(10)
  })
})
