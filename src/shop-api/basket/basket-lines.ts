import { and, eq } from 'drizzle-orm'
import type { StockRow } from '#shop-api/catalogue/product-repository.ts'
import type { Db } from '#shop-api/open-database.ts'
import type { DisplayData, ItemGroup } from '#domain/basket/basket.ts'
import type { ChosenPromotion } from '#domain/promotion/promotion.ts'
import { basketItem } from '#shop-api/schema/visitor.ts'
import { readItems, type ListRef } from '#shop-api/visitor/stored-lists.ts'

/** A stored line with the current stock of its variant. */
export type BasketLine = {
  key: string
  variantId: number
  /** Null if the catalogue no longer has the variant. */
  productId: number | null
  /** Whether its product is active. */
  isActive: boolean
  quantity: number
  customData: Record<string, unknown>
  displayData: DisplayData
  itemGroup: ItemGroup | null
  promotions: ChosenPromotion[]
  position: number
  stock: StockRow | null
}

/** What a shopper can change in a line. */
export type LineUpdate = Partial<
  Pick<BasketLine, 'quantity' | 'customData' | 'displayData' | 'itemGroup' | 'promotions'>
>

export const readLines = (db: Db, ref: ListRef, now: Date): Promise<BasketLine[]> =>
  readItems(db, 'basket', ref, now)

export async function insertLine(tx: Db, { shopId, key }: ListRef, line: BasketLine): Promise<void> {
  const { productId: _, isActive: __, stock: ___, ...stored } = line
  await tx.insert(basketItem).values({ ...stored, shopId, basketKey: key, groupId: groupOf(line) })
}

export async function updateLine(tx: Db, ref: ListRef, line: BasketLine, update: LineUpdate): Promise<void> {
  const groupId = update.itemGroup === undefined ? {} : { groupId: groupOf({ itemGroup: update.itemGroup }) }
  if (Object.keys(update).length === 0) return
  await tx
    .update(basketItem)
    .set({ ...update, ...groupId })
    .where(theLine(ref, line))
}

export async function deleteLine(tx: Db, ref: ListRef, line: BasketLine): Promise<void> {
  await tx.delete(basketItem).where(theLine(ref, line))
}

/** The same variant may be in two groups: variant and group together identify a line. */
export const groupOf = ({ itemGroup }: Pick<BasketLine, 'itemGroup'>): string => itemGroup?.id ?? ''

const theLine = (ref: ListRef, line: BasketLine) =>
  and(eq(basketItem.shopId, ref.shopId), eq(basketItem.basketKey, ref.key), eq(basketItem.key, line.key))
