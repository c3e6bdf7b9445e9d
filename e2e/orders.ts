import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const SHOP_API = 'http://127.0.0.1:4401/v1'
const HOME = {
  recipient: { firstName: 'Anna', lastName: 'Berg' },
  street: 'Linsenweg 7a',
  houseNumber: '',
  zipCode: '50667',
  city: 'Köln',
  countryCode: 'DE',
}
const VALUES = { prescriptionValues: { right: { sphere: -2 }, left: { sphere: -1.5 } } }

type Item = { key: string; quantity: number; price: { total: { withTax: number } } }
type Basket = { items: Item[]; cost: { withTax: number } }
type Products = { entities: { variants: { id: number; stock: { quantity: number } }[] }[] }

async function call<T>(shopId: number, path: string, body?: object): Promise<T> {
  const response = await fetch(`${SHOP_API}${path}`, {
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

/** An order by invoice that holds a thing, and a frame with lenses that are made for Anna; its number. */
export async function placeOrder(
  shopId: number,
  customer: { id: string | null; email: string },
): Promise<string> {
  const name = `life-${shopId}-${process.pid}-${performance.now()}`
  const { entities } = await call<Products>(shopId, '/products?perPage=40&with=variants')
  const variants = entities.flatMap((product) => product.variants).filter(({ stock }) => stock.quantity > 5)
  const put = (at: number, more: object = {}) =>
    call<Basket>(shopId, `/baskets/${name}/items`, { variantId: variants[at]?.id, quantity: 1, ...more })
  const inGroup = (isMainItem: boolean) => ({ itemGroup: { id: 'glasses', isMainItem, isRequired: true } })
  await put(0)
  await put(3, { ...inGroup(true), customData: VALUES })
  await put(6, inGroup(false))
  const { items, cost } = await call<Basket>(shopId, `/baskets/${name}`)
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
    paymentKey: 'accounting',
    prescriptionRemark: null,
  })
  return order.id
}

/** What the operator types after `npm run shop -- order`; what he reads. */
export async function operate(...words: string[]): Promise<string> {
  const env = { ...process.env, SHOP_API_PORT: '4401' }
  const { stdout } = await promisify(execFile)(process.execPath, ['src/setup/shop.ts', 'order', ...words], {
    env,
  })
  return stdout
}
