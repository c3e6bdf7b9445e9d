import type { Advanced, Values } from '#shop-api/seed/drafts/draft.ts'
import texts from '#shop-api/seed/tables/lens-texts.json' with { type: 'json' }
import { type Row, words } from '#shop-api/seed/words.ts'

/** Consumable goods can be delivered regularly. `months` is how long a package lasts one customer. */
export const subscriptionValues = (months: number): Values => ({
  subscriptionEligible: true,
  subscriptionInterval: ['1', '2', '3', '6'].filter((interval) => Number(interval) >= Math.min(months, 3)),
  subscriptionTerm: 12,
  subscriptionCancellationPolicy: months > 2 ? 'after-second' : 'anytime',
})

export const subscriptionAttributes = (): Advanced[] => [
  discount('subscriptionDiscount', 10, texts.discount),
  discount('subscriptionSubsequentDiscount', 12, texts.subsequent),
]

const discount = (
  key: 'subscriptionDiscount' | 'subscriptionSubsequentDiscount',
  value: number,
  row: Row,
): Advanced => ({ key, rows: (language) => [{ value, unit: '%', text: words(...row)[language] }] })
