import { and, eq } from 'drizzle-orm'
import type { StockRow } from '#shop-api/catalogue/records.ts'
import type { Db } from '#shop-api/db.ts'
import type { ItemGroup } from '#domain/basket/basket.ts'
import { wishlistItem } from '#shop-api/schema/visitor.ts'
import { readKept, type Ref } from '#shop-api/visitor/kept.ts'

/** A wish as it is stored, with what is in stock of its variant now. */
export type Wish = {
  key: string
  productId: number
  variantId: number | null
  customData: Record<string, unknown>
  itemGroup: ItemGroup | null
  position: number
  stock: StockRow | null
}

export const readWishes = (db: Db, ref: Ref, now: Date): Promise<Wish[]> => readKept(db, 'wishlist', ref, now)

export async function insertWish(tx: Db, { shopId, key }: Ref, wish: Wish): Promise<void> {
  const { stock: _, ...stored } = wish
  await tx
    .insert(wishlistItem)
    .values({ ...stored, shopId, wishlistKey: key, groupId: wish.itemGroup?.id ?? '' })
}

export async function deleteWish(tx: Db, { shopId, key }: Ref, wish: Wish): Promise<void> {
  await tx
    .delete(wishlistItem)
    .where(
      and(eq(wishlistItem.shopId, shopId), eq(wishlistItem.wishlistKey, key), eq(wishlistItem.key, wish.key)),
    )
}
