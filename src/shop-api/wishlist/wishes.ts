import { and, eq, sql } from 'drizzle-orm'
import type { StockRow } from '#shop-api/catalogue/records.ts'
import { type Db, rows } from '#shop-api/db.ts'
import { stock } from '#shop-api/schema/product.ts'
import type { ItemGroup } from '#domain/basket/basket.ts'
import { wishlist, wishlistItem } from '#shop-api/schema/visitor.ts'
import { goneBefore, type Ref } from '#shop-api/visitor/kept.ts'
import { stockAsJson } from '#shop-api/visitor/stock-json.ts'

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

/** In the order in which they were added; none of a wishlist that is gone. */
export async function readWishes(db: Db, ref: Ref, now: Date): Promise<Wish[]> {
  const [answer] = await rows<{ found: string | null }>(
    db,
    sql`
      select json_agg(json_build_object(
        'key', item.key, 'productId', item.product_id, 'variantId', item.variant_id, 'customData', item.custom_data,
        'itemGroup', item.item_group, 'position', item.position, 'stock', ${stockAsJson}) order by item.position)::text as found
      from ${wishlistItem} as item
      join ${wishlist} as wishlist on wishlist.shop_id = item.shop_id and wishlist.key = item.wishlist_key
      left join ${stock} as stock on stock.variant_id = item.variant_id
      where item.shop_id = ${ref.shopId} and item.wishlist_key = ${ref.key} and wishlist.updated_at >= ${goneBefore('wishlist', now)}`,
  )
  return JSON.parse(answer?.found ?? '[]')
}

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
