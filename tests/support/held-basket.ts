import type { Basket, BasketItem } from '#domain/basket/basket.ts'
import { emptyBasket } from '#domain/basket/empty-basket.ts'
import type { BasketChange, BasketClient } from '#server/clients/basket-client.ts'
import type { Held } from '#server/rpc/basket-changes.ts'
import { anItem } from './basket-items.ts'

type Refusal = Pick<BasketChange, 'status' | 'failure'>
type Scene = {
  items?: BasketItem[]
  applicable?: (items: BasketItem[]) => NonNullable<Basket['applicablePromotions']>
  /** What is answered to an item that is added, instead of adding it. */
  refusing?: (variantId: number) => Refusal | undefined
}

const done: Refusal = { status: 200, failure: null }

/** A basket in memory, with what was asked of it. */
export function heldBasket({
  items: given = [],
  applicable = () => [],
  refusing = () => undefined,
}: Scene = {}) {
  let items = given
  const asked: string[] = []
  const basket = (): Basket => ({ ...emptyBasket('EUR'), items, applicablePromotions: applicable(items) })
  const after = (change: Refusal): BasketChange => ({ ...change, basket: basket() })
  const rewrite = (key: string, rest: Partial<BasketItem>) => {
    items = items.map((item) => (item.key === key ? { ...item, ...rest } : item))
  }

  const baskets: BasketClient = {
    get: async () => basket(),
    async add(_, { variantId, quantity, itemGroup }) {
      asked.push(`add ${variantId}`)
      const refusal = refusing(variantId)
      if (refusal && refusal.status !== 206) return after(refusal)
      items = [...items, anItem(`i${variantId}`, { quantity, ...(itemGroup && { itemGroup }) })]
      return after(refusal ?? { status: 201, failure: null })
    },
    async update(_, itemKey, { quantity = 1 }) {
      asked.push(`update ${itemKey} ${quantity}`)
      rewrite(itemKey, { quantity })
      return after(done)
    },
    async remove(_, itemKey) {
      asked.push(`remove ${itemKey}`)
      items = items.filter(({ key }) => key !== itemKey)
      return after(done)
    },
    merge: async () => false,
    async setPromotions(_, sets) {
      for (const { itemId, promotions } of sets) {
        asked.push(`promote ${itemId} ${promotions.map(({ id }) => id).join('+')}`)
        const known = applicable(items).map(({ promotion }) => promotion)
        const chosen = promotions.flatMap(({ id }) => known.find((each) => each.id === id) ?? [])
        const kept = items.find(({ key }) => key === itemId)?.promotions ?? []
        const valid = chosen.map((each) => ({ ...each, isValid: true, failedConditions: [] }))
        rewrite(itemId, { promotions: [...kept, ...valid] })
      }
      return after(done)
    },
    openPromotions: async () => basket(),
  }
  const held: Held = { baskets, key: 'k', fields: '' }
  return { held, asked, basket, lines: () => items.map(({ key, quantity }) => [key, quantity]) }
}
