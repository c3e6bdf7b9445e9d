import { type Basket, call, isOnSale, operateSubscription, orderOf, type Products } from './orders.ts'

/** Lens care on sale that is subscribed to, and can be cancelled from the second delivery on. */
async function subscribedCare(shopId: number): Promise<number[]> {
  const { entities } = await call<Products>(
    shopId,
    '/products?perPage=100&filters[subscriptionEligible]=true&with=variants,attributes:key(salesStatus|subscriptionCancellationPolicy),advancedAttributes:key(lensParameterRange)',
  )
  return entities
    .filter(({ advancedAttributes }) => !advancedAttributes?.lensParameterRange)
    .filter(({ attributes }) => attributes.subscriptionCancellationPolicy?.values.value === 'after-second')
    .flatMap(({ variants }) => variants)
    .filter(({ stock }) => isOnSale(stock))
    .map(({ id }) => id)
}

type Stored = {
  subscription: {
    status: string
    problem: string | null
    dueOn: string | null
    endsAfter: number | null
    orders: string[]
    lines: { variantId: number; name: string }[]
  }
}
export const storedSubscription = async (shopId: number, number: string): Promise<Stored['subscription']> =>
  (await call<Stored>(shopId, `/subscriptions/${number}`)).subscription

/** Offers the customers of a subscription's goods others in their place, by letter. */
export async function proposeSuccessor(shopId: number, number: string): Promise<void> {
  const [line] = (await storedSubscription(shopId, number)).lines
  const successor = (await subscribedCare(shopId)).find((id) => id !== line?.variantId)
  await operateSubscription('propose', String(line?.variantId), String(successor))
  await operateSubscription('run')
}

/**
 * Places an order by which a subscription to lens care begins, every three months on the 12th, that can end after its second delivery;
 * returns its number.
 */
export async function subscribe(shopId: number, customer: { id: string; email: string }): Promise<string> {
  const [variantId] = await subscribedCare(shopId)
  const name = `abo-${shopId}-${process.pid}-${Math.round(performance.now())}`
  const customData = {
    pricePromotionKey: 'subscription',
    subscriptionDefinition: { subscriptionInterval: '3', subscriptionDeliveryDate: 12 },
  }
  const { items, cost } = await call<Basket>(shopId, `/baskets/${name}/items`, {
    variantId,
    quantity: 1,
    customData,
  })
  const order = await orderOf(shopId, { name, items, cost, customer, paymentKey: 'cash_on_delivery' })
  return `${order}-1`
}
