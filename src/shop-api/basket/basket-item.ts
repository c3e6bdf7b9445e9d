import type { LineToPrice } from '#domain/basket/priced-line.ts'
import type { BasketItem } from '#domain/basket/basket.ts'
import type { PricedBasket } from '#domain/basket/price-basket.ts'
import { isSellable } from '#domain/catalogue/availability.ts'
import type { Product, Variant } from '#domain/catalogue/product.ts'
import type { ProductType } from '#domain/catalogue/product-type.ts'
import type { LowestPriorPrice } from '#domain/money/price.ts'
import type { Goods } from '#shop-api/visitor/load-goods.ts'
import type { BasketLine } from './basket-lines.ts'
import { missingProduct } from './missing-product.ts'

/** A line with its product and variant. */
export type StockedLine = {
  line: BasketLine
  product: Product
  variant: Variant
  categoryIds: number[]
  type: ProductType | null
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
        type: goods.type,
        lowestPriorPrice: goods.lowestPriorPrice ?? null,
        isLost: !goods.product.isActive,
      }
    : {
        line,
        ...missingProduct(line, currencyCode),
        categoryIds: [],
        type: null,
        lowestPriorPrice: null,
        isLost: true,
      }
}

/** Without the check, everything that the shop sells is available. */
export function statusOf({ variant, isLost }: StockedLine, isChecked: boolean): BasketItem['status'] {
  if (isLost) return 'deleted'
  return isChecked && !isSellable(variant) ? 'unavailable' : 'available'
}

export const lineToPrice = (stocked: StockedLine, isChecked: boolean): LineToPrice => ({
  key: stocked.line.key,
  variantId: stocked.line.variantId,
  quantity: stocked.line.quantity,
  unit: stocked.variant.price,
  isAvailable: statusOf(stocked, isChecked) === 'available',
  categoryIds: stocked.categoryIds,
  promotions: stocked.line.promotions,
})

export function basketItemOf(
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
