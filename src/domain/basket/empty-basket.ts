import { minor } from '#domain/money/price.ts'
import type { Basket } from './basket.ts'

/** The basket of a shopper who has never added anything. */
export function emptyBasket(currencyCode: string): Basket {
  const nothing = minor(0)
  const tax = { vat: { amount: nothing, rate: 0 } }
  return {
    key: '',
    currencyCode,
    items: [],
    packages: [],
    cost: { withTax: nothing, withoutTax: nothing, tax, currencyCode, appliedReductions: [] },
    applicablePromotions: [],
  }
}
