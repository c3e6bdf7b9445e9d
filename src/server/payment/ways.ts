import type { Payment } from '#domain/order/payment.ts'
import { VARIANT_CODES, VARIANTS, type VariantCode } from '#i18n/variants.ts'
import type { Place } from '#server/clients/order-client.ts'
import type { Terms } from './till.ts'

/** Where shoppers come back to, and where they are let go to a provider elsewhere. */
export const RETURN = '/api/payment/return'
export const GO = '/api/payment/go'

/** The id of a payment is a secret: whoever comes back with it has paid, or was to pay. */
export function termsAt({ variant, origin }: Place, { id }: Payment): Terms {
  const back = new URL(RETURN, origin)
  back.searchParams.set('payment', id)
  back.searchParams.set('variant', variant)
  const gaveUp = new URL(back)
  gaveUp.searchParams.set('gave-up', '1')
  return { language: VARIANTS[variant].intl, returnTo: back.href, cancelTo: gaveUp.href }
}

/**
 * Where the shopper goes to pay. A form of the shop may lead to the shop alone (`form-action`), and a redirect is part of the form: to a
 * provider elsewhere he goes by a page of the shop that does nothing else.
 */
export function wayTo({ id, url }: { id: string; url: string }, { origin }: Place): string {
  return new URL(url).origin === origin
    ? url
    : new URL(`${GO}?payment=${encodeURIComponent(id)}`, origin).href
}

export const variantNamed = (code: string | null): VariantCode | undefined =>
  VARIANT_CODES.find((each) => each === code)
