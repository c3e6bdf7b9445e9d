import type { Order } from '#domain/order/order.ts'
import type { Proof } from '#server/clients/order-client.ts'
import { isSame } from '#server/tokens/same.ts'

const plain = (text: string): string => text.replaceAll(/[\s-]/g, '').toLowerCase()

/** Whether somebody knows what the buyer of an order knows. It takes as long where there is no such order. */
export function provenBy(order: Order | undefined, proof: Proof): boolean {
  const [said, known] =
    'zipCode' in proof
      ? [proof.zipCode, [order?.address.shipping.zipCode ?? '', order?.address.billing.zipCode ?? '']]
      : [proof.email, [order?.customer.email.email ?? '']]
  const matches = known.map((each) => each !== '' && isSame(plain(each), plain(said)))
  return order !== undefined && order.confirmedAt !== null && plain(said) !== '' && matches.some(Boolean)
}

const NOBODY = { street: '', houseNumber: '', zipCode: '', city: '', countryCode: '' }

/** Without what only the buyer himself is to see: prescriptions, remarks and where he lives. */
export function withoutSecrets(order: Order): Order {
  const nowhere = { ...NOBODY, recipient: { firstName: '', lastName: '' } }
  return {
    ...withoutHealth(order),
    address: { billing: nowhere, shipping: nowhere, forward: null },
    shipping: { ...order.shipping, prescriptionRemark: null },
  }
}

/** Without anything that is said of somebody's eyes. */
export const withoutHealth = (order: Order): Order => ({
  ...order,
  items: order.items.map((item) => ({ ...item, customData: {}, displayData: {} })),
  shipping: { ...order.shipping, prescriptionRemark: null },
})
