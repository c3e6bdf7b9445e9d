import { isUnpaid } from '#domain/order/order-stage.ts'
import { isPaidLater } from '#domain/order/payment-key.ts'
import { hasVoidPayment } from '#domain/order/void-payment.ts'
import type { OrderWithPayment, PaymentStatus } from '#domain/order/payment.ts'
import { subscribedChoice } from '#domain/subscription/new-subscription.ts'
import type { OrderRepository } from '#clients/shop-api/order-repository.ts'
import { ShopError } from '#platform/errors.ts'
import type { Log } from '#platform/log.ts'
import type { Charge, MandateCharge, PaymentProvider } from './payment-provider.ts'

type Deps = { orderRepository: OrderRepository; provider: PaymentProvider; log: Log }

/** What a charge needs besides the order: language and return addresses. */
export type ChargeOptions = Pick<Charge, 'language' | 'returnUrl' | 'cancelUrl'>

/** Milliseconds for which a payment by mandate that was not recorded may have been made; the job that made it continues it. */
const UNRECORDED = 60 * 60_000

/**
 * Keeps the orders and the provider in sync. Each step is recorded before the next one starts, and may be repeated:
 * after a crash between two steps the process continues where it was.
 */
export function createPaymentService({ orderRepository, provider, log }: Deps) {
  /** Money that does not come after all has to be noticed: until it was, its order is confirmed, and its goods wait. */
  const recordStatus: OrderRepository['recordStatus'] = async (...status) => {
    const recorded = await orderRepository.recordStatus(...status)
    const { order } = recorded
    if (hasVoidPayment(order))
      log.error({ order: order.id }, 'an order that was to be sent has lost its payment')
    return recorded
  }

  /** Calls the provider for a payment and records the resulting status. */
  async function syncWithProvider(
    order: OrderWithPayment,
    call: (reference: string) => Promise<PaymentStatus>,
  ) {
    const { reference } = order.payment
    if (reference === null) return order
    return applyPending(await recordStatus(order.payment.id, await call(reference)))
  }

  /**
   * Sends the provider pending captures, cancellations and refunds. If it cannot be reached, they wait for the next
   * round.
   */
  async function applyPending(found: OrderWithPayment): Promise<OrderWithPayment> {
    const { id, wanted: pending } = found.payment
    try {
      const updated =
        pending === null ? found : await recordStatus(id, await provider[pending](referenceOf(found)))
      return await payRefund(updated)
    } catch (error) {
      log.warn({ error, order: found.order.id, pending }, 'a pending action waits for the payment provider')
      return found
    }
  }

  async function payRefund(found: OrderWithPayment): Promise<OrderWithPayment> {
    const { id, key, state, refundDue, refunded } = found.payment
    if (refundDue <= refunded || state !== 'captured') return found
    // The operator pays it to an account of the buyer, and records that.
    if (isPaidLater(key)) return found
    await provider.refund(referenceOf(found), refundDue)
    return orderRepository.recordRefund(id, refundDue)
  }

  /** Starts the payment with the provider, unless it was started before; by mandate it may have been, although nothing was recorded. */
  async function begin(found: OrderWithPayment, options: ChargeOptions): Promise<OrderWithPayment> {
    const { payment, order } = found
    if (payment.state !== 'open' || !isUnpaid(order.status)) return found
    const charge = await findLostCharge(found)
    if (charge) return recordCharge(found, charge)
    const started = await provider.create({
      payment,
      email: order.customer.email.email,
      isRecurring: order.subscription !== undefined || order.items.some(subscribedChoice),
      ...options,
    })
    return orderRepository.recordBegun(payment.id, started)
  }

  /** Pays the delivery of a subscription without its customer. Without a mandate, they have to pay it themselves. */
  async function chargeMandate(found: OrderWithPayment, mandate: string | null): Promise<OrderWithPayment> {
    const { payment, order } = found
    if (payment.state !== 'open' || !isUnpaid(order.status)) return refresh(found)
    if (mandate === null) return recordStatus(payment.id, 'failed', 'customer-needed')
    const made = await provider.findMandateCharge(payment)
    return recordCharge(found, made ?? (await provider.chargeMandate(payment, mandate)))
  }

  /** What was charged by mandate for a delivery when the process ended before that was recorded. */
  const findLostCharge = async ({ order, payment }: OrderWithPayment): Promise<MandateCharge | null> =>
    order.subscription?.isOffSession ? provider.findMandateCharge(payment) : null

  async function recordCharge({ payment: { id } }: OrderWithPayment, charge: MandateCharge) {
    const { reference, status, reason } = charge
    if (reference !== null) await orderRepository.recordBegun(id, { reference, url: null })
    return applyPending(await recordStatus(id, status, reason))
  }

  /** Reads the current status. A payment that had ended may have been made all the same: then its money goes back. */
  const refresh = (found: OrderWithPayment): Promise<OrderWithPayment> =>
    ['pending', 'failed', 'cancelled'].includes(found.payment.state)
      ? syncWithProvider(found, provider.find)
      : applyPending(found)

  /** Cancels an unpaid order, unless it was paid meanwhile: the provider's answer decides. */
  async function cancelUnpaid(found: OrderWithPayment): Promise<OrderWithPayment> {
    const refreshed = await refresh(found)
    if (!isUnpaid(refreshed.order.status)) return refreshed
    const { payment } = refreshed
    if (payment.reference !== null) return syncWithProvider(refreshed, provider.cancel)
    // Without a recorded reference nobody was redirected to the provider; only a charge by mandate can have been made all the same.
    const charge = await findLostCharge(refreshed)
    return charge ? recordCharge(refreshed, charge) : recordStatus(payment.id, 'cancelled')
  }

  return {
    begin,
    chargeMandate,
    refresh,
    cancelUnpaid,
    applyPending,

    /**
     * Processes payments that no request waits for: interrupted steps, missing messages, orders that are not paid
     * in time. Each once, however many there are.
     */
    async processDue(now: Date): Promise<void> {
      const processed = new Set<string>()
      for (;;) {
        const due = (await orderRepository.duePayments()).filter(({ payment }) => !processed.has(payment.id))
        if (due.length === 0) return
        for (const found of due) {
          processed.add(found.payment.id)
          await refresh(found)
            .then((refreshed) => (hasExpired(refreshed, now) ? cancelUnpaid(refreshed) : refreshed))
            .catch((error: unknown) =>
              log.warn({ error, order: found.order.id }, 'a due payment could not be processed'),
            )
        }
      }
    },
  }
}

export type PaymentService = ReturnType<typeof createPaymentService>

function hasExpired({ order, payment }: OrderWithPayment, now: Date): boolean {
  const isUnrecorded = order.subscription?.isOffSession === true && payment.reference === null
  return Date.parse(payment.expiresAt) + (isUnrecorded ? UNRECORDED : 0) <= now.getTime()
}

function referenceOf({ payment: { id, reference } }: OrderWithPayment): string {
  if (reference === null) throw new ShopError('upstream', `payment ${id} was never started`)
  return reference
}
