import type { Address, CollectionPoint } from '#domain/order/order.ts'
import type { PlaceOrder } from '#domain/order/place-order.ts'
import type { AddressPart } from './address-field.ts'
import { type Answers, countryOf, isBilledElsewhere } from './answers.ts'
import { branchesIn } from './branch.ts'
import { mainCarrier } from './carrier.ts'
import type { DeliveryChoice, PaymentChoice } from './choice.ts'
import type { ShopCountry } from './shop-country.ts'
import { feesOf } from './view.ts'

type Chosen = { delivery: DeliveryChoice; payment: PaymentChoice }

/** What of an order the answers say. */
export type Answered = Pick<
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

/** What answers without a mistake come to. */
export function answered(answers: Answers, country: ShopCountry, { delivery, payment }: Chosen): Answered {
  const shipping = addressOf('delivery', answers, country)
  return {
    fees: feesOf({ delivery, payment }),
    address: {
      shipping,
      billing: isBilledElsewhere(answers) ? addressOf('billing', answers, country) : shipping,
      forward: forwardOf(answers, country, delivery, shipping),
    },
    // Parcels come to branches with whoever carries most.
    carrierKey: delivery.method.carrier ?? mainCarrier(country),
    collectionPoint: pointOf(answers, country, delivery),
    deliveryDate: null,
    ...(delivery.method.days !== 0 && { deliveryDays: delivery.method.days }),
    paymentKey: payment.method.key,
    prescriptionRemark: answers.remark || null,
  }
}

/** Empty where nothing was said. */
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
    // Streets and their numbers are one field: browsers fill in no other, and not every house has a number.
    street: said(answers, `${part}.street`),
    houseNumber: '',
    ...field('additional'),
    zipCode: said(answers, `${part}.zip`),
    city: province ? `${city} (${province})` : city,
    countryCode: countryOf(part, answers, country),
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
