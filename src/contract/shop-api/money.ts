import { z } from 'zod'
import { isRecord } from '#domain/is-record.ts'
import type { LowestPriorPrice, Minor, Price, Reduction } from '#domain/money/price.ts'
import { DEFAULT_VAT_RATE } from '#domain/money/reduction.ts'
import { taxBetween } from '#domain/money/tax.ts'

export const minor = z.custom<Minor>((amount) => Number.isSafeInteger(amount), 'not an amount in minor units')
const fraction = z.number()

const reduction = z.object({
  category: z.enum(['sale', 'campaign', 'promotion', 'voucher', 'automatic_discount', 'buy_x_get_y']),
  type: z.enum(['relative', 'absolute']),
  amount: z.object({ relative: fraction, absoluteWithTax: minor }),
  code: z.string().exactOptional(),
  promotionId: z.string().exactOptional(),
}) satisfies z.ZodType<Reduction>

export const wholePrice = z.object({
  withTax: minor,
  withoutTax: minor,
  tax: z.object({ vat: z.object({ amount: minor, rate: fraction.default(DEFAULT_VAT_RATE) }) }),
  currencyCode: z.string().length(3),
  appliedReductions: z.array(reduction),
  recommendedRetailPrice: minor.nullable().default(null),
  reference: z.object({ withTax: minor, size: z.number(), unit: z.string() }).nullable().default(null),
}) satisfies z.ZodType<Price>

const untaxed = z.looseObject({ withTax: minor, withoutTax: minor, tax: z.undefined().optional() })

/** The prices in a basket may come without their tax: it is the difference of both amounts. */
export function withItsTax(price: unknown): unknown {
  if (!isRecord(price) || price['tax'] !== undefined) return price
  const { data } = untaxed.safeParse(price)
  return data ? { ...data, tax: { vat: taxBetween(data.withTax, data.withoutTax) } } : price
}

export const price = z.preprocess(withItsTax, wholePrice) satisfies z.ZodType<Price>

/** A price that everybody sees: a code is for those who have entered it. */
export const listedPrice = z.preprocess(
  withItsTax,
  wholePrice.extend({ appliedReductions: z.array(reduction.omit({ code: true })) }),
) satisfies z.ZodType<Price>

export const lowestPriorPrice = z.object({
  withTax: minor.nullable(),
  relativeDifferenceToPrice: fraction.nullable(),
}) satisfies z.ZodType<LowestPriorPrice>
