import { WISHLIST_NOTES, type WishlistNote } from '#domain/wishlist/note.ts'
import { buyableVariant } from '#domain/wishlist/buyable.ts'
import { basketService } from '#server/basket/basket-service.ts'
import type { RequestScope } from '#server/request/request-scope.ts'
import { wishesOf } from '#server/loaders/wishlist.ts'
import { wishlistService } from '#server/wishlist/wishlist-service.ts'
import { formAction, isRateLimited, seeOther } from './form-action.ts'

/** The note after a redirect, from the query of the address. */
export function wishlistNoteIn(query: URLSearchParams): { note: WishlistNote | null; undo: string | null } {
  const note = WISHLIST_NOTES.find((each) => each === query.get('note')) ?? null
  const undo = query.get('undo') ?? ''
  return { note, undo: note === 'removed' && wishOf(undo) ? undo : null }
}

/** Handles a wishlist form and redirects to the wishlist, which shows the outcome. */
export const handleWishlistForm = (
  scope: RequestScope,
  request: Request,
  url: URL,
  address: string,
): Promise<Response> =>
  formAction(request, url, async (form) =>
    seeOther(`${address}?${new URLSearchParams(await applyWishlistForm(scope, form))}`, scope.caller),
  )

/** The outcome, and the value of an `add` that would undo it. */
type FormOutcome = { note: WishlistNote; undo?: string }

/** The note for each kind of failure. */
const FAILURE_NOTES: Record<string, WishlistNote> = {
  ItemAlreadyPresent: 'present',
  ItemUnvailable: 'unavailable',
  MaximumItemCountReached: 'full',
}

/**
 * Applies the wishlist form: fields named `add` (`p12` for a product, `v34` for a variant), or one named `remove` or
 * `move` (the key of an item; into the basket). Invalid values result in `failed`; of several `add` the last decides.
 */
export async function applyWishlistForm(scope: RequestScope, form: FormData): Promise<FormOutcome> {
  const field = (name: string) => form.get(name)?.toString() ?? ''
  if (await isRateLimited(scope, 'wishlist form')) return { note: 'failed' }
  const added = form.getAll('add').map(String).filter(Boolean)
  if (added.length > 0) return addAll(scope, added)
  if (field('remove')) return remove(scope, field('remove'))
  return field('move') ? move(scope, field('move')) : { note: 'failed' }
}

/** The product or the variant that a value of `add` names. */
export function wishOf(value: string): { productId: number } | { variantId: number } | null {
  const [, kind, id] = /^([pv])(\d{1,9})$/.exec(value) ?? []
  if (!kind || Number(id) === 0) return null
  return kind === 'v' ? { variantId: Number(id) } : { productId: Number(id) }
}

/** Most hearts that one form may name: somebody leaves a page right after pressing them. */
const MAX_ADDED = 20

async function addAll(scope: RequestScope, values: readonly string[]): Promise<FormOutcome> {
  let outcome: FormOutcome = { note: 'failed' }
  for (const value of values.slice(0, MAX_ADDED)) outcome = await add(scope, value)
  return outcome
}

async function add(scope: RequestScope, value: string): Promise<FormOutcome> {
  const wish = wishOf(value)
  if (!wish) return { note: 'failed' }
  const result = await wishlistService.add(scope, wish, '')
  return { note: result.ok ? 'added' : (FAILURE_NOTES[result.error.kind] ?? 'failed') }
}

async function remove(scope: RequestScope, key: string): Promise<FormOutcome> {
  const item = (await wishesOf(scope)).find((each) => each.key === key)
  if (!item) return { note: 'removed' }
  const result = await wishlistService.remove(scope, key, '')
  const undo = item.variantId === null ? `p${item.productId}` : `v${item.variantId}`
  return result.ok ? { note: 'removed', undo } : { note: 'failed' }
}

/** The item is removed from the wishlist only after it is in the basket. */
async function move(scope: RequestScope, key: string): Promise<FormOutcome> {
  const item = (await wishesOf(scope)).find((each) => each.key === key)
  const variantId = item && buyableVariant(item)
  if (!variantId) return { note: 'unavailable' }
  const result = await basketService.add(scope, [{ variantId, quantity: 1 }])
  if (!result.ok) return { note: FAILURE_NOTES[result.error.kind] ?? 'failed' }
  await wishlistService.remove(scope, key, '')
  return { note: 'moved' }
}
