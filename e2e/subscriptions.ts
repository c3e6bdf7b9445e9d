import { type Basket, call, isOnSale, orderOf, type Products } from './orders.ts'

/**
 * Places an order by which a subscription to lens care begins, every three months on the 12th, that can end after its second delivery;
 * returns its number.
 */
export async function subscribe(shopId: number, customer: { id: string; email: string }): Promise<string> {
  const { entities } = await call<Products>(
    shopId,
    '/products?perPage=100&filters[subscriptionEligible]=true&with=variants,attributes:key(salesStatus|subscriptionCancellationPolicy),advancedAttributes:key(lensParameterRange)',
  )
  const care = entities
    .filter(({ advancedAttributes }) => !advancedAttributes?.lensParameterRange)
    .filter(({ attributes }) => attributes.subscriptionCancellationPolicy?.values.value === 'after-second')
    .flatMap(({ variants }) => variants)
    .find(({ stock }) => isOnSale(stock))
  const name = `abo-${shopId}-${process.pid}-${Math.round(performance.now())}`
  const customData = {
    pricePromotionKey: 'subscription',
    subscriptionDefinition: { subscriptionInterval: '3', subscriptionDeliveryDate: 12 },
  }
  const { items, cost } = await call<Basket>(shopId, `/baskets/${name}/items`, {
    variantId: care?.id,
    quantity: 1,
    customData,
  })
  const order = await orderOf(shopId, { name, items, cost, customer, paymentKey: 'cash_on_delivery' })
  return `${order}-1`
}
