import { and, eq, inArray } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { VARIANTS } from '#i18n/variants.ts'
import { CHECKOUT_MIGRATIONS } from '#modules/checkout/checkout-drafts.ts'
import { CONFIGURATOR_MIGRATIONS } from '#modules/configurator/configurator-drafts.ts'
import { SHOP_MIGRATIONS } from '#shop-api/open-database.ts'
import { price } from '#shop-api/schema/product.ts'
import { configuratorShop } from '#tests/support/configurator.ts'
import { openEmbeddedCopy } from '#tests/support/embedded-copy.ts'
import { PAIR_PARTS, pairBuyer, PAIRS } from '#tests/support/pair-buyer.ts'
import { seedShop } from '#tests/support/seeded.ts'

/** Minor units: a pair of the frame and two parts stays below what is delivered free of charge. */
const CHEAP = 900
const FEE = 490

describe('the delivery of a pair of glasses that is worth less than what is always free', () => {
  const tables = [SHOP_MIGRATIONS, CHECKOUT_MIGRATIONS, CONFIGURATOR_MIGRATIONS]
  const shop = configuratorShop(() => openEmbeddedCopy({ fill: seedShop, tables }))
  const { server, db, renew, setFlag, full } = shop
  beforeAll(async () => {
    const parts = (await server().ctx.shop('de-de').rxProducts()).flatMap(({ variants = [] }) => variants)
    const ids = parts.filter(({ referenceKey }) => PAIR_PARTS.includes(referenceKey)).map(({ id }) => id)
    await db()
      .update(price)
      .set({ withTax: CHEAP })
      .where(and(eq(price.shopId, VARIANTS['de-de'].shopId), inArray(price.variantId, [full(), ...ids])))
    await renew()
  })

  test.each([
    [true, 'with values', 0],
    [true, 'whose values follow', 0],
    [true, 'without values', FEE],
    [false, 'with values', FEE],
    [false, 'whose values follow', FEE],
    [false, 'without values', FEE],
  ] as const)('free for glasses: %s; a pair %s is charged %i', async (isFree, kind, fee) => {
    await setFlag('freeRxShipping', isFree)
    const buyer = await pairBuyer(shop, PAIRS[kind])
    await buyer.answer()
    const { cost } = (await buyer.view()).basket
    // The other fee is refused: what is agreed has to be what is charged.
    await buyer.order(FEE - fee)
    await buyer.order(fee)
    const { appliedFees, withTax } = buyer.placed().cost
    expect(withTax - cost.withTax).toBe(fee)
    expect(appliedFees).toMatchObject(fee === 0 ? [] : [{ category: 'delivery', amount: { withTax: fee } }])
  })
})
