import type { BasketItem } from '#domain/basket/basket.ts'
import { allocateStock, type StockedItem } from '#domain/basket/allocate-stock.ts'
import { cleanUp } from '#domain/basket/clean-up.ts'
import type { Minor } from '#domain/money/price.ts'
import type { AgreedLine, OrderChange, PlaceOrder } from './place-order.ts'

type Item = StockedItem &
  Pick<BasketItem, 'itemGroup' | 'price' | 'promotions'> & { product: { name: string } }

/** The differences between a basket and the agreement; empty where it can be bought as it is. `total` is the amount to pay now. */
export function orderChanges(
  items: readonly Item[],
  agreed: PlaceOrder['agreed'],
  total: Minor,
): OrderChange[] {
  const gone = new Set(cleanUp(items).removed.flat())
  const found = allocateStock(items).flatMap(({ item, pieces }) =>
    // No item of a group that is not available as a whole.
    changeOf(item, agreed.lines, gone.has(item) ? 0 : pieces),
  )
  const present = new Set(items.map(({ key }) => key))
  const left: OrderChange[] = agreed.lines
    .filter(({ key }) => !present.has(key))
    .map(({ key }) => ({ kind: 'gone', itemKey: key, name: '' }))
  if (found.length + left.length === 0 && total === agreed.total) return []
  return [
    ...found,
    ...left,
    ...lostCodes(items),
    ...(total === agreed.total ? [] : [{ kind: 'total', was: agreed.total, now: total } as const]),
  ]
}

/** `pieces`: how many are available. */
function changeOf(item: Item, agreed: readonly AgreedLine[], pieces: number): OrderChange[] {
  const { key: itemKey, quantity, product, price } = item
  const { name } = product
  const line = agreed.find(({ key }) => key === itemKey)
  if (pieces === 0) return [{ kind: 'gone', itemKey, name }]
  if (!line) return [{ kind: 'added', itemKey, name, quantity }]
  if (pieces < quantity || quantity !== line.quantity)
    return [{ kind: 'quantity', itemKey, name, was: line.quantity, now: pieces }]
  const { withTax } = price.total
  return withTax === line.withTax ? [] : [{ kind: 'price', itemKey, name, was: line.withTax, now: withTax }]
}

const lostCodes = (items: readonly Item[]): OrderChange[] => {
  const codes = items
    .flatMap(({ promotions = [] }) => promotions)
    .flatMap(({ code, isValid }) => (code === undefined || isValid ? [] : [code]))
  return [...new Set(codes)].map((code) => ({ kind: 'voucher', code }))
}
