import { branchOrderValues } from '#domain/branch/branch-order.ts'
import type { EarlierOrder } from '#domain/configurator/view.ts'
import { glassesValuesOf } from '#domain/prescription/made-to-measure.ts'
import type { RequestScope } from '#server/request/request-scope.ts'

/**
 * The orders of a signed-in customer from which values can be taken, the latest first: of the shop and of its branches. None where the shop
 * does not list them. They are read with the page, which holds them as long as it is open. A failure is only logged.
 */
export async function earlierOrders({ ctx, variant, caller }: RequestScope): Promise<EarlierOrder[]> {
  const { flags } = await ctx.shop(variant).configuration()
  const customer = caller.session?.customer
  if (!flags.rxValuesFromOrder || !flags.rxOrderHistoryCache || !customer || customer.isGuest) return []
  const failed = (error: unknown) => {
    ctx.log.warn({ error }, 'the configurator does not list all earlier orders')
    return null
  }
  const [found, branchOrders] = await Promise.all([
    ctx.orders.byCustomer(customer.id).catch(failed),
    ctx.branchOrders.ofCustomer(customer.id).catch(failed),
  ])
  const online = (found?.orders ?? [])
    .filter(
      ({ items, confirmedAt, valuesRemoval }) =>
        confirmedAt !== null && valuesRemoval === undefined && glassesValuesOf(items) !== null,
    )
    .map(({ id, placedAt }) => ({ orderNumber: id, orderOrigin: 'online' as const, orderedAt: placedAt }))
  const inBranches = (branchOrders ?? [])
    .filter((order) => branchOrderValues(order) !== null)
    .map(({ id, orderedAt }) => ({ orderNumber: id, orderOrigin: 'branch' as const, orderedAt }))
  return [...online, ...inBranches].toSorted((a, b) => Date.parse(b.orderedAt) - Date.parse(a.orderedAt))
}
