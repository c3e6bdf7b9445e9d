import { expect, test } from 'vitest'
import type { LineToPrice } from '#domain/basket/priced-line.ts'
import { priceBasket } from '#domain/basket/price-basket.ts'
import { applicationKey, nextApplication, withPromotion } from '#domain/promotion/next-application.ts'
import type { Promotion } from '#domain/promotion/promotion.ts'
import { randomOf } from '#shop-api/seed/random.ts'
import { aPrice } from '#tests/support/goods.ts'
import { aDiscount, aGift, aLine, forBasket, forItems } from '#tests/support/promotions.ts'

function someLines(below: (limit: number) => number): LineToPrice[] {
  return Array.from({ length: below(6) }, (_, place) =>
    aLine(`l${place}`, {
      quantity: 1 + below(3),
      unit: aPrice(below(20_000)),
      isAvailable: below(5) > 0,
      categoryIds: [below(3)],
    }),
  )
}

function somePromotions(below: (limit: number) => number): Promotion[] {
  return Array.from({ length: below(7) }, (_, place) => {
    const rest = {
      priority: below(4),
      conditions:
        [
          [],
          [forItems(`item.category in ${below(3)}`)],
          [forBasket(`basket.quantity >= ${below(5)}`)],
          [forBasket(`basket.total >= ${below(40_000)}`)],
        ][below(4)] ?? [],
    }
    return below(3) === 0
      ? aGift(`p${place}`, [below(6), below(6)], rest, { maxCount: 1 + below(2) })
      : aDiscount(`p${place}`, below(120), rest)
  })
}

/** What a shop does after each change of a basket; returns the costs after each step. */
function round(start: LineToPrice[], running: Promotion[]) {
  const tried = new Set<string>()
  let lines = start
  let priced = priceBasket(lines, running, { currencyCode: 'EUR' })
  const costs: number[] = [priced.cost.withTax]
  for (;;) {
    const next = nextApplication(priced.applicable, tried)
    if (!next) return { priced, costs }
    tried.add(applicationKey(next))
    lines = lines.map((line) =>
      line.key === next.itemId
        ? { ...line, promotions: withPromotion(line.promotions, next.promotion) }
        : line,
    )
    priced = priceBasket(lines, running, { currencyCode: 'EUR' })
    costs.push(priced.cost.withTax)
  }
}

test('in any basket the round ends when none applies, after at most one application for each item and promotion', () => {
  for (let seed = 1; seed <= 1000; seed += 1) {
    const random = randomOf(`basket ${seed}`)
    const below = (limit: number) => random.int(0, limit - 1)
    const [lines, running] = [someLines(below), somePromotions(below)]
    const { priced, costs } = round(lines, running)
    expect(costs.length - 1).toBeLessThanOrEqual(lines.length * running.length)
    expect(priced.applicable.filter(({ itemId }) => itemId !== null)).toEqual([])
    expect(Math.min(...costs)).toBeGreaterThanOrEqual(0)
    expect(priced.cost.withTax).toBe(priced.cost.withoutTax + priced.cost.tax.vat.amount)
  }
})
