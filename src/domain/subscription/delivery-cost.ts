import { type DeliveryMethod, deliveryFee, deliveryMethods } from '#domain/delivery/carrier.ts'
import { minor, type Minor } from '#domain/money/price.ts'
import { sumOf } from '#domain/money/sum-of.ts'
import type { ShopCountry } from '#domain/shop/shop-country.ts'
import { countryOfDelivery, type Subscription } from './subscription.ts'
import { deliveryTotal } from './subscription-price.ts'

/** How later deliveries come: as the first order did; by another carrier of the same kind where the country no longer has that one. */
export function deliveryMethodOf(
  country: ShopCountry,
  { carrierKey, collectionPoint }: Subscription['shipping'],
): DeliveryMethod | undefined {
  const kind =
    collectionPoint === null ? 'home' : collectionPoint.type === 'branch' ? 'branch' : 'parcel-shop'
  const methods = deliveryMethods(country).filter((each) => each.kind === kind)
  return methods.find(({ carrier }) => carrier === carrierKey) ?? methods[0]
}

/** What a later delivery costs, and the parts of it that are for sending it and for the way to pay. Minor units. */
export function deliveryCost(
  subscription: Pick<Subscription, 'lines' | 'shipping' | 'address' | 'paymentFee'>,
): { total: Minor; fee: Minor; paymentFee: Minor } {
  const country = countryOfDelivery(subscription)
  const method = country && deliveryMethodOf(country, subscription.shipping)
  const goods = deliveryTotal(subscription.lines)
  const fee = method ? deliveryFee(method, goods) : minor(0)
  const { paymentFee = minor(0) } = subscription
  return { total: sumOf([goods, fee, paymentFee]), fee, paymentFee }
}
