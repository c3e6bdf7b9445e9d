import { sql } from 'drizzle-orm'
import { afterAll, beforeAll } from 'vitest'
import type { Customer } from '#domain/customer/customer.ts'
import type { Order } from '#domain/order/order.ts'
import type { PlaceOrder, PlaceOutcome } from '#domain/order/place-order.ts'
import { CHECKOUT_MIGRATIONS, createCheckoutDrafts } from '#modules/checkout/checkout-drafts.ts'
import { handleCheckoutForm } from '#server/forms/checkout-form.ts'
import { loadCheckout } from '#server/loaders/checkout/checkout.ts'
import { basketProcedures } from '#server/rpc/basket.ts'
import type { RequestScope } from '#server/request/request-scope.ts'
import { createCaller } from '#server/session/caller.ts'
import type { Database } from '#shop-api/open-database.ts'
import { openEmbeddedCopy } from '#tests/support/embedded-copy.ts'
import { VALID_ANSWERS } from './checkout.ts'
import { testContext } from './test-server.ts'
import { testShopApi } from './shopper.ts'

export const GUEST: Customer = {
  id: 'guest',
  email: 'johanna@posteo.example',
  newEmail: null,
  firstName: 'Johanna',
  lastName: 'Petersen',
  gender: 'n',
  title: null,
  phone: null,
  birthDate: null,
  isGuest: true,
  isVerified: false,
}

/** The key of an attempt. */
export const ATTEMPT = 'a-try-of-enough-signs'

const PLACE = { checkout: '/checkout/', basket: '/basket/', success: '/success/' }
const URL_OF_FORM = new URL('http://localhost/de-de/checkout/')

/** A checkout for the shoppers of one test file: records the placed orders and responds with `outcome`. */
export function checkoutFixture(fill?: Parameters<typeof testShopApi>[0]) {
  const api = testShopApi(fill)
  let database: Database
  beforeAll(async () => void (database = await openEmbeddedCopy({ tables: [CHECKOUT_MIGRATIONS] })))
  afterAll(() => database.close())

  const placed: PlaceOrder[] = []
  const counter = {
    placed,
    outcome: { kind: 'empty' } as PlaceOutcome | Error,
    /** The earlier orders of customers. */
    previousOrders: (): { orders: Order[]; total: number } => ({ orders: [], total: 0 }),
  }

  let guests = 0

  async function shopper(isFilled = true, customer?: Customer): Promise<RequestScope> {
    const { ctx } = testContext({ shopApi: api.answer, timeout: 10_000, limits: { visitor: 30 } })
    const checkoutDrafts = createCheckoutDrafts(
      async () => database.db,
      () => new Date(),
    )
    const place = async (request: PlaceOrder) => {
      placed.push(request)
      if (counter.outcome instanceof Error) throw counter.outcome
      return counter.outcome
    }
    const own = customer ?? { ...GUEST, id: `guest-${(guests += 1)}` }
    const session = { token: own.id, customer: own }
    const caller = createCaller(ctx.visitors, new Headers(), new URL('http://localhost/'), session)
    const byCustomer = async () => counter.previousOrders()
    const orders = { ...ctx.orders, place, byCustomer }
    const scope: RequestScope = {
      ctx: { ...ctx, checkoutDrafts, orders },
      variant: 'de-de',
      caller,
    }
    if (isFilled) await basketProcedures.addItemToBasket(scope, { variantId: 10, quantity: 1 })
    return scope
  }

  /** Submits the form of a step; returns the address that it redirects to. */
  async function send(
    scope: RequestScope,
    fields: Record<string, string>,
    headers: Record<string, string> = {},
  ) {
    const body = new URLSearchParams(fields)
    const request = new Request(URL_OF_FORM, { method: 'POST', body, headers })
    const response = await handleCheckoutForm(scope, whoIn(scope), request, { url: URL_OF_FORM, ...PLACE })
    return response.headers.get('location') ?? String(response.status)
  }

  async function viewOf(scope: RequestScope, query = '') {
    const loaded = await loadCheckout(scope, whoIn(scope), new URLSearchParams(query))
    if (!loaded.ok) throw new Error('there is nothing to buy')
    return loaded.value
  }

  async function agreed(scope: RequestScope) {
    const { items } = (await viewOf(scope)).basket
    const lines = items.map(({ key, quantity, price }) => ({
      key,
      quantity,
      withTax: price.total.withTax,
    }))
    return JSON.stringify({ total: 1, lines })
  }

  return Object.assign(counter, {
    shopper,
    /** Somebody else buys the last pieces. */
    sellOut: (variantId: number) =>
      api.database().db.execute(sql`update stock set quantity = 0 where variant_id = ${variantId}`),
    restock: (variantId: number) =>
      api.database().db.execute(sql`update stock set quantity = 7 where variant_id = ${variantId}`),
    send,
    viewOf,
    agreed,
    async answerAll(scope: RequestScope) {
      for (const step of ['address', 'delivery', 'payment']) await send(scope, { step, ...VALID_ANSWERS })
    },
    submit: async (scope: RequestScope, more: Record<string, string> = {}) =>
      send(scope, { step: 'review', attempt: ATTEMPT, agreed: await agreed(scope), ...more }),
    clear() {
      placed.length = 0
      counter.outcome = { kind: 'empty' }
      counter.previousOrders = () => ({ orders: [], total: 0 })
    },
  })
}

function whoIn({ caller: { session } }: RequestScope): Customer {
  if (!session) throw new Error('nobody is signed in')
  return session.customer
}
