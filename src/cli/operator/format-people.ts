import type { Address, Order } from '#domain/order/order.ts'
import { addressLines } from '#modules/documents/order-format.ts'
import { printableLine } from './printable.ts'

/** Who ordered, where the parcels go, and how. */
export function formatPeople({
  customer,
  address,
  shipping,
  shop,
  valuesRemoval,
  valuesReminded,
}: Order): string[] {
  const { billing, shipping: home, forward } = address
  const { carrierKey, collectionPoint: point, deliveryDate, prescriptionRemark } = shipping
  const isSame = addressLine(billing) === addressLine(home)
  return [
    ['shop', shop.locale],
    ['customer', customer.id ?? 'guest'],
    ['email', customer.email.email],
    ['phone', home.phone ?? billing.phone],
    ['billing address', addressLine(billing)],
    ['tax number', billing.recipient.taxNumber],
    ['delivery address', isSame ? 'the same' : addressLine(home)],
    ['collection', point && `${point.type} ${point.id}: ${point.name}`],
    ['collection address', forward && addressLine(forward)],
    ['delivery', `${carrierKey}${deliveryDate === null ? '' : ` on ${deliveryDate}`}`],
    ['remark', prescriptionRemark],
    ['values', valuesRemoval && VALUES[valuesRemoval]],
    ['reminders of missing values', valuesReminded && `${valuesReminded} of 2`],
  ].flatMap(([label, value]) => (value ? [`  ${label}: ${printableLine(value)}`] : []))
}

const VALUES = { requested: 'deleted once it is sent, collected or cancelled', done: 'deleted' } as const

const addressLine = (address: Address): string => addressLines(address).join(', ')

/** When the order was placed and confirmed, and what happened to it since. */
export const formatHistory = ({ placedAt, confirmedAt, history }: Order): string[] => [
  `  ${minute(placedAt)} placed`,
  ...(confirmedAt === null ? [] : [`  ${minute(confirmedAt)} confirmed`]),
  ...history.map(
    ({ at, action }) => `  ${minute(at)} ${wordOf(action)}${ofPackage(action)}${checksOf(action)}`,
  ),
]

type Action = Order['history'][number]['action']

const wordOf = (action: Action): string => {
  if (action.event !== 'prepare') return action.event
  return action.to === 'delegation_pending' ? 'workshop' : 'pack'
}

/** What an optician has taken upon them. */
const checksOf = (action: Action): string => {
  if (action.event !== 'prepare') return ''
  return `${action.areOldAccepted ? ', old values accepted' : ''}${action.isPrismChecked ? ', prism checked' : ''}`
}

const ofPackage = (action: Action): string => ('packageId' in action ? ` package ${action.packageId}` : '')

const minute = (moment: string): string => moment.slice(0, 16).replace('T', ' ')
