import { ShopError } from '#platform/errors.ts'
import { servedVariants } from '#i18n/urls.ts'
import { basketService } from '#server/basket/basket-service.ts'
import type { RequestScope } from '#server/request/request-scope.ts'
import { wishlistService } from '#server/wishlist/wishlist-service.ts'
import { visitorKeysOf } from '#server/session/visitor-keys.ts'

/**
 * Nothing is delivered to, or charged from, somebody who has no account any more; their values and appointments are removed, and their orders are
 * those of a guest. To be called before it is deleted: where it fails, the account stays. Pictures of slips that cannot be deleted now are deleted later.
 */
export async function endCustomerRelations(
  {
    subscriptions,
    orders,
    branchOrders,
    appointments,
    afterSale,
    customers,
    takesOrders,
    log,
  }: RequestScope['ctx'],
  customerId: string,
): Promise<void> {
  const by = { actor: 'customer', customerId } as const
  for (const { id } of await subscriptions.list(customerId))
    await subscriptions.cancel(id, { by, manner: 'extraordinary' })
  await branchOrders.removeValues({ customerId })
  const { removed } = await orders.removeValues({ customerId })
  await afterSale.slips
    .deleteOf(removed)
    .catch((error: unknown) => log.warn({ error }, 'pictures of slips are deleted later'))
  await appointments.deleteOf(customerId)
  // Last, as it would hide from the calls above whose they are.
  if (takesOrders && (await customers.release([customerId])).length === 0)
    throw new ShopError('upstream', 'a subscription of a deleted account')
}

/**
 * Deletes a customer's baskets, wishlists, and the answers of checkout and configurator, together with the account. If a store
 * cannot be reached, the remaining data expire by themselves; of these only the checkout answers contain a name. `endCustomerRelations` was
 * called before.
 */
export async function deleteCustomerData(
  { ctx, caller }: RequestScope,
  { id }: { id: string },
): Promise<void> {
  const shops = servedVariants(ctx.env.domains)
  const logFailure = (error: unknown) =>
    ctx.log.warn({ error }, 'some data of a deleted account could not be removed')
  const basketKeys = shops.map((shop) => visitorKeysOf(shop, id).basket)
  await ctx.checkoutDrafts.delete(...basketKeys).catch(logFailure)
  await ctx.configuratorDrafts.deleteAll(...basketKeys).catch(logFailure)
  await Promise.all(
    shops.flatMap((variant) => {
      const scope = { ctx, caller, variant }
      return [basketService.clear(scope).catch(logFailure), wishlistService.clear(scope).catch(logFailure)]
    }),
  )
}
