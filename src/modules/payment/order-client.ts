import { withCorrectedValues } from '#domain/prescription/corrected-values.ts'
import { madeGlassesOf } from '#domain/prescription/made-to-measure.ts'
import { lensValuesOf } from '#domain/order/own-values.ts'
import type { PlaceOutcome } from '#domain/order/place-order.ts'
import { ok } from '#domain/result.ts'
import type { OrderRepository } from '#clients/shop-api/order-repository.ts'
import type { OrderClient } from '#clients/shop-api/order-client.ts'
import { readCbd } from '#modules/tokens/cbd.ts'
import { matchesLookupProof, redactOrder } from '#modules/order/order-lookup.ts'
import type { NextStep } from './next-step.ts'
import type { PaymentService } from './payment-service.ts'
import { chargeOptions } from './payment-urls.ts'

type Deps = {
  orderRepository: OrderRepository
  paymentService: PaymentService
  nextStep: NextStep
  /** Any of them may have signed a token. */
  secrets: readonly string[]
  now(): Date
}

/** Maximum number of tries. More unpaid orders of the same basket can only come from an automated client. */
const MAX_ROUNDS = 3

export function createOrderClient({
  orderRepository,
  paymentService,
  nextStep,
  secrets,
  now,
}: Deps): OrderClient {
  const seconds = () => Math.floor(now().getTime() / 1000)

  return {
    async place(request, location): Promise<PlaceOutcome> {
      for (let round = 0; round < MAX_ROUNDS; round++) {
        const created = await orderRepository.createOrder(location.variant, request)
        if (!('payment' in created)) return created
        const found =
          created.kind === 'unpaid'
            ? await paymentService.cancelUnpaid(created)
            : await paymentService.refresh(
                await paymentService.begin(created, chargeOptions(location, created.payment)),
              )
        const isCancelled = created.kind === 'unpaid' && found.order.status === 'cancelled'
        if (!isCancelled) return { kind: 'placed', order: found.order, step: nextStep(found, location) }
      }
      return { kind: 'changed', changes: [] }
    },

    async replayedSubmission(submission, location) {
      const found = await orderRepository.byAttempt(location.variant, submission)
      return found && nextStep(await paymentService.refresh(found), location)
    },

    async refreshPayment(id, location) {
      const found = await orderRepository.byId(id)
      if (!found) return null
      const refreshed = await paymentService.refresh(found)
      return { order: refreshed.order, step: nextStep(refreshed, location) }
    },

    byId: async (id) => (await orderRepository.byId(id))?.order ?? null,
    byCustomer: (customerId, page = 1) => orderRepository.byCustomer(customerId, page),

    async byCbd(token) {
      const id = secrets.map((secret) => readCbd(secret, token, seconds())).find(({ ok }) => ok)
      return id?.ok ? ((await orderRepository.byId(id.value))?.order ?? null) : null
    },

    async lookup(id, proof) {
      const found = await orderRepository.byId(id)
      const isProven = matchesLookupProof(found?.order, proof)
      return found && isProven ? redactOrder(found.order) : null
    },

    async prescription(id, proof, goods = 'glasses') {
      const order = (await orderRepository.byId(id))?.order
      const isProven =
        'customerId' in proof
          ? order?.customer.id === proof.customerId && order.confirmedAt !== null
          : matchesLookupProof(order, proof)
      if (!isProven || !order || order.valuesRemoval) return null
      const prescription = goods === 'lenses' ? lensValuesOf(order) : null
      const made =
        goods === 'glasses'
          ? madeGlassesOf(order.items.map(withCorrectedValues))
          : prescription && { prescription }
      return made && { ...made, orderedOn: order.placedAt }
    },

    async move(id, move) {
      const moved = await orderRepository.move(id, move)
      return moved.ok ? ok((await paymentService.applyPending(moved.value)).order) : moved
    },

    async keepTried(id, kept) {
      const bought = await orderRepository.keepTried(id, kept)
      return bought.ok ? ok(bought.value.order) : bought
    },

    addValues: orderRepository.addValues,
    removeValues: orderRepository.removeValues,
    nameValues: orderRepository.nameValues,
    correctValues: orderRepository.correctValues,
    pendingNews: orderRepository.pendingNews,
    markNotified: orderRepository.markNotified,
  }
}
