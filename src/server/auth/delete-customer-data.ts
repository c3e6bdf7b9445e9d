import { servedVariants } from '#i18n/urls.ts'
import { basketService } from '#server/basket/basket-service.ts'
import type { RequestScope } from '#server/request/request-scope.ts'
import { wishlistService } from '#server/wishlist/wishlist-service.ts'
import { visitorKeysOf } from '#server/session/visitor-keys.ts'

/** Nothing is delivered to, or charged from, somebody who has no account any more. To be called before it is deleted: where it fails, the account stays. */
export async function cancelSubscriptions(
  { subscriptions }: RequestScope['ctx'],
  customerId: string,
): Promise<void> {
  const by = { actor: 'customer', customerId } as const
  for (const { id } of await subscriptions.list(customerId))
    await subscriptions.cancel(id, { by, manner: 'extraordinary' })
}

/**
 * Deletes a customer's appointments, baskets, wishlists, the answers of checkout and configurator, and pictures of reading slips that nobody needs,
 * together with the account. If a store cannot be reached, the remaining data expire by themselves; of these only the checkout answers
 * contain a name. Subscriptions were cancelled, and values in orders removed, before.
 */
export async function deleteCustomerData(
  { ctx, caller }: RequestScope,
  { id }: { id: string },
): Promise<void> {
  const shops = servedVariants(ctx.env.domains)
  const logFailure = (error: unknown) =>
    ctx.log.warn({ error }, 'some data of a deleted account could not be removed')
  await ctx.appointments.deleteOf(id).catch(logFailure)
  const basketKeys = shops.map((shop) => visitorKeysOf(shop, id).basket)
  await ctx.checkoutDrafts.delete(...basketKeys).catch(logFailure)
  await ctx.configuratorDrafts.deleteAll(...basketKeys).catch(logFailure)
  await ctx.afterSale.slips.deleteUnneeded().catch(logFailure)
  await Promise.all(
    shops.flatMap((variant) => {
      const scope = { ctx, caller, variant }
      return [basketService.clear(scope).catch(logFailure), wishlistService.clear(scope).catch(logFailure)]
    }),
  )
}
