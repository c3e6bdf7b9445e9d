import type { Order } from '#domain/order/order.ts'
import type { LookupProof } from '#clients/shop-api/order-client.ts'
import { timingSafeEqualText } from '#platform/timing-safe-equal.ts'

const plain = (text: string): string => text.replaceAll(/[\s-]/g, '').toLowerCase()

/**
 * Whether the requester knows what the buyer of the order knows. The check takes equally long if the order does not
 * exist.
 */
export function matchesLookupProof(order: Order | undefined, proof: LookupProof): boolean {
  const [input, known] =
    'zipCode' in proof
      ? [proof.zipCode, [order?.address.shipping.zipCode ?? '', order?.address.billing.zipCode ?? '']]
      : [proof.email, [order?.customer.email.email ?? '']]
  const matches = known.map((each) => each !== '' && timingSafeEqualText(plain(each), plain(input)))
  return order !== undefined && order.confirmedAt !== null && plain(input) !== '' && matches.some(Boolean)
}

const NOBODY = { street: '', houseNumber: '', zipCode: '', city: '', countryCode: '' }

/** Without the data that only the buyer may see: prescriptions, remarks and addresses. */
export function redactOrder(order: Order): Order {
  const nowhere = { ...NOBODY, recipient: { firstName: '', lastName: '' } }
  return {
    ...withoutHealthData(order),
    address: { billing: nowhere, shipping: nowhere, forward: null },
    shipping: { ...order.shipping, prescriptionRemark: null },
  }
}

/** Without any health data. */
export const withoutHealthData = (order: Order): Order => ({
  ...order,
  items: order.items.map((item) => ({ ...item, customData: {}, displayData: {} })),
  shipping: { ...order.shipping, prescriptionRemark: null },
})
