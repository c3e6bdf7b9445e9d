import type { SubscriptionChoice } from '#domain/catalogue/subscription-offer.ts'
import { EYES, type Eye, type EyeSide } from '#domain/prescription/eye-field.ts'
import type { Result } from '#domain/result.ts'
import type { Refusal, RequestScope } from '#server/request/request-scope.ts'
import { basketService } from './basket-service.ts'
import type { ChangedBasket } from './change-basket.ts'
import { subscribedItems } from './subscribe.ts'
import { checkLenses } from './offered-lenses.ts'

/** The lens of one eye, and how many packs of it. */
type EyeOrder = { variantId: number; values: Eye; quantity: number }

/**
 * Adds the lenses of one eye or of both; no pack of a lens is none. Eyes with the same lens become one line. Values that the maker does not
 * offer, and missing ones, fail with 422 'prescription' and `checks`, a rhythm that is not offered with 422 'subscription'; nothing is added.
 */
export async function addContactLenses(
  scope: RequestScope,
  orders: { readonly [Side in EyeSide]?: EyeOrder },
  {
    fields,
    subscription,
  }: { fields?: string | undefined; subscription?: SubscriptionChoice | undefined } = {},
): Promise<Result<ChangedBasket, Refusal>> {
  const ordered = EYES.flatMap((side) => {
    const order = orders[side]
    return order && order.quantity > 0 ? [{ ...order, side }] : []
  })
  const checked = await checkLenses(scope, ordered, { isVariantChosen: true })
  if (!checked.ok) return checked
  const items = checked.value.map(({ side, variantId, quantity, values }) => ({
    variantId,
    quantity,
    customData: { prescriptionValues: { right: {}, left: {}, [side]: values } },
  }))
  const stored = await subscribedItems(
    scope,
    items.map((item) => ({ ...item, ...(subscription && { subscription }) })),
  )
  return stored.ok ? basketService.add(scope, stored.value, 'AddQuantityToExisting', fields) : stored
}
