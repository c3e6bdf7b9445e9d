import { eq, and } from 'drizzle-orm'
import { RENEWAL_PRICE_KEY } from '#domain/basket/price-key.ts'
import type { Subscription } from '#domain/subscription/subscription.ts'
import { type BasketLine, insertLines } from '#shop-api/basket/basket-lines.ts'
import type { Scope } from '#shop-api/catalogue/scope.ts'
import { basketItem } from '#shop-api/schema/visitor.ts'
import { listRef } from '#shop-api/visitor/list-ref.ts'
import { lockItems } from '#shop-api/visitor/stored-lists.ts'

/** Fills the basket of a delivery with its goods at the agreed prices, whatever was left in it. */
export async function fillRenewalBasket(
  scope: Scope,
  key: string,
  subscription: Subscription,
): Promise<void> {
  const ref = listRef(scope, key)
  await scope.db.transaction(async (tx) => {
    await lockItems(tx, 'basket', ref, scope.now)
    await tx
      .delete(basketItem)
      .where(and(eq(basketItem.shopId, ref.shopId), eq(basketItem.basketKey, ref.key)))
    await insertLines(
      tx,
      ref,
      subscription.lines.map((line, place) => lineOf(subscription, line, place)),
      // Lines that have become alike, as by other values, stay as they were agreed.
      ({ key }) => key,
    )
  })
}

const lineOf = (
  { shopId, definition }: Subscription,
  { key, variantId, quantity, values, price }: Subscription['lines'][number],
  position: number,
): BasketLine => ({
  key,
  variantId,
  productId: null,
  isActive: true,
  quantity,
  customData: {
    shopId,
    subscriptionDefinition: definition,
    pricePromotionKey: RENEWAL_PRICE_KEY,
    agreedPrice: price.subsequent,
    ...(values && { prescriptionValues: values }),
  },
  displayData: {},
  itemGroup: null,
  promotions: [],
  position,
  stock: null,
})
