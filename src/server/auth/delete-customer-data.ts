import { servedVariants } from '#i18n/urls.ts'
import { basketService } from '#server/basket/basket-service.ts'
import type { RequestScope } from '#server/request/request-scope.ts'
import { wishlistService } from '#server/wishlist/wishlist-service.ts'
import { visitorKeysOf } from '#server/session/visitor-keys.ts'

/**
 * Deletes a customer's baskets, wishlists and checkout answers together with the account. If a store cannot be
 * reached, the remaining data expire by themselves; of these only the checkout answers contain a name.
 */
export async function deleteCustomerData(
  { ctx, caller }: RequestScope,
  { id }: { id: string },
): Promise<void> {
  const shops = servedVariants(ctx.env.domains)
  const logFailure = (error: unknown) =>
    ctx.log.warn({ error }, 'some data of a deleted account could not be removed')
  await ctx.checkoutDrafts.delete(...shops.map((shop) => visitorKeysOf(shop, id).basket)).catch(logFailure)
  await Promise.all(
    shops.flatMap((variant) => {
      const scope = { ctx, caller, variant }
      return [basketService.clear(scope).catch(logFailure), wishlistService.clear(scope).catch(logFailure)]
    }),
  )
}
