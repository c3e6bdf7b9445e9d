import type { Basket, BasketItem } from '#domain/basket/basket.ts'
import { isTried } from '#domain/basket/try-on.ts'
import { shiftWindow } from '#domain/delivery/delivery-window.ts'
import { SHOP_COUNTRIES } from '#domain/shop/shop-country.ts'
import { orderCost } from '#domain/order/order-cost.ts'
import type { OrderItem } from '#domain/order/order.ts'
import { vouchersOf } from '#domain/order/order-vouchers.ts'
import type { PlaceOrder } from '#domain/order/place-order.ts'
import type { Shop } from '#shop-api/catalogue/dictionary.ts'
import type { OrderDocument } from '#shop-api/schema/order.ts'

/**
 * The permanent record of a bought basket: a full copy, so that later changes in the shop do not change the
 * order. `collectOn`: the day on which it can be collected from a branch that has all of it.
 */
export function createOrderDocument(
  basket: Basket,
  request: PlaceOrder,
  {
    shop,
    campaignKey,
    today,
    collectOn,
  }: { shop: Shop; campaignKey: string | null; today: string; collectOn: string | null },
): OrderDocument {
  const { deliveryDays = 0 } = request
  const country = SHOP_COUNTRIES.find((each) => each === shop.country) ?? null
  const { fees, address, customer, carrierKey, collectionPoint, deliveryDate, prescriptionRemark } = request
  return {
    ...(campaignKey !== null && { campaignKey }),
    currencyCode: basket.currencyCode,
    cost: orderCost(basket, fees),
    items: basket.items.map(itemOf),
    packages: basket.packages.map(({ id, deliveryDate: { min, max } }) => {
      const window =
        collectOn === null
          ? shiftWindow({ min, max }, deliveryDays, { today, country })
          : { min: collectOn, max: collectOn }
      return {
        id,
        carrierKey,
        deliveryDate: { minimum: window.min, maximum: window.max },
        deliveryStatus: 'open',
        tracking: null,
      }
    }),
    vouchers: vouchersOf(basket.items),
    ...(request.isLensReminderAnnounced && { isLensReminderAnnounced: true }),
    ...(basket.items.some(isTried) && { tryOn: { letters: [] } }),
    address,
    customer: {
      id: customer.id,
      email: { email: customer.email },
      status: { isActive: true, isGuestCustomer: customer.id === null },
    },
    shop: { id: shop.id, country: shop.country, locale: shop.configuration.locale },
    ...(request.subscription && { subscription: request.subscription }),
    shipping: { carrierKey, collectionPoint, deliveryDate, prescriptionRemark },
  }
}

function itemOf(item: BasketItem): OrderItem {
  const { availableQuantity: _, promotion: __, status: ___, ...bought } = item
  return { ...bought, status: 'available' }
}
