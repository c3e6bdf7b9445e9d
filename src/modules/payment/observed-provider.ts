import { createCallObserver } from '#platform/process-metrics.ts'
import type { PaymentProvider } from './payment-provider.ts'

const observe = createCallObserver('payment', 'Calls to the payment provider, by call and outcome')

/** A provider whose calls are measured and traced. */
export const observedProvider = (provider: PaymentProvider): PaymentProvider => ({
  name: provider.name,
  create: (charge) => observe('create', () => provider.create(charge)),
  setUpMandate: (setup) => observe('setUpMandate', () => provider.setUpMandate(setup)),
  findMandate: (setup) => observe('findMandate', () => provider.findMandate(setup)),
  chargeMandate: (payment, mandate) =>
    observe('chargeMandate', () => provider.chargeMandate(payment, mandate)),
  findMandateCharge: (payment) => observe('findMandateCharge', () => provider.findMandateCharge(payment)),
  find: (reference) => observe('find', () => provider.find(reference)),
  capture: (reference) => observe('capture', () => provider.capture(reference)),
  cancel: (reference) => observe('cancel', () => provider.cancel(reference)),
  refund: (reference, total) => observe('refund', () => provider.refund(reference, total)),
  parseWebhook: (message) => provider.parseWebhook(message),
})
