import { expect, test } from 'vitest'
import type { BasketItem } from '#domain/basket/basket.ts'
import { giftHints } from '#domain/basket/gift-hint.ts'
import { priceBasket } from '#domain/basket/price-basket.ts'
import type { LineToPrice } from '#domain/basket/priced-line.ts'
import { anItem } from '#tests/support/basket-items.ts'
import { aDiscount, aGift, aLine, anAmountOff } from '#tests/support/promotions.ts'

const LEAST = 25_000
const cloth = aGift('cloth', [7], {
  priority: 3,
  customData: { giftConditions: { minQuantity: 2, minOrderValue: LEAST } },
})
const running = [cloth, aDiscount('autumn', 15), anAmountOff('voucher', 1234)]
const CHOSEN = [[], ['autumn'], ['voucher'], ['autumn', 'voucher']]

/** Baskets of one and of two lines, with pieces, promotions and something that cannot be had. */
const BASKETS: LineToPrice[][] = [1, 2, 3].flatMap((quantity) =>
  CHOSEN.flatMap((ids) => {
    const first = aLine('l1', { quantity, promotions: ids.map((id) => ({ id })) })
    return [
      [first],
      [first, aLine('l2')],
      [first, aLine('l2', { promotions: [{ id: 'autumn' }] })],
      [first, aLine('l3', { isAvailable: false })],
    ]
  }),
)

test('a gift is announced for what the sum lacks, and offered as soon as the basket gives it', () => {
  for (const lines of BASKETS) {
    const { lines: priced, cost, applicable } = priceBasket(lines, running, { currencyCode: 'EUR' })
    const items = lines.map((line, place): BasketItem => {
      const { price, promotions } = priced[place] ?? { price: undefined, promotions: [] }
      return anItem(`i${line.variantId}`, {
        quantity: line.quantity,
        promotions,
        ...(price && { price }),
        ...(line.isAvailable ? {} : { status: 'unavailable' }),
      })
    })
    const [hint] = giftHints(items, [cloth])
    const isOffered = applicable.some(({ itemId, promotion }) => itemId === null && promotion.id === cloth.id)
    expect([hint?.remaining.orderValue, hint?.isEarned]).toEqual([
      Math.max(0, LEAST - cost.withTax),
      isOffered,
    ])
  }
})
