import type { ChosenPromotion, Promotion } from './promotion.ts'

type Applicable = { itemId: string | null; promotion: Promotion }

/** More is tried in no round, whatever a server says. */
export const MOST_APPLICATIONS = 200

/**
 * The best promotion that an item of the basket can have and that was not tried since the last change; null ends the round. Gifts that are
 * not in the basket are the shopper's to choose. Each answer, once it is in `tried`, is never given again, and no more than
 * MOST_APPLICATIONS are: the round ends. Spec §4 "Basket mutations".
 */
export function nextApplication(
  applicable: readonly Applicable[],
  tried: ReadonlySet<string>,
): { itemId: string; promotion: Promotion } | null {
  if (tried.size >= MOST_APPLICATIONS) return null
  const [best] = applicable
    .flatMap(({ itemId, promotion }) => (itemId === null ? [] : [{ itemId, promotion }]))
    .filter((each) => !tried.has(applicationKey(each)))
    .toSorted((one, other) => one.promotion.priority - other.promotion.priority)
  return best ?? null
}

/** What stands for an application in `tried`. */
export const applicationKey = ({ itemId, promotion }: { itemId: string; promotion: Promotion }): string =>
  `${itemId} ${promotion.id}`

/** The promotions of an item with one more. */
export const withPromotion = (
  chosen: readonly ChosenPromotion[],
  { id, code }: Promotion,
): ChosenPromotion[] => [
  ...chosen.filter((each) => each.id !== id).map(asChosen),
  asChosen({ id, ...(code !== undefined && { code }) }),
]

/** A promotion as a line chooses it. */
export const asChosen = ({ id, code }: ChosenPromotion): ChosenPromotion => ({
  id,
  ...(code !== undefined && { code }),
})
