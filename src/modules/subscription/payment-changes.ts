import { createHash } from 'node:crypto'
import { z } from 'zod'
import { PAYMENT_KEYS, type PaymentKey } from '#domain/order/payment-key.ts'
import { VARIANTS } from '#i18n/variants.ts'
import type { ShopLocation } from '#clients/shop-api/order-client.ts'
import type { SubscriptionRepository } from '#clients/shop-api/subscription-repository.ts'
import type { Payments } from '#modules/payment/payments.ts'
import { readPayload, signPayload } from '#modules/tokens/signed-payload.ts'

const PURPOSE = 'mandate'
/** Seconds for which a customer may agree to another way to pay. */
const LIFETIME = 60 * 60
/** Where the customer leaves for the provider, and where they come back to. */
export const MANDATE_PATH = '/api/payment/mandate'

const claim = z.tuple([z.string(), z.string(), z.enum(PAYMENT_KEYS), z.string(), z.int()])

type Deps = {
  repository: Pick<SubscriptionRepository, 'byId' | 'recordMandate'>
  payments: Pick<Payments, 'mayAsk' | 'setUpMandate' | 'findMandate'>
  secrets: readonly string[]
  now(): Date
}

/** Another way to pay for a subscription. Between its steps everything is in a signed token, so each may be repeated. */
export type PaymentChanges = {
  /** The token with which a customer goes to the provider. The same key is the same agreement. */
  begin(change: { id: string; customerId: string; paymentKey: PaymentKey; key: string }): string
  /** The provider's page; null where the token is forged, too old or used too often, or the subscription is not the customer's. */
  pageOf(token: string, location: ShopLocation, backTo: (id: string) => string): Promise<string | null>
  /** Records what the customer has agreed to, once: as they come back, or by the provider's message. `id`: the subscription, also where the token is too old; null where it is forged. */
  finish(token: string, reference: string | null): Promise<{ id: string; isAgreed: boolean } | null>
}

export function createPaymentChanges({ repository, payments, secrets, now }: Deps): PaymentChanges {
  const seconds = () => Math.floor(now().getTime() / 1000)

  function read(token: string) {
    const parsed = claim.safeParse(readPayload(secrets, PURPOSE, token))
    if (!parsed.success) return null
    const [id, customerId, paymentKey, setup, issuedAt] = parsed.data
    return { id, customerId, paymentKey, setup, isOver: seconds() - issuedAt > LIFETIME }
  }

  return {
    begin: ({ id, customerId, paymentKey, key }) =>
      signPayload(secrets[0] ?? '', PURPOSE, [id, customerId, paymentKey, setupOf(id, key), seconds()]),

    async pageOf(token, { variant, origin }, backTo) {
      const claimed = read(token)
      const found = claimed && !claimed.isOver && (await repository.byId(claimed.id, claimed.customerId))
      if (!found || !(await payments.mayAsk(claimed.setup))) return null
      const returnUrl = new URL(MANDATE_PATH, origin)
      returnUrl.search = `${new URLSearchParams({ token, variant, done: '1' })}`
      const { url } = await payments.setUpMandate({
        id: claimed.setup,
        token,
        paymentKey: claimed.paymentKey,
        currency: found.subscription.currencyCode,
        email: found.subscription.customer.email,
        language: VARIANTS[variant].intl,
        returnUrl: returnUrl.href,
        cancelUrl: backTo(claimed.id),
      })
      return url
    },

    async finish(token, reference) {
      const claimed = read(token)
      if (!claimed) return null
      const { id, customerId, paymentKey, setup, isOver } = claimed
      if (isOver || !(await payments.mayAsk(setup))) return { id, isAgreed: false }
      const mandate = await payments.findMandate({ id: setup, reference })
      const recorded =
        mandate && (await repository.recordMandate(id, { customerId, paymentKey, reference: mandate }))
      return { id, isAgreed: Boolean(recorded) }
    },
  }
}

/** Nobody can name the id of somebody else's payment by a key of their own. */
const setupOf = (id: string, key: string): string =>
  `mandate-${createHash('sha256').update(`${id} ${key}`).digest('base64url')}`
