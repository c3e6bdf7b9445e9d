/** An amount in the smallest unit of its currency: 1999 is 19,99 €. Spec §9. */
export type Minor = number & { readonly unit: 'minor' }

/** The only function that casts a number to an amount. Throws on anything but a safe integer. */
export function minor(amount: number): Minor {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`not an amount in minor units: ${amount}`)
  return amount as Minor
}

export type ReductionCategory =
  | 'sale'
  | 'campaign'
  | 'promotion'
  | 'voucher'
  | 'automatic_discount'
  | 'buy_x_get_y'

export type Reduction = {
  category: ReductionCategory
  type: 'relative' | 'absolute'
  /** `relative` is a fraction of the price before this reduction, 0 to 1. */
  amount: { relative: number; absoluteWithTax: Minor }
  code?: string
  promotionId?: string
}

/** The final price, after all reductions. Field names are those of the Shop API. */
export type Price = {
  withTax: Minor
  withoutTax: Minor
  /** `rate` is a fraction: 0.19. */
  tax: { vat: { amount: Minor; rate: number } }
  currencyCode: string
  /** In the order in which they were applied. */
  appliedReductions: Reduction[]
  recommendedRetailPrice: Minor | null
  /** Price of one `size` `unit` (100 ml, 1 l), required by law for lens care products. */
  reference: { withTax: Minor; size: number; unit: string } | null
}

/** The lowest price of the 30 days before the reduction. Null where none is known. */
export type LowestPriorPrice = {
  withTax: Minor | null
  /** Difference of the current price from it, as a fraction: -0.2 is 20 % less. */
  relativeDifferenceToPrice: number | null
}
