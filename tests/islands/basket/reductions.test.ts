import { expect, test } from 'vitest'
import { emptyBasket } from '#domain/basket/empty-basket.ts'
import { minor, type Reduction } from '#domain/money/price.ts'
import { goodsValue, reductionLines } from '#islands/basket/reductions.ts'
import { anItem } from '#tests/support/basket-items.ts'
import { aDiscount } from '#tests/support/promotions.ts'

const off = (category: Reduction['category'], amount: number, promotionId?: string): Reduction => ({
  category,
  type: 'absolute',
  amount: { relative: 0, absoluteWithTax: minor(amount) },
  ...(promotionId !== undefined && { promotionId }),
})

const having = anItem('i1', {
  promotions: ['chosen', 'a', 'b'].map((id) => ({
    ...aDiscount(id, 10),
    isValid: true,
    failedConditions: [],
  })),
})

test.each([
  [[], []],
  [[off('sale', 300), off('campaign', 200)], []],
  [[off('automatic_discount', 300, 'a'), off('automatic_discount', 200, 'a')], [500]],
  [
    [off('automatic_discount', 300, 'a'), off('buy_x_get_y', 200, 'b')],
    [300, 200],
  ],
  [[off('voucher', 0)], []],
  [[off('voucher', 300)], [300]],
  [[off('automatic_discount', 300, 'of the price'), off('buy_x_get_y', 200, 'of the price')], []],
  [[off('promotion', 300, 'chosen'), off('promotion', 200, 'of the price')], [300]],
])('%j takes off %j', (appliedReductions, amounts) => {
  const { cost } = emptyBasket('EUR')
  const lines = reductionLines({ cost: { ...cost, appliedReductions }, items: [having] })
  expect(lines.map(({ amount }) => amount)).toEqual(amounts)
  expect(goodsValue(cost, lines)).toBe(amounts.reduce((sum: number, amount) => sum + amount, 0))
})
