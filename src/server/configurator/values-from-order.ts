import type { Customer } from '#domain/customer/customer.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { parseOrderNumber } from '#domain/form/order-number.ts'
import { withoutHeights } from '#domain/prescription/fitting-height.ts'
import {
  ORDER_ORIGINS,
  prescriptionFromOrder,
  type OrderOrigin,
  type PrescriptionFromOrder,
} from '#domain/prescription/prescription-from-order.ts'
import type { MadeValues } from '#domain/prescription/made-to-measure.ts'
import type { OrderClient } from '#clients/shop-api/order-client.ts'
import { lensValuesOf, type OwnValues } from '#domain/order/own-values.ts'
import { ShopError } from '#platform/errors.ts'
import type { Context } from '#server/context.ts'
import type { Refusal, RequestScope } from '#server/request/request-scope.ts'

/** What somebody who is not signed in knows of the order. */
export type OrderProof = { email: string } | { zip: string }

type Input = {
  orderNumber: string
  orderOrigin: OrderOrigin
  proof?: OrderProof
  /** Glasses by default. */
  goods?: OwnValues['kind']
}

/**
 * The values of an earlier order, for its customer or for whoever proves to know it. Customers have the latest lenses without a number. Spaces in the number do not count. A missing
 * number, an unknown one, one of somebody else and an order without values have the same answer. An own order is found wherever it was placed. Fitting heights stay with the frame of the
 * order. Spec §5 "Order number for prescription lookup". Throws ShopError 'not-found' where the shop does not offer it.
 */
export async function valuesFromOrder(
  { ctx, variant, caller }: RequestScope,
  { orderNumber, orderOrigin, proof, goods = 'glasses' }: Input,
): Promise<Result<PrescriptionFromOrder, Refusal>> {
  const { flags } = await ctx.shop(variant).configuration()
  if (!flags.rxValuesFromOrder || (goods === 'glasses' && !flags.rxConfigurator))
    throw new ShopError('not-found', 'values from an order')
  const customer = caller.session?.customer
  const account = customer && !customer.isGuest ? customer : null
  if (goods === 'lenses' && account && orderNumber.trim() === '') {
    const latest = await latestLenses(ctx, account)
    return latest ? ok(latest) : fail({ status: 422, kind: 'validation-failed' })
  }
  const number = parseOrderNumber(orderNumber)
  if (!number.ok) return fail({ status: 422, kind: number.error })
  const id = number.value
  const isAllowed = await ctx.afterSale.lookupLimits.allowLookup(id, caller.address)
  if (!isAllowed) return fail({ status: 429, kind: 'too-many-requests' })
  const origins = [orderOrigin, ...ORDER_ORIGINS.filter((origin) => origin !== orderOrigin)]
  const lookups = [
    ...(proof ? [{ origin: orderOrigin, proof: 'zip' in proof ? { zipCode: proof.zip } : proof }] : []),
    ...(account ? origins.map((origin) => ({ origin, proof: { customerId: account.id } })) : []),
  ]
  for (const { origin, proof: each } of lookups) {
    const values = await valuesOf(ctx, id, each, { orderOrigin: origin, goods })
    if (values) {
      const { prescription, ...made } = values
      return ok(prescriptionFromOrder(id, origin, withoutHeights(prescription), made))
    }
  }
  return fail({ status: 422, kind: 'validation-failed' })
}

async function latestLenses(ctx: Context, { id }: Customer): Promise<PrescriptionFromOrder | null> {
  const { orders } = await ctx.orders.byCustomer(id)
  for (const order of orders.filter((each) => each.confirmedAt !== null && !each.valuesRemoval)) {
    const values = lensValuesOf(order)
    if (values) return prescriptionFromOrder(order.id, 'online', values, { orderedOn: order.placedAt })
  }
  return null
}

/** Branches make glasses, to a distance that they measure; packs of lenses they sell without an order. */
async function valuesOf(
  { orders, branchOrders }: Pick<Context, 'orders' | 'branchOrders'>,
  id: string,
  proof: Parameters<OrderClient['prescription']>[1],
  { orderOrigin, goods }: { orderOrigin: OrderOrigin; goods: OwnValues['kind'] },
): Promise<MadeValues | null> {
  if (orderOrigin === 'online') return orders.prescription(id, proof, goods)
  const made = goods === 'glasses' ? await branchOrders.prescription(id, proof) : null
  return made && { ...made, pupilDistance: { method: 'branch' } }
}
