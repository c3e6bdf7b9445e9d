import type { PaymentProvider } from './payment-provider.ts'

/** A provider whose program is loaded at the first call: a shop without payments does not need it. */
export function lazyProvider(name: string, open: () => Promise<PaymentProvider>): PaymentProvider {
  let opened: Promise<PaymentProvider> | undefined
  const provider = () => (opened ??= open())
  return {
    name,
    create: async (charge) => (await provider()).create(charge),
    setUpMandate: async (setup) => (await provider()).setUpMandate(setup),
    findMandate: async (setup) => (await provider()).findMandate(setup),
    chargeMandate: async (payment, mandate) => (await provider()).chargeMandate(payment, mandate),
    findMandateCharge: async (payment) => (await provider()).findMandateCharge(payment),
    find: async (reference) => (await provider()).find(reference),
    capture: async (reference) => (await provider()).capture(reference),
    cancel: async (reference) => (await provider()).cancel(reference),
    refund: async (reference, total) => (await provider()).refund(reference, total),
    parseWebhook: async (message) => (await provider()).parseWebhook(message),
  }
}
