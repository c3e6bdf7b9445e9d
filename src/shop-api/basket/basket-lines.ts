import { and, eq } from 'drizzle-orm'
import type { StockRow } from '#shop-api/catalogue/product-repository.ts'
import type { Db } from '#platform/database.ts'
import type { DisplayData, ItemGroup } from '#domain/basket/basket.ts'
import { lineIdentity } from '#domain/basket/line-identity.ts'
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

export const insertLine = (tx: Db, ref: ListRef, line: BasketLine): Promise<void> =>
  insertLines(tx, ref, [line])

/** At least one line. `identityOf`: what distinguishes lines of one variant. */
export async function insertLines(
  tx: Db,
  { shopId, key }: ListRef,
  lines: readonly BasketLine[],
  identityOf: (line: BasketLine) => string = lineIdentity,
): Promise<void> {
  await tx.insert(basketItem).values(
    lines.map((line) => {
      const { productId: _, isActive: __, stock: ___, ...stored } = line
      return { ...stored, shopId, basketKey: key, groupId: identityOf(line) }
    }),
  )
}

export async function updateLine(tx: Db, ref: ListRef, line: BasketLine, update: LineUpdate): Promise<void> {
  if (Object.keys(update).length === 0) return
  await tx
    .update(basketItem)
    .set({ ...update, groupId: lineIdentity({ ...line, ...update }) })
    .where(theLine(ref, line))
}

export async function renameLine(tx: Db, ref: ListRef, line: BasketLine, key: string): Promise<void> {
  await tx.update(basketItem).set({ key }).where(theLine(ref, line))
}

export async function deleteLine(tx: Db, ref: ListRef, line: BasketLine): Promise<void> {
  await tx.delete(basketItem).where(theLine(ref, line))
}

const theLine = (ref: ListRef, line: BasketLine) =>
  and(eq(basketItem.shopId, ref.shopId), eq(basketItem.basketKey, ref.key), eq(basketItem.key, line.key))

/** What of a line must not have changed between its pricing and its order. */
export const lineFingerprint = ({
  key,
  variantId,
  quantity,
  customData,
  itemGroup,
  promotions,
}: BasketLine) => ({
  key,
  variantId,
  quantity,
  customData,
  itemGroup,
  promotions,
})
