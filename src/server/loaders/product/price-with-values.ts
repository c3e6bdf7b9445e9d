import { lowestTotalWithValues } from '#domain/configurator/lowest-total-with-values.ts'
import type { Minor } from '#domain/money/price.ts'
import { sunLensOf } from '#domain/prescription/sun-lens.ts'
import { knownValues } from '#server/configurator/known-values.ts'
import { configuredPair, offeredState } from '#server/loaders/configurator.ts'
import type { RequestScope } from '#server/request/request-scope.ts'

/**
 * What a frame costs at least with lenses to the values that its visitor has given already, in minor units. Null where none are known, and
 * where nothing can be made to them now.
 */
export async function priceWithValues(
  scope: RequestScope,
  slug: string,
  query: URLSearchParams,
): Promise<Minor | null> {
  const pair = await configuredPair(scope, slug, query)
  const state = pair && (await offeredState(scope, pair))
  if (!state?.isPurchasable) return null
  const values = await knownValues(scope, state)
  const { product, variant } = state.frame
  const frame = { price: variant.price.withTax, sunLens: sunLensOf(product, variant) }
  return values && lowestTotalWithValues({ frame, context: state.context }, values)
}
