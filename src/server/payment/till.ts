import { isUnpaid } from '#domain/order/order-stage.ts'
import { isPaidLater } from '#domain/order/payment-key.ts'
import type { OrderWithPayment, Standing } from '#domain/order/payment.ts'
import type { OrderBooks } from '#server/clients/order-books.ts'
import { ShopError } from '#server/errors.ts'
import type { Log } from '#server/log.ts'
import type { Charge, PaymentProvider } from './provider.ts'

type Parts = { books: OrderBooks; provider: PaymentProvider; log: Log }

/** Where one pays, and what is said of it: what a charge needs beside the order. */
export type Terms = Pick<Charge, 'language' | 'returnTo' | 'cancelTo'>

/**
 * Keeps the books and the provider in step. Each step is written down in the books before the next is made, and each may be made again: a
 * till that stops between any two goes on where it was.
 */
export function createTill({ books, provider, log }: Parts) {
  /** Asks the provider about a payment, and writes down what he says. */
  async function tally(found: OrderWithPayment, ask: (reference: string) => Promise<Standing>) {
    const { reference } = found.payment
    if (reference === null) return found
    return carryOut(await books.stand(found.payment.id, await ask(reference)))
  }

  /** Tells the provider what he is still to be told. Where he cannot be reached it waits for the next round. */
  async function carryOut(found: OrderWithPayment): Promise<OrderWithPayment> {
    const { id, wanted } = found.payment
    try {
      const told = wanted === null ? found : await books.stand(id, await provider[wanted](referenceOf(found)))
      return await giveBack(told)
    } catch (error) {
      log.warn({ error, order: found.order.id, wanted }, 'a payment waits for its provider')
      return found
    }
  }

  async function giveBack(found: OrderWithPayment): Promise<OrderWithPayment> {
    const { id, key, refundDue, refunded } = found.payment
    if (refundDue <= refunded) return found
    const amount = refundDue - refunded
    // What was paid on delivery or by invoice goes back by other ways than a provider.
    if (!isPaidLater(key)) await provider.refund(referenceOf(found), { amount, key: `${id}-${refundDue}` })
    return books.refunded(id, refundDue)
  }

  /** Asks the provider to begin, unless he has. */
  async function begin(found: OrderWithPayment, terms: Terms): Promise<OrderWithPayment> {
    const { payment, order } = found
    if (payment.state !== 'open' || !isUnpaid(order.status)) return found
    const begun = await provider.create({ payment, email: order.customer.email.email, ...terms })
    return books.begin(payment.id, begun)
  }

  /** How it stands now. */
  const ask = (found: OrderWithPayment): Promise<OrderWithPayment> =>
    found.payment.state === 'pending' ? tally(found, provider.find) : carryOut(found)

  /** Ends an order that nobody has paid for, unless that was done meanwhile: the provider has the last word. */
  async function end(found: OrderWithPayment): Promise<OrderWithPayment> {
    const asked = await ask(found)
    if (!isUnpaid(asked.order.status)) return asked
    // Nobody was led to a provider whose reference is not written down, so nobody can have paid there.
    return asked.payment.reference === null
      ? books.stand(asked.payment.id, 'cancelled')
      : tally(asked, provider.cancel)
  }

  return {
    begin,
    ask,
    end,
    carryOut,

    /** Looks after what nobody waits for: what a stop has left half done, messages that never came, orders that nobody pays. */
    async sweep(now: Date): Promise<void> {
      for (const found of await books.due())
        await ask(found)
          .then((asked) => (Date.parse(asked.payment.expiresAt) <= now.getTime() ? end(asked) : asked))
          .catch((error: unknown) =>
            log.warn({ error, order: found.order.id }, 'a payment was not looked after'),
          )
    },
  }
}

export type Till = ReturnType<typeof createTill>

function referenceOf({ payment: { id, reference } }: OrderWithPayment): string {
  if (reference === null) throw new ShopError('upstream', `payment ${id} was never begun`)
  return reference
}
