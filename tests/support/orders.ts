import type { Address, Order, OrderItem, OrderPackage } from '#domain/order/order.ts'
import { minor } from '#domain/money/price.ts'
import { anItem } from './basket-items.ts'
import { aPrice } from './goods.ts'

const anAddress: Address = {
  recipient: { firstName: 'Anna', lastName: 'Berg' },
  street: 'Hauptstraße 5',
  houseNumber: '',
  zipCode: '80331',
  city: 'München',
  countryCode: 'DE',
}

/** A line of an order, like `anItem` of a basket. */
export function anOrderItem(key: string, rest: Partial<OrderItem> = {}): OrderItem {
  const { status: _, ...item } = anItem(key)
  return { ...item, status: 'available', ...rest }
}

export const aPackage = (id: number, rest: Partial<OrderPackage> = {}): OrderPackage => ({
  id,
  carrierKey: 'DHL',
  deliveryDate: { minimum: '2026-11-24', maximum: '2026-11-26' },
  deliveryStatus: 'open',
  tracking: null,
  ...rest,
})

/** Anna's order of one item in one package, by a guest in Germany. */
export const anOrder = (rest: Partial<Order> = {}): Order => ({
  id: '123456789012',
  basketKey: 'b',
  placedAt: '2026-11-21T15:40:12Z',
  confirmedAt: '2026-11-21T15:41:00Z',
  currencyCode: 'EUR',
  status: 'confirmed',
  detailedStatus: {
    order: { code: 'confirmed', name: 'confirmed' },
    billing: { code: 'captured', name: 'captured' },
    shipping: { code: 'open', name: 'open' },
  },
  cost: {
    ...aPrice(10490),
    appliedReductions: [],
    appliedFees: [{ category: 'delivery', key: 'dhl-home', amount: { withTax: minor(490) } }],
    taxes: [{ rate: 0.19, amount: minor(1675) }],
  },
  items: [anOrderItem('i7')],
  packages: [aPackage(1)],
  payment: [{ key: 'creditcard', amount: minor(10490), data: { state: 'captured', refunded: minor(0) } }],
  credits: [],
  history: [],
  vouchers: [],
  address: { billing: anAddress, shipping: anAddress, forward: null },
  customer: {
    id: null,
    email: { email: 'anna@example.org' },
    status: { isActive: true, isGuestCustomer: true },
  },
  shop: { id: 10001, country: 'DE', locale: 'de_DE' },
  shipping: { carrierKey: 'DHL', collectionPoint: null, deliveryDate: null, prescriptionRemark: null },
  ...rest,
})
