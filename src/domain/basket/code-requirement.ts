import { type Requirement, requirementOf } from '#domain/promotion/condition.ts'
import type { ItemPromotion } from '#domain/promotion/promotion.ts'
import type { BasketItem } from './basket.ts'

/** What the basket lacks for a code that was entered: the first reason; null where the code reduces something, or nobody has entered it. */
export function codeRequirement(
  items: readonly Pick<BasketItem, 'promotions'>[],
  code: string,
): Requirement | null {
  const opened = items.flatMap(({ promotions = [] }) => promotions.filter((each) => each.code === code))
  return opened.some(({ isValid }) => isValid) ? null : firstRequirement(opened)
}

/** What is lacking for the first of the promotions that lacks something; null where none does. */
export const firstRequirement = (promotions: readonly ItemPromotion[]): Requirement | null =>
  promotions.flatMap((each) => requirementOf(each) ?? [])[0] ?? null
