import { labelled } from '#domain/text/labelled.ts'
import { defangText } from '#domain/text/defang-text.ts'
import { type Minor, minor } from '#domain/money/price.ts'
import { formatExactMoney, formatMoney } from '#domain/money/format.ts'
import { sumOf } from '#domain/money/sum-of.ts'
import { cashToCollect } from '#domain/order/cash.ts'
import { amountToCollect } from '#domain/order/ledger.ts'
import { PAYMENT_KEYS } from '#domain/order/payment-key.ts'
import type { Address, Order, OrderPackage } from '#domain/order/order.ts'
import { isPickUp } from '#domain/order/pick-up.ts'
import { isCarrier } from '#domain/order/tracking.ts'
import { packagesOnHold } from '#domain/order/packages-on-hold.ts'
import { formatDay } from '#domain/text/format-day.ts'
import { type VariantCode, variantOfShop, VARIANTS } from '#i18n/variants.ts'
import { ShopError } from '#platform/errors.ts'
import type { Translate } from '#modules/email/translator.ts'

/** Characters of a customer's line in an email. */
const MAX_LINE_LENGTH = 100

/** The variant in which an order was placed. */
export function variantOf({ shop }: Pick<Order, 'shop'>): VariantCode {
  const variant = variantOfShop(shop.id)
  if (!variant) throw new ShopError('not-found', `a variant of the shop ${shop.id}`)
  return variant
}

/** Formats amounts of an order. */
export const amountFormatter =
  ({ currencyCode: currency }: Pick<Order, 'currencyCode'>, variant: VariantCode) =>
  (amount: Minor): string =>
    formatMoney(amount, { intl: VARIANTS[variant].intl, currency })

/** As `amountFormatter`, for documents: always with decimals. */
export const exactAmountFormatter =
  ({ currencyCode: currency }: Pick<Order, 'currencyCode'>, variant: VariantCode) =>
  (amount: Minor): string =>
    formatExactMoney(amount, { intl: VARIANTS[variant].intl, currency })

/** The name of the payment method. */
export function paymentName({ payment }: Pick<Order, 'payment'>, translate: Translate): string {
  const key = PAYMENT_KEYS.find((each) => each === payment.at(-1)?.key)
  return key ? translate(`order.payment.${key}`) : (payment.at(-1)?.key ?? '')
}

/** The name of a carrier in the language of a variant; its key where it has none. */
export const carrierName = (key: string, translate: Translate): string =>
  isCarrier(key) ? translate(`checkout.carrier.${key}`) : key

/** When each parcel is delivered, as the checkout showed it, or lies in the branch where it is collected. Of one that waits nobody knows. */
export function deliveryLines(order: Order, variant: VariantCode, translate: Translate): string[] {
  const { packages, shipping } = order
  const waiting = packagesOnHold(order)
  const { intl } = VARIANTS[variant]
  const kind = isPickUp({ shipping }) ? 'collection' : 'parcel'
  return packages.flatMap(({ id, deliveryDate: { minimum, maximum } }, place) => {
    if (waiting.has(id)) return []
    const [from, until] = [formatDay(minimum, intl), formatDay(maximum, intl)]
    const window =
      minimum === maximum
        ? translate(`order.${kind}.day`, { from })
        : translate(`order.${kind}.window`, { from, until })
    if (packages.length === 1) return window
    return labelled(translate('order.parcel', { number: place + 1, count: packages.length }), window, intl)
  })
}

/** What is paid in cash when packages arrive, each with its amount; empty for an order that is not paid on delivery. */
export function cashRows(
  order: Order,
  packages: readonly OrderPackage[],
  translate: Translate,
): [label: string, amount: string][] {
  const amount = exactAmountFormatter(order, variantOf(order))
  const due = packages.filter((each) => cashToCollect(order, each) > 0)
  const rounding = sumOf(due.map((each) => minor(cashToCollect(order, each) - amountToCollect(order, each))))
  const rows = due.map((each): [string, string] => {
    const number = order.packages.indexOf(each) + 1
    const label = translate('order.collect')
    const parcel = translate('order.parcel', { number, count: order.packages.length })
    return [order.packages.length === 1 ? label : `${label}, ${parcel}`, amount(cashToCollect(order, each))]
  })
  return rounding === 0 ? rows : [[translate('order.sum.rounding'), amount(rounding)], ...rows]
}

/** The buyer's name in emails. */
export const buyerName = ({ address }: Pick<Order, 'address'>): string => {
  const { firstName, lastName } = address.billing.recipient
  return defangText(`${firstName} ${lastName}`, MAX_LINE_LENGTH)
}

/** The lines of an address in emails. */
export const emailAddressLines = (address: Address): string[] =>
  addressLines(address).map((line) => defangText(line, MAX_LINE_LENGTH))

export const addressLines = ({ recipient, ...address }: Address): string[] =>
  [
    recipient.company,
    [recipient.title, recipient.firstName, recipient.lastName].filter(Boolean).join(' '),
    [address.street, address.houseNumber].filter(Boolean).join(' '),
    address.additional,
    `${address.countryCode}-${address.zipCode} ${address.city}`,
  ].filter((line): line is string => Boolean(line))
