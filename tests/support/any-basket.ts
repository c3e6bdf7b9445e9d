import type { LineToPrice } from '#domain/basket/priced-line.ts'
import { minor, type Price } from '#domain/money/price.ts'
import { reducePrice } from '#domain/money/reduce.ts'
import { includedVat } from '#domain/money/reduction.ts'
import type { Promotion } from '#domain/promotion/promotion.ts'
import type { Random } from '#shop-api/seed/random.ts'
import { aPrice } from './goods.ts'
import { aDiscount, aGift, aLine, anAmountOff, forBasket, forItems } from './promotions.ts'

const RATES = [0.19, 0.07, 0.026]
const CODES = ['TEN', 'FIVE']

/** Some prices are reduced by a campaign already. */
function somePrice(random: Random): Price {
  const withTax = minor(random.pick([0, 1, 3, 400, random.int(1, 30_000)]))
  const rate = random.pick(RATES)
  const amount = includedVat(withTax, rate)
  const price = aPrice(withTax, { withoutTax: minor(withTax - amount), tax: { vat: { amount, rate } } })
  return random.chance(0.3)
    ? reducePrice(price, { type: 'relative', value: 15 }, { category: 'campaign' })
    : price
}

/** A discount in percent, an amount off or a gift, with or without condition and code. */
export function somePromotion(random: Random, place: number): Promotion {
  const rest = {
    priority: random.int(1, 3),
    ...(random.chance(0.3) && { code: random.pick(CODES) }),
    conditions: random.pick([
      [],
      [forItems(`item.category in ${random.int(0, 2)}`)],
      [forBasket(`basket.quantity >= ${random.int(0, 6)}`)],
      [forBasket(`basket.total >= ${random.int(0, 40_000)}`)],
      [forItems(`item.quantity >= ${random.int(1, 3)}`)],
    ]),
  }
  const id = `p${place}`
  const gift = { maxCount: random.int(0, 3), discountValue: random.pick([100, 50]) }
  return random.pick([
    { ...anAmountOff(id, random.int(0, 20_000), random.pick(['order', 'line'])), ...rest },
    aDiscount(id, random.int(0, 120), rest),
    aGift(id, [random.int(0, 6), random.int(0, 6)], rest, gift),
  ])
}

/** Lines choose anything, with and without the right code: nothing that a browser sends is trusted. */
export function someLines(random: Random, running: readonly Promotion[]): LineToPrice[] {
  return Array.from({ length: random.int(1, 7) }, (_, place) =>
    aLine(`l${place}`, {
      quantity: random.pick([1, 1, 2, 3, 20]),
      unit: somePrice(random),
      isAvailable: random.chance(0.9),
      categoryIds: [random.int(0, 2)],
      promotions: [...running.map(({ id }) => id), 'unknown']
        .filter(() => random.chance(0.6))
        .map((id) => ({ id, ...(random.chance(0.7) && { code: random.pick([...CODES, 'WRONG']) }) })),
    }),
  )
}
