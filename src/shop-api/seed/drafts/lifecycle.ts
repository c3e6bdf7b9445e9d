import type { ProductDraft } from './draft.ts'
import { type Random, randomOf } from '#shop-api/seed/random.ts'
import { SHOPS } from '#shop-api/seed/shops/shops.ts'

type SalesStatus = 'enrichment' | 'published' | 'temporary_not_sellable' | 'offline'

/** The state of a product at `now`: its first date of sale, its shops, whether it is still sold. */
export type Lifecycle = {
  status: SalesStatus
  isActive: boolean
  isNew: boolean
  isSoldOut: boolean
  isMadeToOrder: boolean
  createdAt: string
  firstLiveAt: string
  updatedAt: string
  shopIds: number[]
  random: Random
}

const DAY = 86_400_000
const DAYS_NEW = 30

/**
 * `index` is the position of the product in its catalogue: rare states occur at fixed intervals, so every
 * catalogue has them.
 */
export function lifecycleOf(draft: ProductDraft, index: number, now: Date): Lifecycle {
  const random = randomOf(`life ${draft.referenceKey}`)
  const isMadeToOrder = draft.isMadeToOrder === true
  const status = isMadeToOrder ? 'published' : statusAt(index)
  const age =
    !isMadeToOrder && random.chance(0.09) ? random.int(0, DAYS_NEW - 2) : random.int(DAYS_NEW + 10, 900)
  const firstLive = now.getTime() - age * DAY - random.int(0, 86_399) * 1000
  return {
    status,
    isActive: status === 'published' || status === 'temporary_not_sellable',
    isNew: age < DAYS_NEW,
    isSoldOut: !isMadeToOrder && index % 29 === 3,
    isMadeToOrder,
    createdAt: iso(firstLive - random.int(3, 40) * DAY),
    firstLiveAt: iso(firstLive),
    updatedAt: iso(Math.max(firstLive, now.getTime() - random.int(1, 60) * DAY)),
    shopIds: isMadeToOrder ? SHOPS.map(({ id }) => id) : shopIdsAt(index),
    random,
  }
}

const iso = (time: number) => new Date(time).toISOString()

function statusAt(index: number): SalesStatus {
  if (index % 71 === 33) return 'enrichment'
  if (index % 59 === 21) return 'temporary_not_sellable'
  if (index % 83 === 41) return 'offline'
  return 'published'
}

/** Most are sold everywhere, some not in Switzerland, some only in German-speaking shops of the Union. */
function shopIdsAt(index: number): number[] {
  const shops =
    index % 43 === 17
      ? SHOPS.filter(({ country }) => country === 'DE' || country === 'AT')
      : index % 37 === 9
        ? SHOPS.filter(({ country }) => country !== 'CH')
        : SHOPS
  return shops.map(({ id }) => id)
}

export type SeededStock = {
  quantity: number
  isSellableWithoutStock: boolean
  expectedAvailabilityAt: string | null
}

/** Many, a few, none, or none but made to order. */
export function stockOf({ isSoldOut, isMadeToOrder, random }: Lifecycle, now: Date): SeededStock {
  if (isMadeToOrder) return { quantity: 0, isSellableWithoutStock: true, expectedAvailabilityAt: null }
  const state = isSoldOut
    ? 'none'
    : random.weighted([
        ['plenty', 72],
        ['few', 13],
        ['none', 8],
        ['to-order', 7],
      ])
  const quantity = state === 'plenty' ? random.int(6, 240) : state === 'few' ? random.int(1, 5) : 0
  const isExpected = quantity === 0 && (state === 'to-order' || random.chance(0.4))
  return {
    quantity,
    isSellableWithoutStock: state === 'to-order',
    expectedAvailabilityAt: isExpected ? iso(now.getTime() + random.int(5, 40) * DAY) : null,
  }
}
