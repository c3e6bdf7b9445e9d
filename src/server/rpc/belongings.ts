import { VARIANT_CODES, type VariantCode } from '#i18n/variants.ts'
import { ShopError } from '#server/errors.ts'
import { keysOf } from '#server/session/keys.ts'
import type { Visit } from './procedure.ts'

type Kind = 'basket' | 'wishlist'

/** Key of what the caller has; null for somebody who has never acted. */
export const keyOf = ({ caller, variant }: Visit, kind: Kind): string | null =>
  caller.user && keysOf(variant, caller.user.id)[kind]

/** The variant in whose shop the caller's basket has this key; null where it is none of his. */
export const shopOfOwnBasket = ({ caller: { user } }: Visit, key: string): VariantCode | null =>
  (user && VARIANT_CODES.find((code) => keysOf(code, user.id).basket === key)) ?? null

/** Key of what the caller is about to have. A shop that sells nothing online has none for anybody. Spec §6. */
export async function keyToFill({ ctx, caller, variant }: Visit, kind: Kind): Promise<string> {
  await demandOnlineShop(ctx, variant)
  return keysOf(variant, caller.act().id)[kind]
}

async function demandOnlineShop(ctx: Visit['ctx'], variant: VariantCode): Promise<void> {
  const { flags } = await ctx.shop(variant).configuration()
  if (!flags.onlineShop) throw new ShopError('not-found', `an online shop for ${variant}`)
}
