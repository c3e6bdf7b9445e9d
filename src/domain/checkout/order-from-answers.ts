import type { Address, CollectionPoint } from '#domain/order/order.ts'
import type { PlaceOrder } from '#domain/order/place-order.ts'
import type { AddressPart } from './address-field.ts'
import { type Answers, addressCountry, hasSeparateBillingAddress } from './answers.ts'
import type { PickUpBranch } from '#domain/branch/pick-up-branch.ts'
import { mainCarrier } from '#domain/delivery/carrier.ts'
import { chosenKind, POINT_KINDS, pointName } from '#domain/delivery/point-format.ts'
import type { DeliveryChoice, PaymentChoice } from './method-choices.ts'
import type { ShopCountry } from '#domain/shop/shop-country.ts'
import { feesOf } from './checkout-view.ts'

/** Without a payment where nothing is paid. */
type Chosen = { delivery: DeliveryChoice; payment: PaymentChoice | null }

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

/** Converts answers without errors. `branches` are those of the country. */
export function orderFromAnswers(
  answers: Answers,
  country: ShopCountry,
  { delivery, payment }: Chosen,
  branches: readonly PickUpBranch[],
): OrderFromAnswers {
  const branch = branches.find(({ id }) => id === answers['point.branch'])
  const shipping = addressOf('delivery', answers, country)
  return {
    fees: feesOf({ delivery, payment }),
    address: {
      shipping,
      billing: hasSeparateBillingAddress(answers) ? addressOf('billing', answers, country) : shipping,
      forward: forwardOf(answers, country, delivery, shipping, branch),
    },
    // Parcels to branches travel with the main carrier of the country.
    carrierKey: delivery.method.carrier ?? mainCarrier(country),
    collectionPoint: pointOf(answers, country, delivery, branch),
    deliveryDate: null,
    ...(delivery.method.days !== 0 && { deliveryDays: delivery.method.days }),
    // An order for nothing is recorded as one that is paid later: no provider knows it.
    paymentKey: payment?.method.key ?? 'accounting',
    prescriptionRemark: answers.remark || null,
  }
}

/** Empty where there is no answer. */
const answerOf = (answers: Answers, name: keyof Answers): string => answers[name] ?? ''

/** The address of answers without errors. */
export function addressOf(part: AddressPart, answers: Answers, country: ShopCountry): Address {
  const field = (name: 'company' | 'taxNumber' | 'additional' | 'phone') => {
    const value = answers[`${part}.${name}`]
    return value ? { [name]: value } : {}
  }
  const city = answerOf(answers, `${part}.city`)
  const province = answers[`${part}.province`]
  return {
    recipient: {
      firstName: answerOf(answers, `${part}.firstName`),
      lastName: answerOf(answers, `${part}.lastName`),
      ...field('company'),
      ...field('taxNumber'),
    },
    // Street and house number are one field: browsers autofill no other, and not every house has a number.
    street: answerOf(answers, `${part}.street`),
    houseNumber: '',
    ...field('additional'),
    zipCode: answerOf(answers, `${part}.zip`),
    city: province ? `${city} (${province})` : city,
    countryCode: addressCountry(part, answers, country),
    ...field('phone'),
  }
}

function pointOf(
  answers: Answers,
  country: ShopCountry,
  { method }: DeliveryChoice,
  branch: PickUpBranch | undefined,
): CollectionPoint | null {
  if (method.kind === 'home') return null
  if (method.kind === 'branch')
    return branch ? { id: branch.id, type: 'branch', name: `${branch.city}, ${branch.street}` } : null
  const id = answerOf(answers, 'point.id')
  const name = pointName(country, method.key, { kind: answers['point.kind'], id })
  return {
    id,
    type: method.key,
    name: `${name}, ${answerOf(answers, 'point.zip')} ${answerOf(answers, 'point.city')}`,
  }
}

function forwardOf(
  answers: Answers,
  country: ShopCountry,
  { method }: DeliveryChoice,
  { recipient, phone }: Address,
  branch: PickUpBranch | undefined,
): Address | null {
  const base = { recipient, houseNumber: '', countryCode: country, ...(phone && { phone }) }
  if (method.kind === 'home') return null
  if (method.kind === 'branch')
    return branch ? { ...base, street: branch.street, zipCode: branch.zip, city: branch.city } : null
  const customer = answers['point.customer']
  const kind = chosenKind(country, method.key, answers['point.kind'])
  return {
    ...base,
    ...(customer && { additional: customer }),
    // As DHL wants it: the kind in the place of the street, the number in that of the house.
    street: kind ? POINT_KINDS[kind] : answerOf(answers, 'point.id'),
    houseNumber: kind ? answerOf(answers, 'point.id') : '',
    zipCode: answerOf(answers, 'point.zip'),
    city: answerOf(answers, 'point.city'),
  }
}
