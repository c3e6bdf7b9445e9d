import { expect, test } from 'vitest'
import { z } from 'zod'
import { BASKET } from '#contract/rpc/basket.ts'
import { basket as basketSchema } from '#contract/shop-api/basket.ts'
import type { Basket } from '#domain/basket/basket.ts'
import { sumOf } from '#domain/money/sum-of.ts'
import type { VariantCode } from '#i18n/variants.ts'
import { randomOf } from '#shop-api/seed/random.ts'
import { type AttackedShop, onAttackedShop } from '#tests/support/attacked-shop.ts'
import { expectSums } from '#tests/support/basket-sums.ts'
import { jsonText, MADE_UP, mutated, somePayload } from '#tests/support/hostile-payloads.ts'
import { fillShopWithPromotions } from '#tests/support/shop-promotions.ts'

const CALLS_OF_SEQUENCE = 12
/** 100 has a price for subscribers, 60 costs nothing, 220 are lenses for frames. */
const VARIANTS = [100, 100, 10, 20, 30, 31, 60, 70, 100, 110, 120, 200, 210, 220, 9999]
const NAMES = Object.keys(BASKET) as (keyof typeof BASKET)[]
/** The calls that fill baskets are more frequent, so that there is something to attack. */
const FILLING = [
  'addItemToBasket',
  'addItemsToBasket',
  'addItemToBasket',
  'updateBasketItem',
  'updatePromotions',
] as const
const SHOPS: VariantCode[] = ['de-de', 'de-de', 'pl-pl']
const FIELDS = 'items.product,items.variant,items.promotion'

type Browser = ReturnType<AttackedShop['browser']>
const basketOf = async ({ call }: Browser, shop: VariantCode): Promise<Basket> =>
  basketSchema.parse((await call('getBasket', { with: FIELDS }, shop)).body.basket)

/** Sends calls of the basket at random, with the ids of what the visitor has, and with some of what they do not have. */
async function attack(shop: AttackedShop, seed: string, codes: readonly string[]): Promise<Browser> {
  const random = randomOf(seed)
  const browser = shop.browser()
  const foreign = await basketOf(shop.browser(), 'de-de')
  let baskets = [foreign]
  for (let count = 0; count < CALLS_OF_SEQUENCE; count += 1) {
    const name = random.chance(0.3) ? random.pick(NAMES) : random.pick(FILLING)
    const itemKeys = ['none', ...baskets.flatMap(({ items }) => items.map(({ key }) => key))]
    const basketKeys = baskets.map(({ key }) => key)
    const valid = somePayload(
      z.toJSONSchema(BASKET[name].input, { io: 'input', unrepresentable: 'any' }),
      random,
      {
        variantId: VARIANTS,
        quantity: [1, 1, 2, 3, 50],
        itemKey: itemKeys,
        basketItemKey: itemKeys,
        itemId: itemKeys,
        fromBasketKey: basketKeys,
        toBasketKey: basketKeys,
        itemGroup: [null, null, ...MADE_UP.itemGroup],
        customData: MADE_UP.customData,
        promotionId: [null, ...PROMOTION_IDS],
        id: PROMOTION_IDS,
        code: codes,
        promotionCode: codes,
        with: [FIELDS],
      },
    )
    const sent = jsonText({ payload: random.chance(0.25) ? mutated(valid, random) : valid })
    const { status } = await browser.send(name, sent, random.pick(SHOPS))
    expect(status, `${seed}: ${name} ${sent.slice(0, 300)}`).toBeLessThan(500)
    baskets = [foreign, await basketOf(browser, 'de-de'), await basketOf(browser, 'pl-pl')]
  }
  return browser
}

const PROMOTION_IDS = ['a', 'b', 'five', 'each', 'sun', 'gift', 'unknown']

/** What a visitor pays who only puts the same into a basket. */
async function honest(shop: AttackedShop, { items }: Basket, variant: VariantCode): Promise<Basket> {
  const browser = shop.browser(variant)
  for (const item of items)
    await browser.call('addItemToBasket', { variantId: item.variant.id, quantity: item.quantity })
  return basketOf(browser, variant)
}

