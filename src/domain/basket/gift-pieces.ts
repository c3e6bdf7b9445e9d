import { matchesPromotionCode } from '#domain/promotion/promotion-code.ts'
import { giftOf } from '#domain/promotion/gift.ts'
import type { ChosenPromotion, Promotion } from '#domain/promotion/promotion.ts'

/** Some pieces of a line are the gift of a promotion. */
export type GivenPieces = { promotionId: string; count: number }

type Line = {
  key: string
  variantId: number
  quantity: number
  isAvailable: boolean
  promotions: readonly ChosenPromotion[]
}

/**
 * Which pieces the gifts are, by the key of their line, if all gifts are earned: no more than each promotion gives, and a line is one gift.
 * The first promotion takes first. Independent of the order of the lines.
 */
export function giftPieces(
  lines: readonly Line[],
  promotions: readonly Promotion[],
): Map<string, GivenPieces> {
  const given = new Map<string, GivenPieces>()
  const inOrder = lines.toSorted(byKey)
  for (const promotion of promotions) {
    const { variantIds = [], maxCount: most = 0 } = giftOf(promotion) ?? {}
    let left = most
    for (const { key, variantId, quantity, isAvailable, promotions: chosen } of inOrder) {
      const isChosen = chosen.some(({ id, code }) => id === promotion.id && isOpenedBy(promotion, code))
      const count = Math.min(left, quantity)
      if (!isChosen || !isAvailable || !variantIds.includes(variantId) || given.has(key) || count === 0)
        continue
      given.set(key, { promotionId: promotion.id, count })
      left -= count
    }
  }
  return given
}

/** Without a code of its own a promotion is open to all. */
export const isOpenedBy = (promotion: Pick<Promotion, 'code'>, code: string | undefined): boolean =>
  promotion.code === undefined || matchesPromotionCode(promotion, code ?? '')

/** The order in which amounts and gifts are shared out. */
export const byKey = (one: Pick<Line, 'key'>, other: Pick<Line, 'key'>): number =>
  one.key < other.key ? -1 : 1
