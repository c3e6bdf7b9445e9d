import { itemKey } from '#shop-api/visitor/item-key.ts'
import { MOST_ITEMS } from '#domain/basket/limits.ts'
import type { AddWish } from '#contract/shop-api/wishlist-request.ts'
import { readStock } from '#shop-api/catalogue/records.ts'
import type { Scope } from '#shop-api/catalogue/scope.ts'
import { claim } from '#shop-api/visitor/kept.ts'
import { offeredProduct, offeredVariant } from '#shop-api/visitor/offered.ts'
import { deleteWish, insertWish, readWishes, type Wish } from './wishes.ts'

/** 409: it is wished already; 412: the shop does not have it; 413: too many wishes. On these nothing changed. */
export type WishOutcome = { status: 200 | 201 | 404 | 409 | 412 | 413; wishes: Wish[] }

/** Wishes for a product, or for one variant of it. What is sold out may be wished for. */
export async function addWish(scope: Scope, key: string, asked: AddWish): Promise<WishOutcome> {
  const { db, now, shop } = scope
  const ref = { shopId: shop.id, key }
  const { customData = {}, itemGroup = null, variantId = null } = asked
  const offered =
    variantId === null
      ? await offeredProduct(scope, asked.productId ?? 0)
      : await offeredVariant(scope, variantId)
  if (offered.kind !== 'offered') return { status: 412, wishes: await readWishes(db, ref, now) }

  return db.transaction(async (tx) => {
    const wishes = await claim<Wish>(tx, 'wishlist', ref, now)
    const { productId } = offered
    if (wishes.some((wish) => isSame(wish, { productId, variantId, itemGroup })))
      return { status: 409, wishes }
    if (wishes.length >= MOST_ITEMS) return { status: 413, wishes }
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

export async function removeWish(
  { db, now, shop }: Scope,
  key: string,
  itemKey: string,
): Promise<WishOutcome> {
  const ref = { shopId: shop.id, key }
  return db.transaction(async (tx) => {
    const wishes = await claim<Wish>(tx, 'wishlist', ref, now)
    const wish = wishes.find((each) => each.key === itemKey)
    if (!wish) return { status: 404, wishes }
    await deleteWish(tx, ref, wish)
    return { status: 200, wishes: wishes.filter((each) => each !== wish) }
  })
}

type Named = Pick<Wish, 'productId' | 'variantId' | 'itemGroup'>

/** A product and one of its variants are two wishes. */
const isSame = (a: Named, b: Named) =>
  a.productId === b.productId && a.variantId === b.variantId && a.itemGroup?.id === b.itemGroup?.id
