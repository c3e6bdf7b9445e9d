import type { PlaceOutcome } from '#domain/order/place-order.ts'
import { createCheckoutDrafts } from '#modules/checkout/checkout-drafts.ts'
import { handleCheckoutForm } from '#server/forms/checkout-form.ts'
import { loadCheckout } from '#server/loaders/checkout/checkout.ts'
import type { RequestScope } from '#server/request/request-scope.ts'
import { configuratorProcedures } from '#server/rpc/configurator.ts'
import { createCaller } from '#server/session/caller.ts'
import { ATTEMPT, GUEST } from './checkout-fixture.ts'
import { VALID_ANSWERS } from './checkout.ts'
import type { configuratorShop } from './configurator.ts'
import { formRequest } from './forms.ts'
import { SEEDED_AT } from './seeded.ts'

const URL_OF_FORM = new URL('http://localhost/de-de/checkout/')
const PLACE = { url: URL_OF_FORM, checkout: '/checkout/', basket: '/basket/', success: '/success/' }

/** What the lenses of the pairs below are made of. */
export const PAIR_PARTS = ['rx-single-vision', 'index_ch']

export const PAIRS = {
  'with values': {
    lensType: 'type_ei',
    parts: PAIR_PARTS,
    prescription: {
      right: { sphere: -2.25, pd: 32 },
      left: { sphere: -1.75, pd: 31.5 },
      use: 'far' as const,
    },
    affirmed: true,
  },
  'whose values follow': { lensType: 'type_ei', parts: PAIR_PARTS, valuesLater: true },
  'without values': { lensType: 'type_none', parts: [] },
}

let guests = 0

/** A guest with a pair in the basket, who orders it step by step without a script. */
export async function pairBuyer(
  { server, db, full }: Pick<ReturnType<typeof configuratorShop>, 'server' | 'db' | 'full'>,
  pair: object,
) {
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
  await configuratorProcedures.addConfigurationToBasket(scope, { variantId: full(), ...pair })
  const send = (fields: Record<string, string>) =>
    handleCheckoutForm(scope, customer, formRequest(URL_OF_FORM, fields), PLACE)

  async function view() {
    const loaded = await loadCheckout(scope, customer, new URLSearchParams())
    if (!loaded.ok) throw new Error('there is nothing to buy')
    return loaded.value
  }

  return {
    scope,
    view,
    /** The steps before the review. */
    async answer() {
      for (const step of ['address', 'delivery', 'payment']) await send({ step, ...VALID_ANSWERS })
    },
    /** Presses the order button below a sum with this fee, in minor units; where that leads. */
    async order(fee: number): Promise<string> {
      const { items, cost } = (await view()).basket
      const lines = items.map(({ key, quantity, price: { total } }) => ({
        key,
        quantity,
        withTax: total.withTax,
      }))
      const response = await send({
        step: 'review',
        values: 'yes',
        attempt: `${ATTEMPT}-${customer.id}-${fee}`,
        agreed: JSON.stringify({ total: cost.withTax + fee, lines }),
      })
      return response.headers.get('location') ?? String(response.status)
    },
    /** The one order that was placed. */
    placed() {
      const [placed, ...more] = outcomes.flatMap((outcome) =>
        outcome.kind === 'placed' ? [outcome.order] : [],
      )
      if (!placed || more.length > 0) throw new Error(`${JSON.stringify(outcomes)} is not one order`)
      return placed
    },
  }
}