const linesOf = ({ items }: Basket) =>
  items.toSorted((one, other) => one.variant.id - other.variant.id || one.quantity - other.quantity)

/** The minor units that a share leaves over go to lines by their keys, so a line may differ by one. */
function expectSamePrices(basket: Basket, other: Basket): void {
  const [lines, others] = [linesOf(basket), linesOf(other)]
  const goods = (all: Basket['items']) => all.map(({ variant, quantity }) => [variant.id, quantity])
  expect([basket.cost.withTax, goods(lines)]).toEqual([other.cost.withTax, goods(others)])
  lines.forEach(({ price }, place) => {
    const difference = price.total.withTax - (others[place]?.price.total.withTax ?? 0)
    expect(Math.abs(difference)).toBeLessThanOrEqual(1)
  })
}

/** At most this much is taken off the pieces of a shop's price by a promotion. */
const MOST: Record<string, (lines: { pieces: number; price: number }[]) => number> = {
  a: (lines) => sumOf(lines.map(({ pieces, price }) => Math.ceil((pieces * price) / 10))),
  five: () => 500,
  each: (lines) => 500 * lines.length,
  sun: () => 500,
  gift: (lines) => Math.max(...lines.map(({ price }) => price)),
}
const CODES: Record<string, string> = { a: 'TEN', five: 'FIVE', each: 'EACH' }

/** A line costs what the catalogue says less what running promotions take off, each as far as it may. */
async function expectEarnedPrices({ ask }: AttackedShop, { items }: Basket): Promise<void> {
  const taken: Record<string, { off: number; lines: { pieces: number; price: number }[] }> = {}
  for (const { variant, quantity, price, promotions = [], customData } of items) {
    const { body } = await ask(`/v1/variants?ids=${variant.id}`)
    const { withTax } = variants.parse(body).entities[0]?.price ?? { withTax: 0 }
    const earned = price.total.appliedReductions.filter(({ promotionId }) => promotionId !== undefined)
    const off = sumOf(earned.map(({ amount }) => amount.absoluteWithTax))
    expect([price.total.withTax, customData]).toMatchObject([withTax * quantity - off, { shopId: 10_001 }])
    for (const { promotionId = '', amount } of earned) {
      const chosen = promotions.find(({ id }) => id === promotionId)
      expect([chosen?.isValid, chosen?.code]).toEqual([true, CODES[promotionId]])
      const others = taken[promotionId] ?? { off: 0, lines: [] }
      const lines = [...others.lines, { pieces: quantity, price: withTax }]
      taken[promotionId] = { off: others.off + amount.absoluteWithTax, lines }
    }
  }
  for (const [id, { off, lines }] of Object.entries(taken))
    expect(off, `by ${id}`).toBeLessThanOrEqual(MOST[id]?.(lines) ?? 0)
}

const variants = z.object({ entities: z.array(z.object({ price: z.object({ withTax: z.int() }) })) })

onAttackedShop((shop) => {
  const seeds = (name: string) => Array.from({ length: 8 }, (_, seed) => `${name} ${seed}`)

  test.each(seeds('without a code'))('%s, no call makes anything cheaper', async (seed) => {
    const browser = await attack(shop(), seed, ['WRONG', 'ten ten'])
    for (const variant of ['de-de', 'pl-pl'] as const) {
      const basket = await basketOf(browser, variant)
      expectSums(basket)
      expectSamePrices(basket, await honest(shop(), basket, variant))
    }
    expect(shop().faults()).toEqual([])
  })

  test.each(seeds('with codes'))('%s, promotions take off what they may', async (seed) => {
    const browser = await attack(shop(), seed, ['TEN', 'FIVE', 'EACH', 'WRONG'])
    const basket = await basketOf(browser, 'de-de')
    expectSums(basket)
    await expectEarnedPrices(shop(), basket)
    expect(shop().faults()).toEqual([])
  })
}, fillShopWithPromotions)
