import { isPurchasable } from '#domain/catalogue/availability.ts'
import { cheapestVariant } from '#domain/catalogue/cheapest.ts'
import { salesStatus } from '#domain/catalogue/sales-status.ts'
import { isFree } from '#domain/catalogue/zero-price.ts'
import { lowestTotalWithValues } from '#domain/configurator/lowest-total-with-values.ts'
import { prescriptionOf } from '#domain/configurator/typed-prescription.ts'
import type { Minor } from '#domain/money/price.ts'
import { sunLensOf } from '#domain/prescription/sun-lens.ts'
import { accountValues } from '#server/configurator/account-values.ts'
import { configuredFrame } from '#server/configurator/configured-frame.ts'
import { offeredFor } from '#server/configurator/configurator-state.ts'
import { rxParts } from '#server/configurator/rx-parts.ts'
import type { RequestScope } from '#server/request/request-scope.ts'

/** Most products of one request: a list has 24, with those that were added to it. */
const MOST = 96

/**
 * What frames cost at least with lenses to the caller's own values of their account, and not those of somebody whom they have named, in minor units, by the id of the product. Other goods, and
 * frames of which nothing can be made to these values now, are absent; all are where the account has no values.
 */
export async function pricesWithValues(
  scope: RequestScope,
  productIds: readonly number[],
): Promise<Map<number, Minor>> {
  const { ctx, variant: code } = scope
  const { flags } = await ctx.shop(code).configuration()
  const account = flags.onlineShop && flags.rxConfigurator ? await accountValues(scope) : null
  const isOwn = account?.wearer === null || account?.wearer === scope.caller.session?.customer.firstName
  if (!account || !isOwn) return new Map()
  const values = prescriptionOf(account.answers, null).prescription
  const offered = offeredFor(await rxParts(ctx, code))

  async function priceOf(id: number): Promise<[number, Minor][]> {
    const product = await ctx.shop(code).product(id, { with: 'variants', includeSellableForFree: true })
    const cheapest = product && cheapestVariant(product)
    if (!cheapest || !isPurchasable(cheapest, salesStatus(product))) return []
    if (isFree(cheapest) && !flags.zeroCostFrames) return []
    const frame = await configuredFrame(ctx, code, cheapest.id).catch(() => null)
    const price =
      frame &&
      lowestTotalWithValues(
        {
          frame: { price: cheapest.price.withTax, sunLens: sunLensOf(frame.product, cheapest) },
          context: { frame, offered },
        },
        values,
      )
    return price === null ? [] : [[id, price]]
  }

  const found = await Promise.all([...new Set(productIds)].slice(0, MOST).map(priceOf))
  return new Map(found.flat())
}
