import { isSucceededBy } from '#domain/customer/customer.ts'
import { absoluteUrl, servedVariants } from '#i18n/urls.ts'
import { pathOf } from '#i18n/routes.ts'
import { VARIANTS, type VariantCode } from '#i18n/variants.ts'
import type { VisitorKeys } from '#clients/shop-api/basket-client.ts'
import type { Context } from '#server/context.ts'
import { mergeBaskets } from '#server/basket/merge-baskets.ts'
import type { RequestScope } from '#server/request/request-scope.ts'
import { visitorKeysOf } from '#server/session/visitor-keys.ts'
import type { Requester } from '#modules/auth/auth.ts'
import type { Session } from '#modules/auth/session.ts'
import { claimGuestOrders, claimLostAccounts } from './claim-guest-orders.ts'

/** Where a request comes from, as the auth module needs it. */
export const requesterOf = ({ ctx, variant, caller }: RequestScope): Requester => ({
  variant,
  address: caller.address,
  userAgent: caller.userAgent,
  deviceToken: caller.deviceToken,
  signinUrl: absoluteUrl(ctx.env.domains, caller.origin, variant, pathOf(variant, 'signin') ?? '/'),
})

/**
 * Signs the caller in and ends their previous session. What they had as a visitor or a guest becomes theirs as a
 * customer, in each of the shops. So does what an account has that they cannot prove, because the mailbox is that of the one that signs in: here
 * both are proven, one by its session. The data of another customer stay with that customer.
 */
export async function signIn({ ctx, variant, caller }: RequestScope, session: Session): Promise<void> {
  const before = caller.session
  const { id } = session.customer
  const isSamePerson = before !== null && isSucceededBy(before.customer, session.customer)
  const from = before && !before.customer.isGuest && !isSamePerson ? null : caller.user
  if (isSamePerson && ctx.takesOrders) await ctx.customers.succeed(before.customer.id, id)
  await claimLostAccounts(ctx, session.customer)
  await claimGuestOrders(ctx, session.customer)
  const moveAll = async (shop: VariantCode, owner: string) => {
    const [old, own] = [visitorKeysOf(shop, owner), visitorKeysOf(shop, id)]
    await moveContents(ctx, shop, old, own)
    // Without an account, only guests can reach the form of the checkout.
    if (before) await moveAnswers(ctx, old, own)
    await moveConfigurations(ctx, old, own)
  }
  if (from && from.id !== id) {
    await moveAll(variant, from.id)
    // The Shop API may not serve every shop. This must not prevent a sign-in here.
    for (const shop of servedVariants(ctx.env.domains).filter((each) => each !== variant))
      await moveAll(shop, from.id).catch((error: unknown) =>
        ctx.log.warn({ error, shop }, 'the basket and wishlist of a visitor were not moved in another shop'),
      )
  }
  const auth = await ctx.auth()
  if (before && before.token !== session.token) await auth.signOut(before.token)
  caller.startSession(session, auth.deviceToken(session.customer))
}

/** In one step, which is an addition of the embedded Shop API, otherwise line by line. */
const moveContents = (
  ctx: Context,
  variant: VariantCode,
  from: VisitorKeys,
  to: VisitorKeys,
): Promise<void> =>
  ctx.runExclusive(to.basket, async () => {
    const { shopId } = VARIANTS[variant]
    const baskets = ctx.baskets(variant)
    if (ctx.takesOrders && (await baskets.merge(from, to))) return
    await mergeBaskets(
      { baskets, key: from.basket, fields: '' },
      { baskets, key: to.basket, fields: '' },
      { from: shopId, to: shopId },
    )
    await moveWishes(ctx, variant, from.wishlist, to.wishlist)
  })

/** A failure is only logged: the customer can enter the answers again. */
const moveAnswers = ({ checkoutDrafts, log }: Context, from: VisitorKeys, to: VisitorKeys): Promise<void> =>
  checkoutDrafts
    .move(from.basket, to.basket)
    .catch((error: unknown) => log.warn({ error }, 'the checkout answers of a guest were not moved'))

const moveConfigurations = (
  { configuratorDrafts, log }: Context,
  from: VisitorKeys,
  to: VisitorKeys,
): Promise<void> =>
  configuratorDrafts
    .move(from.basket, to.basket)
    .catch((error: unknown) => log.warn({ error }, 'the configurations of a visitor were not moved'))

async function moveWishes(ctx: Context, variant: VariantCode, from: string, to: string): Promise<void> {
  const wishlists = ctx.wishlists(variant)
  for (const { key, productId, variantId } of (await wishlists.get(from)).items) {
    await wishlists.add(to, variantId === null ? { productId } : { variantId })
    await wishlists.remove(from, key)
  }
}

/** Signs the caller out, here or on all devices. */
export async function signOut({ ctx, caller }: RequestScope, isEverywhere = false): Promise<void> {
  const { session } = caller
  const auth = await ctx.auth()
  if (session && isEverywhere) await auth.signOutEverywhere(session.customer)
  else if (session) await auth.signOut(session.token)
  caller.endSession()
}
