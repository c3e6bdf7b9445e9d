import type { ChosenPromotion, Promotion } from './promotion.ts'

type Applicable = { itemId: string | null; promotion: Promotion }

/** Limit for one round, whatever a server sends. */
export const MAX_APPLICATIONS = 200

/**
 * The best promotion that applies to an item of the basket and was not tried since the last change; null ends the round. Gifts that are not
 * in the basket are left to the shopper's choice. A result that is in `tried` is not given again, and there are no more than
 * MAX_APPLICATIONS: the round ends. Spec §4 "Basket mutations".
 */
export function nextApplication(
  applicable: readonly Applicable[],
  tried: ReadonlySet<string>,
): { itemId: string; promotion: Promotion } | null {
  if (tried.size >= MAX_APPLICATIONS) return null
  const [best] = applicable
    .flatMap(({ itemId, promotion }) => (itemId === null ? [] : [{ itemId, promotion }]))
    .filter((each) => !tried.has(applicationKey(each)))
    .toSorted((one, other) => one.promotion.priority - other.promotion.priority)
  return best ?? null
}

/** Identifies an application in `tried`. */
export const applicationKey = ({ itemId, promotion }: { itemId: string; promotion: Promotion }): string =>
  `${itemId} ${promotion.id}`

/** The promotions of an item with one more. */
export const withPromotion = (
  chosen: readonly ChosenPromotion[],
  { id, code }: Promotion,
): ChosenPromotion[] => [
  ...chosen.filter((each) => each.id !== id).map(toChosenPromotion),
  toChosenPromotion({ id, ...(code !== undefined && { code }) }),
]

/** A promotion in the form in which a line chooses it. */
export const toChosenPromotion = ({ id, code }: ChosenPromotion): ChosenPromotion => ({
  id,
  ...(code !== undefined && { code }),
})
