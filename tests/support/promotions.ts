import type { LineToPrice } from '#domain/basket/priced-line.ts'
import type { Promotion, PromotionCondition } from '#domain/promotion/promotion.ts'
import { aPrice } from '#tests/support/goods.ts'

/** A line of one piece for 100.00 in category 1, with the number in its key as its variant: "l7" has variant 7. */
export const aLine = (key: string, rest: Partial<LineToPrice> = {}): LineToPrice => ({
  key,
  variantId: Number(key.slice(1)),
  quantity: 1,
  unit: aPrice(10000),
  isAvailable: true,
  categoryIds: [1],
  promotions: [],
  ...rest,
})

const running = (id: string, rest: Partial<Promotion>): Omit<Promotion, 'effect'> => ({
  id,
  name: id,
  schedule: { from: '2026-01-01T00:00:00Z', to: '2027-01-01T00:00:00Z' },
  isActive: true,
  priority: 1,
  conditions: [],
  customData: {},
  ...rest,
})

/** Takes whole percent off every line. */
export const aDiscount = (id: string, percent: number, rest: Partial<Promotion> = {}): Promotion => ({
  ...running(id, rest),
  effect: { type: 'automatic_discount', additionalData: { type: 'relative', value: percent } },
  ...rest,
})

/** Takes minor units off: once for the order, unless it says otherwise. */
export const anAmountOff = (id: string, value: number, appliesTo?: 'order' | 'line'): Promotion =>
  aDiscount(id, 0, {
    effect: {
      type: 'automatic_discount',
      additionalData: { type: 'absolute', value, ...(appliesTo && { appliesTo }) },
    },
  })

/** Gives away one piece of one of the variants. */
export const aGift = (
  id: string,
  variantIds: number[],
  rest: Partial<Promotion> = {},
  more: Record<string, unknown> = {},
): Promotion => ({
  ...running(id, rest),
  effect: { type: 'buy_x_get_y', additionalData: { variantIds, ...more } },
})

export const forItems = (condition: string): PromotionCondition => ({
  level: 'item',
  key: condition,
  condition,
})
export const forBasket = (condition: string): PromotionCondition => ({
  level: 'global',
  key: condition,
  condition,
})
