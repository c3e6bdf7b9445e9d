import { READ_BACK_VERSION } from '#domain/prescription/configured-items.ts'
import type { Prescription } from '#domain/prescription/eye-field.ts'
import { type Affirmed, affirmedOf, prescriptionValuesOf } from '#domain/prescription/made-to-measure.ts'
import { valuesText } from '#domain/prescription/values-text.ts'
import { readBasket } from '#server/basket/add-items.ts'
import { basketHandle } from '#server/basket/change-basket.ts'
import { callerKey } from '#server/request/caller-keys.ts'
import type { RequestScope } from '#server/request/request-scope.ts'

/** The caller affirms values now. An order keeps the account when it leaves the basket. */
export const affirmNow = ({ ctx, caller: { session } }: RequestScope): Affirmed => ({
  at: ctx.now().toISOString(),
  textVersion: READ_BACK_VERSION,
  by: session === null || session.customer.isGuest ? 'guest' : session.customer.id,
})

/**
 * Who affirmed the values of a pair that is put into the basket, and when: that of the pair in whose place it is put, if the values
 * stay, else `affirmed` of the draft or of an earlier order, else now. Whoever has read them back in today's text since has affirmed that.
 */
export async function affirmationOf(
  scope: RequestScope,
  prescription: Prescription,
  { affirmed, replaces }: { affirmed?: Affirmed | null; replaces?: string },
): Promise<Affirmed> {
  const before = replaces === undefined ? null : await affirmedInBasket(scope, replaces, prescription)
  const known = [before, affirmed].filter((each) => each != null)
  return known.find(({ textVersion }) => textVersion === READ_BACK_VERSION) ?? known[0] ?? affirmNow(scope)
}

/** Null where the caller's basket has no such pair, or one with other values. */
async function affirmedInBasket(
  scope: RequestScope,
  groupId: string,
  prescription: Prescription,
): Promise<Affirmed | null> {
  const basketKey = callerKey(scope, 'basket')
  if (basketKey === null) return null
  const { items } = await readBasket(basketHandle(scope, basketKey, undefined))
  const frame = items.find(({ itemGroup }) => itemGroup?.id === groupId && itemGroup.isMainItem)
  const values = frame && prescriptionValuesOf(frame)
  return values && valuesText(values) === valuesText(prescription) ? affirmedOf(frame) : null
}
