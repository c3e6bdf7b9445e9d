import { matchesPromotionCode } from '#domain/promotion/promotion-code.ts'
import type { ChosenPromotion, Promotion } from '#domain/promotion/promotion.ts'
import type { Scope } from '#shop-api/catalogue/scope.ts'
import { promotionOf } from '#shop-api/serializers/promotion.ts'
import { withSwissSpelling } from '#shop-api/serializers/swiss-spelling.ts'

/** The promotions of the shop that run now, the best first. */
export function runningPromotions({ snapshot, shop, now }: Scope): Promotion[] {
  const at = now.getTime()
  const running = snapshot.dictionary.promotions.filter(
    ({ shopIds, isActive, startsAt, endsAt }) =>
      isActive && shopIds.includes(shop.id) && Date.parse(startsAt) <= at && at <= Date.parse(endsAt),
  )
  return withSwissSpelling(
    shop,
    running.map((row) => promotionOf(row, shop.language)),
  )
}

/** The promotions that a code opens, in the form in which a line stores them. */
export const promotionsByCode = (scope: Scope, code: string): ChosenPromotion[] =>
  runningPromotions(scope)
    .filter((each) => matchesPromotionCode(each, code))
    .map(({ id }) => ({ id, code }))
