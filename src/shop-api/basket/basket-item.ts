import type { LineToPrice } from '#domain/basket/priced-line.ts'
import type { BasketItem } from '#domain/basket/basket.ts'
import type { PricedBasket } from '#domain/basket/price-basket.ts'
import { freeOf, isTried } from '#domain/basket/try-on.ts'
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

/** A frame that is only tried, by its key in `free`, costs nothing and counts for no promotion. */
export function lineToPrice(
  stocked: StockedLine,
  isChecked: boolean,
  free: ReadonlySet<string>,
): LineToPrice {
  const { key, variantId, quantity, promotions } = stocked.line
  const { price } = stocked.variant
  const isFree = free.has(key)
  return {
    key,
    variantId,
    quantity,
    unit: isFree ? freeOf(price) : price,
    isAvailable: !isFree && statusOf(stocked, isChecked) === 'available',
    categoryIds: stocked.categoryIds,
    promotions,
  }
}

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
    ...(lowestPriorPrice && !isTried(line) && { lowestPriorPrice }),
    customData,
    displayData,
    ...(itemGroup && { itemGroup }),
    ...(best && { promotionId: best.id, promotions, ...(isDetailed && { promotion: best }) }),
  }
}
