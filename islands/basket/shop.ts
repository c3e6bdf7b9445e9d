import { withOrdinal } from '#domain/text/format-day.ts'
import { formatMoney } from '#domain/money/format.ts'
import type { Minor } from '#domain/money/price.ts'

/** The shop of the basket: how it writes amounts, and the addresses of its pages. A prop. */
export type Shop = {
  intl: string
  currency: string
  /** Stands before every path of the variant: "/de-de", or nothing. */
  base: string
  basketHref: string
  /** Null where this shop takes no orders. */
  checkoutHref: string | null
}

export const moneyFormatter =
  ({ intl, currency }: Shop) =>
  (amount: Minor): string =>
    formatMoney(amount, { intl, currency })

/** Formats what a shopper pays for a thing: what costs nothing says so. Totals are amounts. */
export const priceFormatter = (shop: Shop, t: (key: 'basket.free') => string) => {
  const money = moneyFormatter(shop)
  return (amount: Minor): string => (amount === 0 ? t('basket.free') : money(amount))
}

/** A short day: "Mo., 24. Nov." The day is RFC 3339. */
export const formatShortDay = ({ intl }: Pick<Shop, 'intl'>, day: string): string =>
  withOrdinal(
    new Intl.DateTimeFormat(intl, {
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      timeZone: 'UTC',
    }).format(new Date(day)),
    intl,
  ).replaceAll(' ', '\u00A0')
