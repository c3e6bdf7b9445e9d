import { VARIANT_CODES, type VariantCode } from '#i18n/variants.ts'
import { ShopError } from '#platform/errors.ts'
import { visitorKeysOf } from '#server/session/visitor-keys.ts'
import type { RequestScope } from '#server/request/request-scope.ts'

type Kind = 'basket' | 'wishlist'

/** Key of the caller's basket or wishlist; null for a visitor who has never added anything. */
export const callerKey = ({ caller, variant }: RequestScope, kind: Kind): string | null =>
  caller.user && visitorKeysOf(variant, caller.user.id)[kind]

/** The variant in whose shop the caller's basket has this key; null where it is not the caller's. */
export const variantOfOwnBasket = (
  { caller: { user } }: Pick<RequestScope, 'caller'>,
  key: string,
): VariantCode | null =>
  (user && VARIANT_CODES.find((code) => visitorKeysOf(code, user.id).basket === key)) ?? null

/**
 * Key of the basket or wishlist to which the caller is about to add. A shop that sells nothing online has none.
 * Spec §6.
 */
export async function ensureCallerKey({ ctx, caller, variant }: RequestScope, kind: Kind): Promise<string> {
  await requireOnlineShop(ctx, variant)
  return visitorKeysOf(variant, caller.ensureUser().id)[kind]
}

async function requireOnlineShop(ctx: RequestScope['ctx'], variant: VariantCode): Promise<void> {
  const { flags } = await ctx.shop(variant).configuration()
  if (!flags.onlineShop) throw new ShopError('not-found', `an online shop for ${variant}`)
}
