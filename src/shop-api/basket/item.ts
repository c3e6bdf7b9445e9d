import type { LineToPrice } from '#domain/basket/apply-promotion.ts'
import type { BasketItem } from '#domain/basket/basket.ts'
import type { PricedBasket } from '#domain/basket/price-basket.ts'
import { isSellable } from '#domain/catalogue/availability.ts'
import type { Product, Variant } from '#domain/catalogue/product.ts'
import type { LowestPriorPrice } from '#domain/money/price.ts'
import type { Goods } from '#shop-api/visitor/goods.ts'
import type { BasketLine } from './lines.ts'
import { lostGoods } from './lost-goods.ts'

/** A line with what it is of. */
export type StockedLine = {
  line: BasketLine
  product: Product
  variant: Variant
  categoryIds: number[]
  lowestPriorPrice: LowestPriorPrice | null
  isLost: boolean
}

export function stockedLine(line: BasketLine, goods: Goods | null, currencyCode: string): StockedLine {
  return goods?.variant
    ? {
        line,
        product: goods.product,
        variant: goods.variant,
        categoryIds: goods.categoryIds,
        lowestPriorPrice: goods.lowestPriorPrice ?? null,
        isLost: !goods.product.isActive,
      }
    : { line, ...lostGoods(line, currencyCode), categoryIds: [], lowestPriorPrice: null, isLost: true }
}

/** Unchecked, all that the shop sells is available. */
export function statusOf({ variant, isLost }: StockedLine, isChecked: boolean): BasketItem['status'] {
  if (isLost) return 'deleted'
  return isChecked && !isSellable(variant) ? 'unavailable' : 'available'
}

export const toPrice = (stocked: StockedLine, isChecked: boolean): LineToPrice => ({
  key: stocked.line.key,
  variantId: stocked.line.variantId,
  quantity: stocked.line.quantity,
  unit: stocked.variant.price,
  isAvailable: statusOf(stocked, isChecked) === 'available',
  categoryIds: stocked.categoryIds,
  promotions: stocked.line.promotions,
})

export function itemOf(
  stocked: StockedLine,
  { price, promotions }: Pick<PricedBasket['lines'][number], 'price' | 'promotions'>,
  { packageId, isChecked, isDetailed }: { packageId: number; isChecked: boolean; isDetailed: boolean },
): BasketItem {
  const { line, product, variant, lowestPriorPrice } = stocked
  const { key, quantity, customData, displayData, itemGroup } = line
  const { stock } = variant
  const [best] = promotions
  return {
    key,
    packageId,
    quantity,
    ...(isChecked && !stock.isSellableWithoutStock && { availableQuantity: stock.quantity }),
    status: statusOf(stocked, isChecked),
    product,
    variant,
    price,
    ...(lowestPriorPrice && { lowestPriorPrice }),
    customData,
    displayData,
    ...(itemGroup && { itemGroup }),
    ...(best && { promotionId: best.id, promotions, ...(isDetailed && { promotion: best }) }),
  }
}
