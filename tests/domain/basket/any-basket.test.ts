import { expect, test } from 'vitest'
import { giftHints } from '#domain/basket/gift-hint.ts'
import { priceBasket } from '#domain/basket/price-basket.ts'
import { minor, type Price, type Reduction } from '#domain/money/price.ts'
import { sumOf } from '#domain/money/sum-of.ts'
import { taxByRate } from '#domain/money/sum.ts'
import { orderCost } from '#domain/order/order-cost.ts'
import { giftOf } from '#domain/promotion/gift.ts'
import { randomOf } from '#shop-api/seed/random.ts'
import { anItem } from '#tests/support/basket-items.ts'
import { aPrice, aVariant } from '#tests/support/goods.ts'
import { someLines, somePromotion } from '#tests/support/any-basket.ts'
import { aGift, aLine } from '#tests/support/promotions.ts'

const baskets = Array.from({ length: 1500 }, (_, seed) => {
  const random = randomOf(`any basket ${seed}`)
  const running = Array.from({ length: random.int(0, 5) }, (_each, place) => somePromotion(random, place))
  const lines = someLines(random, running)
  return { lines, running, priced: priceBasket(lines, running, { currencyCode: 'EUR' }) }
})

type Basket = (typeof baskets)[number]
const linesOf = ({ lines, priced }: Basket) =>
  priced.lines.map((found, place) => ({ ...found, line: lines[place] ?? aLine('l0') }))
const off = (reductions: readonly Reduction[], promotionId?: string) =>
  sumOf(
    reductions
      .filter((each) => promotionId === undefined || each.promotionId === promotionId)
      .map(({ amount }) => amount.absoluteWithTax),
  )
const isWhole = ({ withTax, withoutTax, tax }: Pick<Price, 'withTax' | 'withoutTax' | 'tax'>) =>
  withTax === withoutTax + tax.vat.amount

test('no line, no tax and no total is negative, and each price is its net price and its tax', () => {
  for (const basket of baskets) {
    const prices = [...linesOf(basket).flatMap(({ price }) => [price.unit, price.total]), basket.priced.cost]
    for (const price of prices) {
      expect(Math.min(price.withTax, price.withoutTax, price.tax.vat.amount)).toBeGreaterThanOrEqual(0)
      expect(isWhole(price)).toBe(true)
    }
  }
})

test('the lines add up to the total, and the taxes of all rates to its tax', () => {
  for (const { lines, priced } of baskets) {
    const totals = priced.lines
      .filter((_, place) => lines[place]?.isAvailable)
      .map(({ price }) => price.total)
    expect(priced.cost.withTax).toBe(sumOf(totals.map(({ withTax }) => withTax)))
    expect(priced.cost.tax.vat.amount).toBe(sumOf(taxByRate(totals).map(({ amount }) => amount)))
    expect(off(priced.cost.appliedReductions)).toBe(
      sumOf(totals.map((total) => off(total.appliedReductions))),
    )
  }
})

test('a line costs the price of the shop less what its reductions name', () => {
  for (const basket of baskets)
    for (const { line, price } of linesOf(basket)) {
      const shop = (line.unit.withTax + off(line.unit.appliedReductions)) * line.quantity
      expect(price.total.withTax).toBe(shop - off(price.total.appliedReductions))
      expect(price.unit.withTax).toBeLessThanOrEqual(line.unit.withTax)
    }
})

test('an amount is taken off once for the order, or once for each line', () => {
  for (const { lines, running, priced } of baskets)
    for (const { id, effect } of running) {
      if (effect.type !== 'automatic_discount' || effect.additionalData.type !== 'absolute') continue
      const { value, appliesTo } = effect.additionalData
      const most = appliesTo === 'line' ? value * lines.length : value
      expect(off(priced.cost.appliedReductions, id)).toBeLessThanOrEqual(most)
    }
})

