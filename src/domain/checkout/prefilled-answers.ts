import type { Customer } from '#domain/customer/customer.ts'
import type { Address, Order } from '#domain/order/order.ts'
import type { AddressField, AddressPart } from './address-field.ts'
import type { Answers } from './answers.ts'

/** As `addressOf` of order-from-answers writes it: Milano (MI). */
const WITH_PROVINCE = /^(.+) \(([A-Z]{2})\)$/

/** The answers that the customer's account and last order already contain. */
export function prefilledAnswers(
  { firstName, lastName, phone }: Pick<Customer, 'firstName' | 'lastName' | 'phone'>,
  last: Pick<Order['address'], 'shipping' | 'billing'> | null,
): Answers {
  const ownDetails: Answers = {
    'delivery.firstName': firstName,
    'delivery.lastName': lastName,
    'delivery.phone': phone ?? '',
    billing: 'same',
  }
  if (last === null) return ownDetails
  const isBilledThere = String(fieldsOf(last.billing)) === String(fieldsOf(last.shipping))
  return {
    ...ownDetails,
    ...answersOf('delivery', last.shipping),
    ...(!isBilledThere && { billing: 'other', ...answersOf('billing', last.billing) }),
  }
}

/** The answers with which an address was given. */
export const answersOf = (part: AddressPart, address: Address): Answers =>
  Object.fromEntries(fieldsOf(address).map(([field, value]) => [`${part}.${field}`, value])) satisfies Answers

/** The fields of an address with their values. */
function fieldsOf({
  recipient,
  street,
  houseNumber,
  zipCode,
  countryCode,
  ...rest
}: Address): [AddressField, string][] {
  const [, city = rest.city, province] = (countryCode === 'IT' && WITH_PROVINCE.exec(rest.city)) || []
  const values: [AddressField, string | undefined][] = [
    ['country', countryCode],
    ['company', recipient.company],
    ['taxNumber', recipient.taxNumber],
    ['firstName', recipient.firstName],
    ['lastName', recipient.lastName],
    ['street', `${street} ${houseNumber}`.trim()],
    ['additional', rest.additional],
    ['zip', zipCode],
    ['city', city],
    ['province', province],
    ['phone', rest.phone],
  ]
  return values.flatMap<[AddressField, string]>(([field, value]) => (value ? [[field, value]] : []))
}
