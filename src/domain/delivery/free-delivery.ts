import type { Basket } from '#domain/basket/basket.ts'
import { isTried } from '#domain/basket/try-on.ts'
import { minor, type Minor } from '#domain/money/price.ts'
import { isMadeToMeasure } from '#domain/prescription/made-to-measure.ts'

/** From which value of goods parcels are free, and whether those with glasses made to measure always are. */
export type FreeDeliveryTerms = { from: Minor; isFreeForGlasses: boolean }

/** What goods still lack until their parcel is free, in minor units; 0 where it is. `goods` is their total after all reductions. */
export const missingForFreeDelivery = (goods: Minor, from: Minor): Minor => minor(Math.max(0, from - goods))

/** The same for a basket. What is only tried on, or made to measure where the shop says so, is sent free of charge. */
export function missingInBasket(
  { cost, items }: Pick<Basket, 'cost' | 'items'>,
  { from, isFreeForGlasses }: FreeDeliveryTerms,
): Minor {
  const isFree = items.every(isTried) || (isFreeForGlasses && items.some(isMadeToMeasure))
  return isFree ? minor(0) : missingForFreeDelivery(cost.withTax, from)
}
