import type { Basket, BasketItem } from '#domain/basket/basket.ts'
import { emptyBasket } from '#domain/basket/empty-basket.ts'
import type { BasketChange, BasketClient } from '#clients/shop-api/basket-client.ts'
import type { BasketHandle } from '#server/basket/add-items.ts'
import { anItem } from './basket-items.ts'

type Refusal = Pick<BasketChange, 'status' | 'failure'>
type FakeBasketOptions = {
  items?: BasketItem[]
  applicable?: (items: BasketItem[]) => NonNullable<Basket['applicablePromotions']>
  /** The response to adding an item, in place of adding it. */
  refusing?: (variantId: number) => Refusal | undefined
}

const done: Refusal = { status: 200, failure: null }

/** A basket in memory, with a record of its calls. */
export function fakeBasket({
  items: given = [],
  applicable = () => [],
  refusing = () => undefined,
}: FakeBasketOptions = {}) {
  let items = given
  const calls: string[] = []
  const basket = (): Basket => ({ ...emptyBasket('EUR'), items, applicablePromotions: applicable(items) })
  const after = (change: Refusal): BasketChange => ({ ...change, basket: basket() })
  const rewrite = (key: string, rest: Partial<BasketItem>) => {
    items = items.map((item) => (item.key === key ? { ...item, ...rest } : item))
  }

  const baskets: BasketClient = {
    get: async () => basket(),
    async add(_, { variantId, quantity, itemGroup }) {
      calls.push(`add ${variantId}`)
      const refusal = refusing(variantId)
      if (refusal && refusal.status !== 206) return after(refusal)
      items = [...items, anItem(`i${variantId}`, { quantity, ...(itemGroup && { itemGroup }) })]
      return after(refusal ?? { status: 201, failure: null })
    },
    addGroup: async () => null,
    async update(_, itemKey, { quantity, customData }) {
      calls.push(`update ${itemKey} ${quantity}`)
      rewrite(itemKey, { ...(quantity !== undefined && { quantity }), ...(customData && { customData }) })
      return after(done)
    },
    async remove(_, itemKey) {
      calls.push(`remove ${itemKey}`)
      items = items.filter(({ key }) => key !== itemKey)
      return after(done)
    },
    merge: async () => false,
    async setPromotions(_, sets) {
      for (const { itemId, promotions } of sets) {
        calls.push(`promote ${itemId} ${promotions.map(({ id }) => id).join('+')}`)
        const known = applicable(items).map(({ promotion }) => promotion)
        const chosen = promotions.flatMap(({ id }) => known.find((each) => each.id === id) ?? [])
        const current = items.find(({ key }) => key === itemId)?.promotions ?? []
        const valid = chosen.map((each) => ({ ...each, isValid: true, failedConditions: [] }))
        rewrite(itemId, { promotions: [...current, ...valid] })
      }
      return after(done)
    },
    openPromotions: async () => basket(),
  }
  const handle: BasketHandle = { baskets, key: 'k', fields: '' }
  return { handle, calls, basket, lines: () => items.map(({ key, quantity }) => [key, quantity]) }
}
