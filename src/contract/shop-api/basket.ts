import { z } from 'zod'
import type { ApplicablePromotion, Basket, BasketItem, BasketPackage, Cost } from '#domain/basket/basket.ts'
import { isRecord } from '#domain/is-record.ts'
import type { ItemPromotion } from '#domain/promotion/promotion.ts'
import { displayData, itemGroup } from './basket-request.ts'
import { lowestPriorPrice, price, wholePrice, withItsTax } from './money.ts'
import { product, variant } from './product.ts'
import { promotion } from './promotion.ts'

const itemPromotion = promotion.extend({
  isValid: z.boolean(),
  failedConditions: z.array(z.object({ key: z.string(), level: z.enum(['item', 'global']) })),
}) satisfies z.ZodType<ItemPromotion>

export const basketItem = z.object({
  key: z.string(),
  packageId: z.int(),
  quantity: z.int(),
  availableQuantity: z.int().exactOptional(),
  status: z.enum(['available', 'unavailable', 'deleted']),
  product,
  variant,
  price: z.object({ unit: price, total: price }),
  lowestPriorPrice: lowestPriorPrice.exactOptional(),
  customData: z.record(z.string(), z.unknown()),
  displayData,
  itemGroup: itemGroup.exactOptional(),
  promotionId: z.string().exactOptional(),
  promotion: promotion.exactOptional(),
  promotions: z.array(itemPromotion).exactOptional(),
}) satisfies z.ZodType<BasketItem>

export const cost = wholePrice.pick({
  withTax: true,
  withoutTax: true,
  tax: true,
  currencyCode: true,
  appliedReductions: true,
}) satisfies z.ZodType<Cost>

const basketPackage = z.object({
  id: z.int(),
  carrierKey: z.string(),
  deliveryDate: z.object({ min: z.string(), max: z.string() }),
}) satisfies z.ZodType<BasketPackage>

const applicablePromotion = z.object({
  itemId: z.string().nullable().default(null),
  promotion,
}) satisfies z.ZodType<ApplicablePromotion>

const wholeBasket = z.object({
  key: z.string(),
  currencyCode: z.string().length(3),
  items: z.array(basketItem),
  packages: z.array(basketPackage),
  cost: z.preprocess(withItsTax, cost),
  applicablePromotions: z.array(applicablePromotion).exactOptional(),
  unmetPromotions: z.array(itemPromotion).exactOptional(),
})

/** The sum of a basket may leave out the currency, which the basket names as well. */
export const basket = z.preprocess(
  (given) =>
    isRecord(given) && isRecord(given['cost'])
      ? { ...given, cost: { currencyCode: given['currencyCode'], ...given['cost'] } }
      : given,
  wholeBasket,
) satisfies z.ZodType<Basket>
