import { and, eq, inArray } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import type { PlaceOutcome } from '#domain/order/place-order.ts'
import { VARIANTS } from '#i18n/variants.ts'
import { CHECKOUT_MIGRATIONS, createCheckoutDrafts } from '#modules/checkout/checkout-drafts.ts'
import { CONFIGURATOR_MIGRATIONS } from '#modules/configurator/configurator-drafts.ts'
import { handleCheckoutForm } from '#server/forms/checkout-form.ts'
import { loadCheckout } from '#server/loaders/checkout/checkout.ts'
import type { RequestScope } from '#server/request/request-scope.ts'
import { configuratorProcedures } from '#server/rpc/configurator.ts'
import { createCaller } from '#server/session/caller.ts'
import { SHOP_MIGRATIONS } from '#shop-api/open-database.ts'
import { price } from '#shop-api/schema/product.ts'
import { ATTEMPT, GUEST } from '#tests/support/checkout-fixture.ts'
import { VALID_ANSWERS } from '#tests/support/checkout.ts'
import { configuratorShop } from '#tests/support/configurator.ts'
import { openEmbeddedCopy } from '#tests/support/embedded-copy.ts'
import { formRequest } from '#tests/support/forms.ts'
import { SEEDED_AT, seedShop } from '#tests/support/seeded.ts'

const URL_OF_FORM = new URL('http://localhost/de-de/checkout/')
const PLACE = { url: URL_OF_FORM, checkout: '/checkout/', basket: '/basket/', success: '/success/' }
const PARTS = ['rx-single-vision', 'index_ch']
/** Minor units: a pair of the frame and two parts stays below what is delivered free of charge. */
const CHEAP = 900
const FEE = 490

const PAIRS = {
  'with values': {
    lensType: 'type_ei',
    parts: PARTS,
    prescription: {
      right: { sphere: -2.25, pd: 32 },
      left: { sphere: -1.75, pd: 31.5 },
      use: 'far' as const,
    },
    affirmed: true,
  },
  'whose values follow': { lensType: 'type_ei', parts: PARTS, valuesLater: true },
  'without values': { lensType: 'type_none', parts: [] },
}

describe('the delivery of a pair of glasses that is worth less than what is always free', () => {
  const tables = [SHOP_MIGRATIONS, CHECKOUT_MIGRATIONS, CONFIGURATOR_MIGRATIONS]
  const { server, db, renew, setFlag, full } = configuratorShop(() =>
    openEmbeddedCopy({ fill: seedShop, tables }),
  )
  beforeAll(async () => {
    const parts = (await server().ctx.shop('de-de').rxProducts()).flatMap(({ variants = [] }) => variants)
    const ids = parts.filter(({ referenceKey }) => PARTS.includes(referenceKey)).map(({ id }) => id)
    await db()
      .update(price)
      .set({ withTax: CHEAP })
      .where(and(eq(price.shopId, VARIANTS['de-de'].shopId), inArray(price.variantId, [full(), ...ids])))
    await renew()
  })

  let guests = 0

  /** Orders a pair as a guest, step by step without a script; the fees of the order. */
  async function feesOf(pair: object) {
    const customer = { ...GUEST, id: `guest-${(guests += 1)}` }
    const { ctx } = server()
    const outcomes: PlaceOutcome[] = []
    const place: typeof ctx.orders.place = async (...order) => {
      const outcome = await ctx.orders.place(...order)
      outcomes.push(outcome)
      return outcome
    }
    const checkoutDrafts = createCheckoutDrafts(
      async () => db(),
      () => SEEDED_AT,
    )
    const session = { token: customer.id, customer }
    const scope: RequestScope = {
      ctx: { ...ctx, checkoutDrafts, orders: { ...ctx.orders, place } },
      variant: 'de-de',
      caller: createCaller(ctx.visitors, new Headers(), URL_OF_FORM, session),
    }
    const { addConfigurationToBasket } = configuratorProcedures
    await addConfigurationToBasket(scope, { variantId: full(), ...pair })
    const send = (fields: Record<string, string>) =>
      handleCheckoutForm(scope, customer, formRequest(URL_OF_FORM, fields), PLACE)
    for (const step of ['address', 'delivery', 'payment']) await send({ step, ...VALID_ANSWERS })
    const view = await loadCheckout(scope, customer, new URLSearchParams())
    if (!view.ok) throw new Error('there is nothing to buy')
    const { items, cost } = view.value.basket
    const lines = items.map(({ key, quantity, price: { total } }) => ({
      key,
      quantity,
      withTax: total.withTax,
    }))
    const review = async (fee: number) =>
      send({
        step: 'review',
        values: 'yes',
        attempt: `${ATTEMPT}-${customer.id}-${fee}`,
        agreed: JSON.stringify({ total: cost.withTax + fee, lines }),
      })
    // The other fee is refused: what is agreed has to be what is charged.
    await review(0)
    await review(FEE)
    const [placed, ...more] = outcomes.flatMap((outcome) =>
      outcome.kind === 'placed' ? [outcome.order] : [],
    )
    if (!placed || more.length > 0) throw new Error(`${JSON.stringify(outcomes)} is not one order`)
    const { appliedFees, withTax } = placed.cost
    return { fee: withTax - cost.withTax, applied: appliedFees }
  }

  test.each([
    [true, 'with values', 0],
    [true, 'whose values follow', 0],
    [true, 'without values', FEE],
    [false, 'with values', FEE],
    [false, 'whose values follow', FEE],
    [false, 'without values', FEE],
  ] as const)('free for glasses: %s; a pair %s is charged %i', async (isFree, kind, fee) => {
    await setFlag('freeRxShipping', isFree)
    const charged = await feesOf(PAIRS[kind])
    expect(charged.fee).toBe(fee)
    expect(charged.applied).toMatchObject(
      fee === 0 ? [] : [{ category: 'delivery', amount: { withTax: fee } }],
    )
  })
})
