import { servedVariants } from '#i18n/addresses.ts'
import { basket } from '#server/rpc/basket.ts'
import type { Visit } from '#server/rpc/procedure.ts'
import { wishlist } from '#server/rpc/wishlist.ts'
import { keysOf } from '#server/session/keys.ts'

/**
 * What somebody has in baskets, on wishlists and at checkouts goes with his account. What cannot be reached has his name nowhere but in the
 * answers of a checkout, and goes by itself when its time is over.
 */
export async function forgetBelongings({ ctx, caller }: Visit, { id }: { id: string }): Promise<void> {
  const shops = servedVariants(ctx.env.domains)
  const unreached = (error: unknown) => ctx.log.warn({ error }, 'something outlives its account')
  await ctx.checkouts.forget(...shops.map((shop) => keysOf(shop, id).basket)).catch(unreached)
  await Promise.all(
    shops.flatMap((variant) => {
      const visit = { ctx, caller, variant }
      return [
        basket.clearBasket(visit, {}).catch(unreached),
        wishlist.clearWishlist(visit, {}).catch(unreached),
      ]
    }),
  )
}
