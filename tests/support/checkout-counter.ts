import { afterAll, beforeAll } from 'vitest'
import type { Customer } from '#domain/customer/customer.ts'
import type { Order } from '#domain/order/order.ts'
import type { PlaceOrder, PlaceOutcome } from '#domain/order/place-order.ts'
import { CHECKOUT_TABLES, createCheckouts } from '#server/checkout/drafts.ts'
import { answerCheckoutForm } from '#server/loaders/checkout-form.ts'
import { loadCheckout } from '#server/loaders/checkout.ts'
import { basket } from '#server/rpc/basket.ts'
import type { Visit } from '#server/rpc/procedure.ts'
import { callerOf } from '#server/session/caller.ts'
import { type Database, openDatabase } from '#shop-api/db.ts'
import { RIGHT } from './checkout.ts'
import { testContext } from './door.ts'
import { smallShopApi } from './shopper.ts'

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

/** Names an attempt. */
export const ATTEMPT = 'a-try-of-enough-signs'

const PLACE = { checkout: '/checkout/', basket: '/basket/', success: '/success/' }
const URL_OF_FORM = new URL('http://localhost/de-de/checkout/')

/** Where people of one test file order: what they place is listed, and comes to `outcome`. */
export function checkoutCounter() {
  const api = smallShopApi()
  let database: Database
  beforeAll(async () => void (database = await openDatabase({ tables: [CHECKOUT_TABLES] })))
  afterAll(() => database.close())

  const placed: PlaceOrder[] = []
  const counter = {
    placed,
    outcome: { kind: 'empty' } as PlaceOutcome | Error,
    /** What customers have bought before. */
    before: (): { orders: Order[]; total: number } => ({ orders: [], total: 0 }),
  }

  let guests = 0

  async function shopper(isFilled = true, customer?: Customer): Promise<Visit> {
    const { ctx } = testContext({ shopApi: api.answer, timeout: 10_000, limits: { visitor: 30 } })
    const checkouts = createCheckouts(
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
    const caller = callerOf(ctx.visitors, new Headers(), new URL('http://localhost/'), session)
    const byCustomer = async () => counter.before()
    const orders = { ...ctx.orders, place, byCustomer }
    const visit: Visit = { ctx: { ...ctx, checkouts, orders }, variant: 'de-de', caller }
    if (isFilled) await basket.addItemToBasket(visit, { variantId: 10, quantity: 1 })
    return visit
  }

  /** Where the form of a step leads. */
  async function send(visit: Visit, fields: Record<string, string>, headers: Record<string, string> = {}) {
    const body = new URLSearchParams(fields)
    const request = new Request(URL_OF_FORM, { method: 'POST', body, headers })
    const response = await answerCheckoutForm(visit, whoIn(visit), request, { url: URL_OF_FORM, ...PLACE })
    return response.headers.get('location') ?? String(response.status)
  }

  async function viewOf(visit: Visit, query = '') {
    const loaded = await loadCheckout(visit, whoIn(visit), new URLSearchParams(query))
    if (!loaded.ok) throw new Error('there is nothing to buy')
    return loaded.value.view
  }

  async function agreed(visit: Visit) {
    const { items } = (await viewOf(visit)).basket
    const lines = items.map(({ key, quantity, price }) => ({
      key,
      quantity,
      withTax: price.total.withTax,
    }))
    return JSON.stringify({ total: 1, lines })
  }

  return Object.assign(counter, {
    shopper,
    send,
    viewOf,
    async answerAll(visit: Visit) {
      for (const step of ['address', 'delivery', 'payment']) await send(visit, { step, ...RIGHT })
    },
    press: async (visit: Visit, more: Record<string, string> = {}) =>
      send(visit, { step: 'review', attempt: ATTEMPT, agreed: await agreed(visit), ...more }),
    clear() {
      placed.length = 0
      counter.outcome = { kind: 'empty' }
      counter.before = () => ({ orders: [], total: 0 })
    },
  })
}

function whoIn({ caller: { session } }: Visit): Customer {
  if (!session) throw new Error('nobody is signed in')
  return session.customer
}
