import { absoluteAddress, servedVariants } from '#i18n/addresses.ts'
import { pathOf } from '#i18n/routes.ts'
import type { VariantCode } from '#i18n/variants.ts'
import type { Belongings } from '#server/clients/basket-client.ts'
import type { Context } from '#server/context.ts'
import { mergeBaskets } from '#server/rpc/merge-baskets.ts'
import type { Visit } from '#server/rpc/procedure.ts'
import { keysOf } from '#server/session/keys.ts'
import type { Asker } from './auth.ts'
import type { Session } from './session.ts'

/** Where somebody asks, for those who keep accounts. */
export const askerOf = ({ ctx, variant, caller }: Visit): Asker => ({
  variant,
  address: caller.address,
  page: absoluteAddress(ctx.env.domains, caller.origin, variant, pathOf(variant, 'signin') ?? '/'),
})

/**
 * Signs the caller in. The session that he had is over, and what he had as a visitor or a guest is his as a customer, in each of the shops;
 * what another customer has stays with that one.
 */
export async function arrive({ ctx, variant, caller }: Visit, session: Session): Promise<void> {
  const before = caller.session
  const from = before && !before.customer.isGuest ? null : caller.user
  const { id } = session.customer
  const bring = async (shop: VariantCode, owner: string) => {
    const [old, own] = [keysOf(shop, owner), keysOf(shop, id)]
    await bringAlong(ctx, shop, old, own)
    // Only guests come as far as the questions of the checkout without an account.
    if (before) await bringAnswers(ctx, old, own)
  }
  if (from && from.id !== id) {
    await bring(variant, from.id)
    // A Shop API may lack a shop, and nobody is to be kept out of this one for it.
    for (const shop of servedVariants(ctx.env.domains).filter((each) => each !== variant))
      await bring(shop, from.id).catch((error: unknown) =>
        ctx.log.warn({ error, shop }, 'what a visitor has in another shop stays where it is'),
      )
  }
  if (before && before.token !== session.token) await (await ctx.auth()).signOut(before.token)
  caller.enter(session)
}

/** At once where the Shop API can, else line by line. */
const bringAlong = (ctx: Context, variant: VariantCode, from: Belongings, to: Belongings): Promise<void> =>
  ctx.inTurn(to.basket, async () => {
    const baskets = ctx.baskets(variant)
    if (await baskets.merge(from, to)) return
    await mergeBaskets({ baskets, key: from.basket, fields: '' }, { baskets, key: to.basket, fields: '' })
    await moveWishes(ctx, variant, from.wishlist, to.wishlist)
  })

/** They may be given once more. */
const bringAnswers = ({ checkouts, log }: Context, from: Belongings, to: Belongings): Promise<void> =>
  checkouts
    .move(from.basket, to.basket)
    .catch((error: unknown) => log.warn({ error }, 'what a guest has answered stays where it is'))

async function moveWishes(ctx: Context, variant: VariantCode, from: string, to: string): Promise<void> {
  const wishlists = ctx.wishlists(variant)
  for (const { key, productId, variantId } of (await wishlists.get(from)).items) {
    await wishlists.add(to, variantId === null ? { productId } : { variantId })
    await wishlists.remove(from, key)
  }
}

/** Signs the caller out, here or wherever he is signed in. */
export async function depart({ ctx, caller }: Visit, isEverywhere = false): Promise<void> {
  const { session } = caller
  const auth = await ctx.auth()
  if (session && isEverywhere) await auth.signOutEverywhere(session.customer)
  else if (session) await auth.signOut(session.token)
  caller.leave()
}
