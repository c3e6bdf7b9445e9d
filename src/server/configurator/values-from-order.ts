import { fail, ok, type Result } from '#domain/result.ts'
import { parseOrderNumber } from '#domain/form/order-number.ts'
import {
  prescriptionFromOrder,
  type OrderOrigin,
  type PrescriptionFromOrder,
} from '#domain/prescription/prescription-from-order.ts'
import { ShopError } from '#platform/errors.ts'
import type { Refusal, RequestScope } from '#server/request/request-scope.ts'

/** What somebody who is not signed in knows of the order. */
export type OrderProof = { email: string } | { zip: string }

type Input = { orderNumber: string; orderOrigin: OrderOrigin; proof?: OrderProof }

/**
 * The values of an earlier order, for its customer or for whoever proves to know it. Spaces in the number do not count. A missing
 * number, an unknown one, one of somebody else and an order without values have the same answer. Spec §5 "Order number for prescription
 * lookup". Throws ShopError 'not-found' where the shop does not offer it.
 */
export async function valuesFromOrder(
  { ctx, variant, caller }: RequestScope,
  { orderNumber, orderOrigin, proof }: Input,
): Promise<Result<PrescriptionFromOrder, Refusal>> {
  const { flags } = await ctx.shop(variant).configuration()
  if (!flags.rxConfigurator || !flags.rxValuesFromOrder)
    throw new ShopError('not-found', 'values from an order')
  const number = parseOrderNumber(orderNumber)
  if (!number.ok) return fail({ status: 422, kind: number.error })
  const id = number.value
  const isAllowed = await ctx.afterSale.lookupLimits.allowLookup(id, caller.address)
  if (!isAllowed) return fail({ status: 429, kind: 'too-many-requests' })
  const customer = caller.session?.customer
  const proofs = [
    ...(proof ? ['zip' in proof ? { zipCode: proof.zip } : proof] : []),
    ...(customer && !customer.isGuest ? [{ customerId: customer.id }] : []),
  ]
  for (const each of orderOrigin === 'online' ? proofs : []) {
    const values = await ctx.orders.prescription(id, each)
    if (values) return ok(prescriptionFromOrder(id, orderOrigin, values))
  }
  return fail({ status: 422, kind: 'validation-failed' })
}
