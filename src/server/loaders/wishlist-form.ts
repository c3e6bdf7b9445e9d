import { WISHLIST_NOTES, type WishlistNote } from '#domain/wishlist/note.ts'
import { buyableVariant } from '#domain/wishlist/buyable.ts'
import { basket } from '#server/rpc/basket.ts'
import type { Visit } from '#server/rpc/procedure.ts'
import { wishlist } from '#server/rpc/wishlist.ts'
import { answerForm } from './answer-form.ts'
import { wishesOf } from './wishlist.ts'

/** What a redirect carries of it to the page that is shown next. */
export function noteIn(query: URLSearchParams): { note: WishlistNote | null; undo: string | null } {
  const note = WISHLIST_NOTES.find((each) => each === query.get('note')) ?? null
  const undo = query.get('undo') ?? ''
  return { note, undo: note === 'removed' && wishOf(undo) ? undo : null }
}

/** Follows the form of a request, and leads on to the wishlist, where it is said how it went. */
export const answerWishlistForm = (
  visit: Visit,
  request: Request,
  url: URL,
  address: string,
): Promise<Response> => answerForm(visit, request, { url, address }, followWishlistForm)

/** What was done, and what would undo it: the value of an `add`. */
type Followed = { note: WishlistNote; undo?: string }

/** What may be refused, by its kind. */
const REFUSED: Record<string, WishlistNote> = {
  ItemAlreadyPresent: 'present',
  ItemUnvailable: 'unavailable',
  MaximumItemCountReached: 'full',
}

/**
 * Follows the form of the wishlist: one field named `add` (`p12` for a product, `v34` for a variant), `remove` or `move` (the key of an
 * item; into the basket). What is not understood is `failed`.
 */
export async function followWishlistForm(visit: Visit, form: FormData): Promise<Followed> {
  const field = (name: string) => form.get(name)?.toString() ?? ''
  if (await isTooOften(visit)) return { note: 'failed' }
  if (field('add')) return add(visit, field('add'))
  if (field('remove')) return remove(visit, field('remove'))
  return field('move') ? move(visit, field('move')) : { note: 'failed' }
}

const isTooOften = async ({ ctx, caller }: Visit): Promise<boolean> =>
  (await ctx.limits.count('wishlist form', { visitor: caller.user?.id, address: undefined })) > 0

/** The product or the variant that a value of `add` names. */
export function wishOf(value: string): { productId: number } | { variantId: number } | null {
  const [, kind, id] = /^([pv])(\d{1,9})$/.exec(value) ?? []
  if (!kind || Number(id) === 0) return null
  return kind === 'v' ? { variantId: Number(id) } : { productId: Number(id) }
}

async function add(visit: Visit, value: string): Promise<Followed> {
  const wish = wishOf(value)
  if (!wish) return { note: 'failed' }
  const result = await wishlist.addItemToWishlist(visit, { ...wish, with: '' })
  return { note: result.ok ? 'added' : (REFUSED[result.error.kind] ?? 'failed') }
}

async function remove(visit: Visit, key: string): Promise<Followed> {
  const item = (await wishesOf(visit)).find((each) => each.key === key)
  if (!item) return { note: 'removed' }
  const result = await wishlist.removeItemFromWishlist(visit, { itemKey: key, with: '' })
  const undo = item.variantId === null ? `p${item.productId}` : `v${item.variantId}`
  return result.ok ? { note: 'removed', undo } : { note: 'failed' }
}

/** The wish is kept until it lies in the basket. */
async function move(visit: Visit, key: string): Promise<Followed> {
  const item = (await wishesOf(visit)).find((each) => each.key === key)
  const variantId = item && buyableVariant(item)
  if (!variantId) return { note: 'unavailable' }
  const result = await basket.addItemToBasket(visit, { variantId, quantity: 1 })
  if (!result.ok) return { note: REFUSED[result.error.kind] ?? 'failed' }
  await wishlist.removeItemFromWishlist(visit, { itemKey: key, with: '' })
  return { note: 'moved' }
}
