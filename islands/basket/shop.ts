import { formatMoney } from '#domain/money/format.ts'
import type { Minor } from '#domain/money/price.ts'

/** Whose basket it is: how its shop writes amounts, and where its pages are. A prop. */
export type Shop = {
  intl: string
  currency: string
  /** Before every path of the variant: "/de-de", or nothing. */
  base: string
  basketHref: string
  checkoutHref: string
}

export const moneyOf =
  ({ intl, currency }: Shop) =>
  (amount: Minor): string =>
    formatMoney(amount, { intl, currency })

/** A day as one says it: "Mo., 24. Nov." The day is RFC 3339. */
export const dayOf = ({ intl }: Shop, day: string): string =>
  new Intl.DateTimeFormat(intl, { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' })
    .format(new Date(day))
    .replaceAll(' ', '\u00A0')
