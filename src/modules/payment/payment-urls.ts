import type { Payment } from '#domain/order/payment.ts'
import { VARIANT_CODES, VARIANTS, type VariantCode } from '#i18n/variants.ts'
import type { ShopLocation } from '#clients/shop-api/order-client.ts'
import type { ChargeOptions } from './payment-service.ts'

/** The return path of shoppers, and the path that redirects them to an external provider. */
export const RETURN_PATH = '/api/payment/return'
export const REDIRECT_PATH = '/api/payment/go'

/** The id of a payment is a secret: it proves that a returning shopper is the one who pays. */
export function chargeOptions({ variant, origin }: ShopLocation, { id }: Payment): ChargeOptions {
  const returnUrl = new URL(RETURN_PATH, origin)
  returnUrl.searchParams.set('payment', id)
  returnUrl.searchParams.set('variant', variant)
  const cancelUrl = new URL(returnUrl)
  cancelUrl.searchParams.set('gave-up', '1')
  return { language: VARIANTS[variant].intl, returnUrl: returnUrl.href, cancelUrl: cancelUrl.href }
}

/**
 * The address where the shopper pays. A form of the shop may only lead to the shop itself (`form-action`), and a
 * redirect counts as part of the form. Shoppers reach an external provider through a page of the shop that only
 * redirects.
 */
export function paymentUrl({ id, url }: { id: string; url: string }, { origin }: ShopLocation): string {
  return new URL(url).origin === origin
    ? url
    : new URL(`${REDIRECT_PATH}?payment=${encodeURIComponent(id)}`, origin).href
}

export const findVariant = (code: string | null): VariantCode | undefined =>
  VARIANT_CODES.find((each) => each === code)
