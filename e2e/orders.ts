import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { shop } from './shop.ts'

const HOME = {
  recipient: { firstName: 'Anna', lastName: 'Berg' },
  street: 'Linsenweg 7a',
  houseNumber: '',
  zipCode: '50667',
  city: 'Köln',
  countryCode: 'DE',
}
type Values = Record<'right' | 'left', Record<string, number>>
const VALUES: Values = { right: { sphere: -2, pd: 32 }, left: { sphere: -1.5, pd: 31.5 } }

type Item = {
  key: string
  quantity: number
  product: { name: string }
  price: { total: { withTax: number } }
}
export type Basket = { items: Item[]; cost: { withTax: number } }
type Categories = { id: number; shopLevelCustomData: { productType?: string; handle?: string } }[]
type Status = Partial<Record<'salesStatus' | 'subscriptionCancellationPolicy', { values: { value: string } }>>
export type Products = {
  entities: {
    attributes: Status
    advancedAttributes?: { lensParameterRange?: object }
    variants: { id: number; stock: Stock }[]
  }[]
}

export async function call<T>(shopId: number, path: string, body?: object): Promise<T> {
  const response = await fetch(`${shop().shopApi}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      'x-access-token': 'local',
      'x-shop-id': String(shopId),
      'content-type': 'application/json',
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
  return (await response.json()) as T
}

/** Variants in sufficient stock of the products of a type that are on sale, the newest first. */
async function variantsOf(shopId: number, type: string, isChosen = isOnSale): Promise<number[]> {
  const categories = await call<Categories>(shopId, '/categories?showHidden=true')
  const id = categories.find(
    ({ shopLevelCustomData: { productType, handle } }) => productType === type || handle === type,
  )?.id
  const { entities } = await call<Products>(
    shopId,
    `/products?perPage=40&with=variants,attributes:key(salesStatus)&filters[category]=${id}`,
  )
  const variants = entities
    .filter(({ attributes: { salesStatus } }) => salesStatus?.values.value === 'published')
    .flatMap((product) => product.variants)
  return variants.filter(({ stock }) => isChosen(stock)).map((variant) => variant.id)
}

type Stock = { quantity: number; isSellableWithoutStock: boolean }
export const isOnSale = ({ quantity, isSellableWithoutStock }: Stock) =>
  quantity > 5 || isSellableWithoutStock
const isMadeToOrder = ({ quantity, isSellableWithoutStock }: Stock) =>
  quantity === 0 && isSellableWithoutStock

/** Puts glasses into a basket: a frame with values, or one whose values follow (null), and its lenses. */
export async function addGlasses(
  shopId: number,
  basketKey: string,
  values: typeof VALUES | null = VALUES,
): Promise<Basket> {
  const [frames, parts] = await Promise.all([variantsOf(shopId, 'rxGlasses'), variantsOf(shopId, 'rxParts')])
  const put = (variantId: number | undefined, isMainItem: boolean, more: object = {}) =>
    call<Basket>(shopId, `/baskets/${basketKey}/items`, {
      variantId,
      quantity: 1,
      itemGroup: { id: 'glasses', isMainItem, isRequired: true },
      ...more,
    })
  const customData = values ? { prescriptionValues: values } : { lensType: 'type_ei' }
  await put(frames[3], true, { customData })
  return put(parts.at(-1), false)
}

/** Places an order by invoice with an item, and a frame with lenses made for Anna; returns its number. */
export async function placeOrder(
  shopId: number,
  customer: { id: string | null; email: string },
  values: typeof VALUES | null = VALUES,
): Promise<string> {
  const name = `life-${shopId}-${process.pid}-${performance.now()}`
  // Made to order like the lenses, so that all of it is one package.
  const [first] = await variantsOf(shopId, 'merchandise', isMadeToOrder)
  await call<Basket>(shopId, `/baskets/${name}/items`, { variantId: first, quantity: 1 })
  const { items, cost } = await addGlasses(shopId, name, values)
  return orderOf(shopId, { name, items, cost, customer, paymentKey: 'accounting' })
}

type Bought = Basket & { name: string; customer: object; paymentKey: string }

export async function orderOf(
  shopId: number,
  { name, items, cost, customer, paymentKey }: Bought,
): Promise<string> {
  const { order } = await call<{ order: { id: string } }>(shopId, '/orders', {
    basketKey: name,
    attemptKey: name.replaceAll(/[^\w-]/g, '-').padEnd(16, '-'),
    agreed: {
      total: cost.withTax,
      lines: items.map(({ key, quantity, price }) => ({ key, quantity, withTax: price.total.withTax })),
    },
    fees: [],
    customer,
    address: { billing: HOME, shipping: HOME, forward: null },
    carrierKey: 'DHL',
    collectionPoint: null,
    deliveryDate: null,
    paymentKey,
    prescriptionRemark: null,
  })
  return order.id
}

/** Runs a command of the operator, `npm run shop --` with these words; returns its output. */
async function runShop(...words: string[]): Promise<string> {
  const env = { ...process.env, SHOP_API_PORT: new URL(shop().shopApi).port }
  const { stdout } = await promisify(execFile)(process.execPath, ['src/cli/shop.ts', ...words], { env })
  return stdout
}

export const operate = (...words: string[]): Promise<string> => runShop('order', ...words)

export const operateBranchOrder = (...words: string[]): Promise<string> => runShop('branch-order', ...words)

export const operateSubscription = (...words: string[]): Promise<string> => runShop('subscription', ...words)

export const operateStock = (...words: string[]): Promise<string> => runShop('stock', ...words)

export const operateReservation = (...words: string[]): Promise<string> => runShop('reservation', ...words)

/** Records glasses that were bought in a branch; returns their number. */
export async function placeBranchOrder(
  shopId: number,
  branchId: number,
  email: string,
  values: Values,
  currencyCode = 'CHF',
): Promise<string> {
  const { id } = await call<{ id: string }>(shopId, '/branch-orders', {
    key: `journey-${process.pid}-${Math.round(performance.now())}`,
    branchId,
    currencyCode,
    customer: { firstName: 'Anna', lastName: 'Berg', email, zip: '8001' },
    lines: [{ name: 'Veduta Malamocco mit Gläsern', quantity: 1, price: 24_900, values }],
  })
  return id
}

/** A branch of the shop. */
export async function firstBranch(shopId: number): Promise<number> {
  const { entities } = await call<{ entities: { id: number }[] }>(shopId, '/branches?perPage=1')
  return entities[0]?.id ?? 0
}

/** The keys of the items of an order, from the output of `order show`. */
export const itemKeys = (shown: string): string[] =>
  [...shown.matchAll(/\[([0-9a-f]{32})\]/g)].map((match) => match[1] ?? '')

/** The keys of the open declarations about an order. */
export const waitingFor = async (order: string): Promise<string[]> =>
  (await runShop('declaration', 'list'))
    .split('\n')
    .filter((line) => line.includes(order))
    .map((line) => line.slice(0, 16))

export const settle = (key: string): Promise<string> => runShop('declaration', 'settle', key)
