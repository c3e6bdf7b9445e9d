import type { PlaceOutcome } from '#domain/order/place-order.ts'
import { ok } from '#domain/result.ts'
import type { OrderBooks } from '#server/clients/order-books.ts'
import type { OrderClient } from '#server/clients/order-client.ts'
import { readCbd } from '#server/tokens/cbd.ts'
import { provenBy, withoutSecrets } from './looked-up.ts'
import type { Steps } from './steps.ts'
import type { Till } from './till.ts'
import { termsAt } from './ways.ts'

type Parts = { books: OrderBooks; till: Till; steps: Steps; secret: string; now(): Date }

/** A basket whose unpaid orders come back as fast as they are ended is nobody's who wants to buy. */
const MOST_ROUNDS = 3

export function createOrderClient({ books, till, steps, secret, now }: Parts): OrderClient {
  const seconds = () => Math.floor(now().getTime() / 1000)

  return {
    async place(request, place): Promise<PlaceOutcome> {
      for (let round = 0; round < MOST_ROUNDS; round++) {
        const entered = await books.enter(place.variant, request)
        if (!('payment' in entered)) return entered
        const found =
          entered.kind === 'unpaid'
            ? await till.end(entered)
            : await till.ask(await till.begin(entered, termsAt(place, entered.payment)))
        const isInTheWay = entered.kind === 'unpaid' && found.order.status === 'cancelled'
        if (!isInTheWay) return { kind: 'placed', order: found.order, step: steps(found, place) }
      }
      return { kind: 'changed', changes: [] }
    },

    async pressed(press, place) {
      const found = await books.ofAttempt(place.variant, press)
      return found && steps(await till.ask(found), place)
    },

    async settle(id, place) {
      const found = await books.byId(id)
      if (!found) return null
      const asked = await till.ask(found)
      return { order: asked.order, step: steps(asked, place) }
    },

    byId: async (id) => (await books.byId(id))?.order ?? null,
    byCustomer: (customerId, page = 1) => books.byCustomer(customerId, page),

    async byCbd(token) {
      const id = readCbd(secret, token, seconds())
      return id.ok ? ((await books.byId(id.value))?.order ?? null) : null
    },

    async lookup(id, proof) {
      const found = await books.byId(id)
      const isProven = provenBy(found?.order, proof)
      return found && isProven ? withoutSecrets(found.order) : null
    },

    async move(id, move) {
      const moved = await books.move(id, move)
      return moved.ok ? ok((await till.carryOut(moved.value)).order) : moved
    },

    news: books.news,
    told: books.told,
  }
}
