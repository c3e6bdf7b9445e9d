import type { Basket } from '#domain/basket/basket.ts'
import { feesOf, orderAgreement } from '#domain/checkout/checkout-view.ts'
import { payLaterLimit } from '#domain/checkout/pay-later-limits.ts'
import { paymentMethods } from '#domain/checkout/payment-method.ts'
import { deliveryFee, deliveryMethods } from '#domain/delivery/carrier.ts'
import { minor } from '#domain/money/price.ts'
import type { Address } from '#domain/order/order.ts'
import { isPaidLater } from '#domain/order/payment-key.ts'
import type { PlaceOrder } from '#domain/order/place-order.ts'
import type { Prescription } from '#domain/prescription/eye-field.ts'
import type { ShopCountry } from '#domain/shop/shop-country.ts'

export type DemoBuyer = { id: string; email: string }

/** A frame of the demonstration catalogue. */
export const DEMO_GLASSES = 10_407
/** Toric contact lenses for each day of a month. */
export const DEMO_LENSES = 10_089
export const DEMO_VALUES: Prescription = {
  right: { sphere: -2.25, cylinder: -0.5, axis: 90, pd: 32 },
  left: { sphere: -1.75, cylinder: -0.75, axis: 85, pd: 31.5 },
}

export const DEMO_NAME = { firstName: 'Dana', lastName: 'Muster' } as const

/** To the door, and paid later: nobody has to pay a demonstration. */
export function demoRequest(
  country: ShopCountry,
  basket: Basket,
  customer: DemoBuyer,
): Omit<PlaceOrder, 'basketKey' | 'attemptKey'> {
  const delivery = deliveryMethods(country).find(({ kind }) => kind === 'home') ?? null
  const payment = paymentMethods(country, 'sandbox').find(({ key }) => isPaidLater(key)) ?? null
  const fees = feesOf({
    delivery: delivery && {
      method: delivery,
      fee: deliveryFee(delivery, basket.cost.withTax),
      windows: [],
      unavailableReason: null,
    },
    payment: payment && { method: payment, unavailableReason: null },
  })
  const { total, lines } = orderAgreement(basket, fees)
  const address = {
    ...DEMO_ADDRESSES[country],
    recipient: DEMO_NAME,
    countryCode: country,
  }
  return {
    agreed: { total: minor(total), lines },
    fees,
    customer,
    address: { billing: address, shipping: address, forward: null },
    carrierKey: delivery?.carrier ?? '',
    collectionPoint: null,
    deliveryDate: null,
    paymentKey: payment?.key ?? '',
    prescriptionRemark: null,
    openLimit: payLaterLimit(country, true),
  }
}

export const DEMO_ADDRESSES: Record<
  ShopCountry,
  Pick<Address, 'street' | 'houseNumber' | 'zipCode' | 'city'>
> = {
  DE: { street: 'Bismarckstraße', houseNumber: '84', zipCode: '20259', city: 'Hamburg' },
  AT: { street: 'Neubaugasse', houseNumber: '10', zipCode: '1070', city: 'Wien' },
  CH: { street: 'Lagerplatz', houseNumber: '11', zipCode: '8400', city: 'Winterthur' },
  CZ: { street: 'Na Příkopě', houseNumber: '17', zipCode: '110 00', city: 'Praha 1' },
  PL: { street: 'Piotrkowska', houseNumber: '12', zipCode: '90-265', city: 'Łódź' },
  IT: { street: 'Via Torino', houseNumber: '38', zipCode: '20123', city: 'Milano' },
}
