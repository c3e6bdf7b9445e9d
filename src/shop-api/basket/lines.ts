import { and, eq, sql } from 'drizzle-orm'
import type { StockRow } from '#shop-api/catalogue/records.ts'
import { type Db, rows } from '#shop-api/db.ts'
import type { DisplayData, ItemGroup } from '#domain/basket/basket.ts'
import type { ChosenPromotion } from '#domain/promotion/promotion.ts'
import { basket, basketItem } from '#shop-api/schema/visitor.ts'
import { product, stock, variant } from '#shop-api/schema/product.ts'
import { goneBefore, type Ref } from '#shop-api/visitor/kept.ts'
import { stockAsJson } from '#shop-api/visitor/stock-json.ts'

/** A line as it is stored, with what is in stock of its variant now. */
export type BasketLine = {
  key: string
  variantId: number
  /** Null once the catalogue has no such variant. */
  productId: number | null
  /** Of its product. */
  isActive: boolean
  quantity: number
  customData: Record<string, unknown>
  displayData: DisplayData
  itemGroup: ItemGroup | null
  promotions: ChosenPromotion[]
  position: number
  stock: StockRow | null
}

/** What a shopper says of a line. */
export type Said = Partial<
  Pick<BasketLine, 'quantity' | 'customData' | 'displayData' | 'itemGroup' | 'promotions'>
>

/** In the order in which they were added; none of a basket that is gone. */
export async function readLines(db: Db, ref: Ref, now: Date): Promise<BasketLine[]> {
  const [answer] = await rows<{ found: string | null }>(
    db,
    sql`
      select json_agg(json_build_object(
        'key', item.key, 'variantId', item.variant_id, 'productId', variant.product_id,
        'isActive', coalesce(product.is_active, false), 'quantity', item.quantity,
        'customData', item.custom_data, 'displayData', item.display_data, 'itemGroup', item.item_group,
        'promotions', item.promotions, 'position', item.position,
        'stock', ${stockAsJson}) order by item.position)::text as found
      from ${basketItem} as item
      join ${basket} as basket on basket.shop_id = item.shop_id and basket.key = item.basket_key
      left join ${variant} as variant on variant.id = item.variant_id
      left join ${product} as product on product.id = variant.product_id
      left join ${stock} as stock on stock.variant_id = item.variant_id
      where item.shop_id = ${ref.shopId} and item.basket_key = ${ref.key} and basket.updated_at >= ${goneBefore('basket', now)}`,
  )
  return JSON.parse(answer?.found ?? '[]')
}

export async function insertLine(tx: Db, { shopId, key }: Ref, line: BasketLine): Promise<void> {
  const { productId: _, isActive: __, stock: ___, ...stored } = line
  await tx.insert(basketItem).values({ ...stored, shopId, basketKey: key, groupId: groupOf(line) })
}

export async function updateLine(tx: Db, ref: Ref, line: BasketLine, said: Said): Promise<void> {
  const groupId = said.itemGroup === undefined ? {} : { groupId: groupOf({ itemGroup: said.itemGroup }) }
  if (Object.keys(said).length === 0) return
  await tx
    .update(basketItem)
    .set({ ...said, ...groupId })
    .where(theLine(ref, line))
}

export async function updatePromotions(
  tx: Db,
  ref: Ref,
  sets: { key: string; promotions: ChosenPromotion[] }[],
): Promise<void> {
  await tx.execute(sql`
    update ${basketItem} set promotions = given.promotions
    from json_to_recordset(${JSON.stringify(sets)}::json) as given(key text, promotions jsonb)
    where shop_id = ${ref.shopId} and basket_key = ${ref.key} and ${basketItem.key} = given.key`)
}

export async function deleteLine(tx: Db, ref: Ref, line: BasketLine): Promise<void> {
  await tx.delete(basketItem).where(theLine(ref, line))
}

/** The same variant may stand in two groups: a line is its variant and its group. */
export const groupOf = ({ itemGroup }: Pick<BasketLine, 'itemGroup'>): string => itemGroup?.id ?? ''

const theLine = (ref: Ref, line: BasketLine) =>
  and(eq(basketItem.shopId, ref.shopId), eq(basketItem.basketKey, ref.key), eq(basketItem.key, line.key))
