import { itemKey } from '#shop-api/visitor/item-key.ts'
import { MAX_ITEMS } from '#domain/basket/limits.ts'
import type { AddWishlistItem } from '#contract/shop-api/wishlist-request.ts'
import { readStock } from '#shop-api/catalogue/product-repository.ts'
import type { Scope } from '#shop-api/catalogue/scope.ts'
import { lockItems } from '#shop-api/visitor/stored-lists.ts'
import { listRef } from '#shop-api/visitor/list-ref.ts'
import { productOfferStatus, variantOfferStatus } from '#shop-api/visitor/offer-status.ts'
import { deleteWish, insertWish, readWishes, type Wish } from './wishes.ts'

/** 409: already on the wishlist; 412: the shop does not have it; 413: too many entries. These change nothing. */
export type WishOutcome = { status: 200 | 201 | 404 | 409 | 412 | 413; wishes: Wish[] }

/** Adds a product, or one of its variants, to the wishlist. Sold-out products are allowed. */
export async function addWish(scope: Scope, key: string, newItem: AddWishlistItem): Promise<WishOutcome> {
  const { db, now } = scope
  const ref = listRef(scope, key)
  const { customData = {}, itemGroup = null, variantId = null } = newItem
  const offered =
    variantId === null
      ? await productOfferStatus(scope, newItem.productId ?? 0)
      : await variantOfferStatus(scope, variantId)
  if (offered.kind !== 'offered') return { status: 412, wishes: await readWishes(db, ref, now) }

  return db.transaction(async (tx) => {
    const wishes = await lockItems<Wish>(tx, 'wishlist', ref, now)
    const { productId } = offered
    if (wishes.some((wish) => isSame(wish, { productId, variantId, itemGroup })))
      return { status: 409, wishes }
    if (wishes.length >= MAX_ITEMS) return { status: 413, wishes }
    const wish = {
      key: itemKey(),
      productId,
      variantId,
      customData,
      itemGroup,
      position: (wishes.at(-1)?.position ?? 0) + 1,
      stock: variantId === null ? null : ((await readStock(tx, [variantId])).get(variantId) ?? null),
    }
    await insertWish(tx, ref, wish)
    return { status: 201, wishes: [...wishes, wish] }
  })
}

export async function removeWish(scope: Scope, key: string, itemKey: string): Promise<WishOutcome> {
  const { db, now } = scope
  const ref = listRef(scope, key)
  return db.transaction(async (tx) => {
    const wishes = await lockItems<Wish>(tx, 'wishlist', ref, now)
    const wish = wishes.find((each) => each.key === itemKey)
    if (!wish) return { status: 404, wishes }
    await deleteWish(tx, ref, wish)
    return { status: 200, wishes: wishes.filter((each) => each !== wish) }
  })
}

type Named = Pick<Wish, 'productId' | 'variantId' | 'itemGroup'>

/** A product and one of its variants are two entries. */
const isSame = (a: Named, b: Named) =>
  a.productId === b.productId && a.variantId === b.variantId && a.itemGroup?.id === b.itemGroup?.id
