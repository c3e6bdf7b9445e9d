import type { PaymentProvider } from './provider.ts'

/** A provider whose program is read when it is first asked for something: one that takes no payment needs none. */
export function lazily(name: string, open: () => Promise<PaymentProvider>): PaymentProvider {
  let opened: Promise<PaymentProvider> | undefined
  const provider = () => (opened ??= open())
  return {
    name,
    create: async (charge) => (await provider()).create(charge),
    find: async (reference) => (await provider()).find(reference),
    capture: async (reference) => (await provider()).capture(reference),
    cancel: async (reference) => (await provider()).cancel(reference),
    refund: async (reference, refund) => (await provider()).refund(reference, refund),
    read: async (message) => (await provider()).read(message),
  }
}
