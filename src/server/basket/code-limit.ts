import { ShopError } from '#platform/errors.ts'
import type { RequestScope } from '#server/request/request-scope.ts'
import { PROMOTION_CODE } from '#server/session/rate-limits.ts'

type Chosen = { promotionCode?: string; promotions?: readonly { code?: string }[] }

/** Counts each code that changes try, so that nobody can find one by guessing. Beyond the limit throws ShopError 'too-many'. */
export async function limitCodes({ ctx, caller }: RequestScope, changes: readonly Chosen[]): Promise<void> {
  const codes = new Set(
    changes.flatMap(({ promotionCode, promotions = [] }) =>
      [promotionCode, ...promotions.map(({ code }) => code)].filter((code) => code !== undefined),
    ),
  )
  if (codes.size === 0) return
  const subject = { visitor: caller.user?.id, address: caller.address }
  const retryAfter = await ctx.rateLimits.count(PROMOTION_CODE, subject, codes.size)
  if (retryAfter > 0) throw new ShopError('too-many', 'trying promotion codes', { retryAfter })
}
