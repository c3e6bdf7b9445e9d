import { isCodeOf } from '#domain/promotion/code.ts'
import type { ChosenPromotion, Promotion } from '#domain/promotion/promotion.ts'
import type { Scope } from '#shop-api/catalogue/scope.ts'
import { promotionOf } from '#shop-api/wire/promotion.ts'
import { spelt } from '#shop-api/wire/swiss-spelling.ts'

/** The promotions of the shop that run now, the best first. */
export function runningPromotions({ snapshot, shop, now }: Scope): Promotion[] {
  const at = now.getTime()
  const running = snapshot.dictionary.promotions.filter(
    ({ shopIds, isActive, startsAt, endsAt }) =>
      isActive && shopIds.includes(shop.id) && Date.parse(startsAt) <= at && at <= Date.parse(endsAt),
  )
  return spelt(
    shop,
    running.map((row) => promotionOf(row, shop.language)),
  )
}

/** Those that a code opens, as a line chooses them. */
export const openedBy = (scope: Scope, code: string): ChosenPromotion[] =>
  runningPromotions(scope)
    .filter((each) => isCodeOf(each, code))
    .map(({ id }) => ({ id, code }))
