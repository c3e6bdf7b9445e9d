import { mailboxInAscii } from '#domain/form/mailbox.ts'
import { isTried } from '#domain/basket/try-on.ts'
import type { Order } from '#domain/order/order.ts'
import type { LookupProof } from '#clients/shop-api/order-client.ts'
import { timingSafeEqualText } from '#platform/timing-safe-equal.ts'

/**
 * Whether the requester knows what the buyer of the order knows. The check takes equally long if the order does not
 * exist.
 */
export function matchesLookupProof(order: Order | undefined, proof: LookupProof): boolean {
  const isKnown = knowsBuyer(proof, {
    zipCodes: [order?.address.shipping.zipCode ?? '', order?.address.billing.zipCode ?? ''],
    email: order?.customer.email.email ?? '',
  })
  return order !== undefined && order.confirmedAt !== null && isKnown
}

/** Compares all that is given, without the spaces, hyphens and cases in which people write differently. */
export function knowsBuyer(
  proof: LookupProof,
  { zipCodes, email }: { zipCodes: readonly string[]; email: string },
): boolean {
  const [input, expected] =
    'zipCode' in proof ? [proof.zipCode, zipCodes] : [mailboxInAscii(proof.email.trim()), [email]]
  const matches = expected.map((each) => timingSafeEqualText(normalised(each), normalised(input)))
  return normalised(input) !== '' && matches.some(Boolean)
}

const normalised = (text: string): string => text.replaceAll(/[\s-]/g, '').toLowerCase()

const EMPTY_ADDRESS = { street: '', houseNumber: '', zipCode: '', city: '', countryCode: '' }

/** Without the data that only the buyer may see: prescriptions, remarks and addresses. */
export function redactOrder(order: Order): Order {
  const address = { ...EMPTY_ADDRESS, recipient: { firstName: '', lastName: '' } }
  return {
    ...withoutHealthData(order),
    address: { billing: address, shipping: address, forward: null },
    shipping: { ...order.shipping, prescriptionRemark: null },
  }
}

/** Without any health data. Which parts are shown by themselves is none, nor is that a frame is only tried. */
export const withoutHealthData = (order: Order): Order => ({
  ...order,
  items: order.items.map((item) => ({
    ...item,
    customData: {
      ...(item.customData['hideSubItem'] === true && { hideSubItem: true }),
      ...(isTried(item) && { lensType: item.customData['lensType'] }),
    },
    displayData: {},
  })),
  shipping: { ...order.shipping, prescriptionRemark: null },
})

/** What the success page and the purchase event need: nothing about the buyer. */
export function placedOrderOf(order: Order) {
  const { id, placedAt, confirmedAt, currencyCode, status, detailedStatus, cost, packages, payment } = order
  const { items } = withoutHealthData(order)
  return { id, placedAt, confirmedAt, currencyCode, status, detailedStatus, cost, items, packages, payment }
}
