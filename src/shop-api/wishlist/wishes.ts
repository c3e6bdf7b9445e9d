import { and, eq } from 'drizzle-orm'
import type { StockRow } from '#shop-api/catalogue/product-repository.ts'
import type { Db } from '#platform/database.ts'
import type { ItemGroup } from '#domain/basket/basket.ts'
import { wishlistItem } from '#shop-api/schema/visitor.ts'
import { readItems, type ListRef } from '#shop-api/visitor/stored-lists.ts'

/** A stored wishlist entry with the current stock of its variant. */
export type Wish = {
  key: string
  productId: number
  variantId: number | null
  customData: Record<string, unknown>
  itemGroup: ItemGroup | null
  position: number
  stock: StockRow | null
}

export const readWishes = (db: Db, ref: ListRef, now: Date): Promise<Wish[]> =>
  readItems(db, 'wishlist', ref, now)

export async function insertWish(tx: Db, { shopId, key }: ListRef, wish: Wish): Promise<void> {
  const { stock: _, ...stored } = wish
  await tx
    .insert(wishlistItem)
    .values({ ...stored, shopId, wishlistKey: key, groupId: wish.itemGroup?.id ?? '' })
}

export async function deleteWish(tx: Db, { shopId, key }: ListRef, wish: Wish): Promise<void> {
  await tx
    .delete(wishlistItem)
    .where(
      and(eq(wishlistItem.shopId, shopId), eq(wishlistItem.wishlistKey, key), eq(wishlistItem.key, wish.key)),
    )
}
