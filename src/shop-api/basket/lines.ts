import { and, eq } from 'drizzle-orm'
import type { StockRow } from '#shop-api/catalogue/records.ts'
import type { Db } from '#shop-api/db.ts'
import type { DisplayData, ItemGroup } from '#domain/basket/basket.ts'
import type { ChosenPromotion } from '#domain/promotion/promotion.ts'
import { basketItem } from '#shop-api/schema/visitor.ts'
import { readKept, type Ref } from '#shop-api/visitor/kept.ts'

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

export const readLines = (db: Db, ref: Ref, now: Date): Promise<BasketLine[]> =>
  readKept(db, 'basket', ref, now)

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

export async function deleteLine(tx: Db, ref: Ref, line: BasketLine): Promise<void> {
  await tx.delete(basketItem).where(theLine(ref, line))
}

/** The same variant may stand in two groups: a line is its variant and its group. */
export const groupOf = ({ itemGroup }: Pick<BasketLine, 'itemGroup'>): string => itemGroup?.id ?? ''

const theLine = (ref: Ref, line: BasketLine) =>
  and(eq(basketItem.shopId, ref.shopId), eq(basketItem.basketKey, ref.key), eq(basketItem.key, line.key))
