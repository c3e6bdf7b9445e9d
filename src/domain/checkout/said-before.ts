import type { Customer } from '#domain/customer/customer.ts'
import type { Address, Order } from '#domain/order/order.ts'
import type { AddressField, AddressPart } from './address-field.ts'
import type { Answers } from './answers.ts'

/** As `addressOf` of placing writes it: Milano (MI). */
const WITH_PROVINCE = /^(.+) \(([A-Z]{2})\)$/

/** What a customer has said of himself, or with an order before, need not be said again. */
export function saidBefore(
  { firstName, lastName, phone }: Pick<Customer, 'firstName' | 'lastName' | 'phone'>,
  last: Pick<Order['address'], 'shipping' | 'billing'> | null,
): Answers {
  const himself: Answers = {
    'delivery.firstName': firstName,
    'delivery.lastName': lastName,
    'delivery.phone': phone ?? '',
    billing: 'same',
  }
  if (last === null) return himself
  const isBilledThere = String(fieldsOf(last.billing)) === String(fieldsOf(last.shipping))
  return {
    ...himself,
    ...answersOf('delivery', last.shipping),
    ...(!isBilledThere && { billing: 'other', ...answersOf('billing', last.billing) }),
  }
}

const answersOf = (part: AddressPart, address: Address): Answers =>
  Object.fromEntries(fieldsOf(address).map(([field, value]) => [`${part}.${field}`, value])) satisfies Answers

/** What an address says, field by field. */
function fieldsOf({
  recipient,
  street,
  houseNumber,
  zipCode,
  countryCode,
  ...rest
}: Address): [AddressField, string][] {
  const [, city = rest.city, province] = (countryCode === 'IT' && WITH_PROVINCE.exec(rest.city)) || []
  const said: [AddressField, string | undefined][] = [
    ['country', countryCode],
    ['company', recipient.company],
    ['firstName', recipient.firstName],
    ['lastName', recipient.lastName],
    ['street', `${street} ${houseNumber}`.trim()],
    ['additional', rest.additional],
    ['zip', zipCode],
    ['city', city],
    ['province', province],
    ['phone', rest.phone],
  ]
  return said.flatMap<[AddressField, string]>(([field, value]) => (value ? [[field, value]] : []))
}