test('only what is running, chosen and opened by its code reduces', () => {
  for (const basket of baskets)
    for (const { line, price, promotions } of linesOf(basket)) {
      const reduced = price.total.appliedReductions.flatMap(({ promotionId }) => promotionId ?? [])
      const valid = promotions.filter(({ isValid }) => isValid)
      const opened = valid.filter(({ id, code }) =>
        line.promotions.some((each) => each.id === id && (code === undefined || each.code === code)),
      )
      expect(opened).toEqual(valid)
      expect(reduced.filter((id) => valid.every((each) => each.id !== id))).toEqual([])
    }
})

test('gifts are worth their whole price, and no more pieces than the promotion gives', () => {
  for (const basket of baskets)
    for (const gift of basket.running.filter((each) => giftOf(each))) {
      const { maxCount = 0, discount = { value: 0 } } = giftOf(gift) ?? {}
      const pieces = linesOf(basket).map(({ line, price }) => {
        const given = off(price.total.appliedReductions, gift.id)
        const each = Math.round((line.unit.withTax * discount.value) / 100)
        expect(each === 0 ? given : given % each).toBe(0)
        return each === 0 ? 0 : given / each
      })
      expect(sumOf(pieces)).toBeLessThanOrEqual(maxCount)
    }
})

test('a hint counts what the prices count', () => {
  for (const { lines, running, priced } of baskets) {
    const items = priced.lines.map(({ key, price, promotions }, place) => {
      const { variantId = 0, quantity = 0, unit = aPrice(0), isAvailable = false } = lines[place] ?? {}
      const variant = aVariant(variantId, { price: unit })
      const status = isAvailable ? ('available' as const) : ('unavailable' as const)
      return anItem(key, { quantity, variant, price, promotions, status })
    })
    const gift = aGift('hint', [99], {
      customData: { giftConditions: { minOrderValue: 1e9, minQuantity: 1e3 } },
    })
    const given = priceBasket(lines, [...running, gift], { currencyCode: 'EUR' })
    const [hint] = giftHints(items, [gift])
    const paid = sumOf(
      items.map(({ price, promotions, variant, status }) => {
        const free = promotions?.find((each) => each.isValid && giftOf(each))
        const value = free ? (giftOf(free)?.discount.value ?? 0) : 0
        const each = Math.round((variant.price.withTax * value) / 100)
        const count = free && each > 0 ? off(price.total.appliedReductions, free.id) / each : 0
        return status === 'available' ? price.total.withTax - count * (variant.price.withTax - each) : 0
      }),
    )
    expect(given.cost).toEqual(priced.cost)
    expect(1e9 - (hint?.remaining.orderValue ?? 0)).toBe(paid)
  }
})

test('nothing depends on the order of the lines', () => {
  for (const { lines, running, priced } of baskets) {
    const other = priceBasket(lines.toReversed(), running, { currencyCode: 'EUR' })
    expect(other.lines.toReversed()).toEqual(priced.lines)
    expect({ ...other.cost, appliedReductions: [] }).toEqual({ ...priced.cost, appliedReductions: [] })
    expect(new Set(other.cost.appliedReductions)).toEqual(new Set(priced.cost.appliedReductions))
  }
})

test('an order costs its lines and its fees, with the tax of each rate', () => {
  for (const { priced } of baskets) {
    const items = priced.lines.map(({ key, price }) => anItem(key, { price }))
    const cost = priceBasket([], [], { currencyCode: 'EUR' }).cost
    const fee = { category: 'delivery', key: 'DHL', amount: { withTax: minor(499) } } as const
    const order = orderCost({ key: 'b', currencyCode: 'EUR', items, packages: [], cost }, [fee])
    const totals = items.map(({ price }) => price.total.withTax)
    expect(order.withTax).toBe(sumOf([...totals, 499]))
    expect(isWhole(order)).toBe(true)
    expect(sumOf(order.taxes.map(({ amount }) => amount))).toBe(order.tax.vat.amount)
  }
})
