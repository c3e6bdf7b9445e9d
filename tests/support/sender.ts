import type { Sender } from '#modules/email/sender.ts'

/** The sender of emails whose answers nobody reads. */
export const SENDER: Sender = {
  name: 'Veduta',
  brand: 'veduta',
  readsAnswers: false,
  mailbox: () => ({ name: 'Veduta', address: 'shop@shop.example' }),
  absolute: (variant, path) => `https://shop.example/${variant}${path}`,
}
