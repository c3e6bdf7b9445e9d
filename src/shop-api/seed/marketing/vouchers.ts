import type { voucher } from '#shop-api/schema/marketing.ts'
import { type Currency, SHOPS } from '#shop-api/seed/shops/shops.ts'
import { categoryId } from '#shop-api/seed/shops/tree.ts'

type Voucher = {
  code: string
  currency: Currency
  type: 'absolute' | 'relative'
  /** Minor units, or whole percent. */
  value: number
  minOrderValue?: number
  categories?: string[]
  /** Days from now. */
  from?: number
  until?: number
  isActive?: boolean
}

/** The code for a small discount in each currency; prices use it too. */
export const WELCOME_CODES: Record<Currency, string> = {
  EUR: 'SEHEN10',
  CZK: 'VIDET250',
  PLN: 'WIDZE40',
  CHF: 'VOIR10',
}

const VOUCHERS: readonly Voucher[] = [
  { code: WELCOME_CODES.EUR, currency: 'EUR', type: 'absolute', value: 1000, minOrderValue: 5000 },
  { code: WELCOME_CODES.CZK, currency: 'CZK', type: 'absolute', value: 25_000, minOrderValue: 120_000 },
  { code: WELCOME_CODES.PLN, currency: 'PLN', type: 'absolute', value: 4000, minOrderValue: 20_000 },
  { code: WELCOME_CODES.CHF, currency: 'CHF', type: 'absolute', value: 1000, minOrderValue: 5000 },
  { code: 'SONNE15', currency: 'EUR', type: 'relative', value: 15, categories: ['sun'] },
  { code: 'CARE20', currency: 'CHF', type: 'relative', value: 20, categories: ['care'] },
  { code: 'SOMMER24', currency: 'EUR', type: 'relative', value: 20, from: -200, until: -100 },
  { code: 'ZIMA10', currency: 'CZK', type: 'relative', value: 10, from: 20, until: 60 },
  { code: 'STOP5', currency: 'PLN', type: 'relative', value: 5, isActive: false },
]

const DAY = 86_400_000

/** Amounts off, percentages, for some categories only, over, in the future, withdrawn. */
export const vouchers = (now: Date): (typeof voucher.$inferInsert)[] =>
  VOUCHERS.map(
    ({ code, currency, type, value, minOrderValue, categories, from, until, isActive }, index) => ({
      id: 401 + index,
      code,
      shopIds: SHOPS.filter((shop) => shop.currency === currency).map(({ id }) => id),
      type,
      value,
      minOrderValue: minOrderValue ?? 0,
      categoryIds: (categories ?? []).map(categoryId),
      startsAt: new Date(now.getTime() + (from ?? -60) * DAY).toISOString(),
      endsAt: new Date(now.getTime() + (until ?? 300) * DAY).toISOString(),
      isActive: isActive ?? true,
    }),
  )
