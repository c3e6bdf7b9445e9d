import type { Address, CollectionPoint } from '#domain/order/order.ts'
import type { PlaceOrder } from '#domain/order/place-order.ts'
import type { AddressPart } from './address-field.ts'
import { type Answers, addressCountry, hasSeparateBillingAddress } from './answers.ts'
import { branchesIn } from '#domain/branch/branches.ts'
import { mainCarrier } from '#domain/delivery/carrier.ts'
import type { DeliveryChoice, PaymentChoice } from './method-choices.ts'
import type { ShopCountry } from '#domain/shop/shop-country.ts'
import { feesOf } from './checkout-view.ts'

type Chosen = { delivery: DeliveryChoice; payment: PaymentChoice }

/** The part of an order that the answers determine. */
export type OrderFromAnswers = Pick<
  PlaceOrder,
  | 'fees'
  | 'address'
  | 'carrierKey'
  | 'collectionPoint'
  | 'deliveryDate'
  | 'deliveryDays'
  | 'paymentKey'
  | 'prescriptionRemark'
>

/** Converts answers without errors. */
export function orderFromAnswers(
  answers: Answers,
  country: ShopCountry,
  { delivery, payment }: Chosen,
): OrderFromAnswers {
  const shipping = addressOf('delivery', answers, country)
  return {
    fees: feesOf({ delivery, payment }),
    address: {
      shipping,
      billing: hasSeparateBillingAddress(answers) ? addressOf('billing', answers, country) : shipping,
      forward: forwardOf(answers, country, delivery, shipping),
    },
    // Parcels to branches travel with the main carrier of the country.
    carrierKey: delivery.method.carrier ?? mainCarrier(country),
    collectionPoint: pointOf(answers, country, delivery),
    deliveryDate: null,
    ...(delivery.method.days !== 0 && { deliveryDays: delivery.method.days }),
    paymentKey: payment.method.key,
    prescriptionRemark: answers.remark || null,
  }
}

/** Empty where there is no answer. */
const said = (answers: Answers, name: keyof Answers): string => answers[name] ?? ''

function addressOf(part: AddressPart, answers: Answers, country: ShopCountry): Address {
  const field = (name: 'company' | 'additional' | 'phone') => {
    const value = answers[`${part}.${name}`]
    return value ? { [name]: value } : {}
  }
  const city = said(answers, `${part}.city`)
  const province = answers[`${part}.province`]
  return {
    recipient: {
      firstName: said(answers, `${part}.firstName`),
      lastName: said(answers, `${part}.lastName`),
      ...field('company'),
    },
    // Street and house number are one field: browsers autofill no other, and not every house has a number.
    street: said(answers, `${part}.street`),
    houseNumber: '',
    ...field('additional'),
    zipCode: said(answers, `${part}.zip`),
    city: province ? `${city} (${province})` : city,
    countryCode: addressCountry(part, answers, country),
    ...field('phone'),
  }
}

function pointOf(answers: Answers, country: ShopCountry, { method }: DeliveryChoice): CollectionPoint | null {
  if (method.kind === 'home') return null
  if (method.kind === 'branch') {
    const branch = branchesIn(country).find(({ id }) => id === answers['point.branch'])
    return branch ? { id: branch.id, type: 'branch', name: `${branch.city}, ${branch.street}` } : null
  }
  const id = said(answers, 'point.id')
  return { id, type: method.key, name: `${id}, ${said(answers, 'point.zip')} ${said(answers, 'point.city')}` }
}

function forwardOf(
  answers: Answers,
  country: ShopCountry,
  { method }: DeliveryChoice,
  { recipient, phone }: Address,
): Address | null {
  const base = { recipient, houseNumber: '', countryCode: country, ...(phone && { phone }) }
  if (method.kind === 'home') return null
  if (method.kind === 'branch') {
    const branch = branchesIn(country).find(({ id }) => id === answers['point.branch'])
    return branch ? { ...base, street: branch.street, zipCode: branch.zip, city: branch.city } : null
  }
  const customer = answers['point.customer']
  return {
    ...base,
    ...(customer && { additional: customer }),
    street: customer ? 'Packstation' : said(answers, 'point.id'),
    houseNumber: customer ? said(answers, 'point.id') : '',
    zipCode: said(answers, 'point.zip'),
    city: said(answers, 'point.city'),
  }
}
