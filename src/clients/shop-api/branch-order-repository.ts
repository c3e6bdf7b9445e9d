import { z } from 'zod'
import { branchOrder, branchOrders } from '#contract/branch/branch-order.ts'
import type { BranchOrder, BranchOrderEvent, NewBranchOrder } from '#domain/branch/branch-order.ts'
import type { VariantCode } from '#i18n/variants.ts'
import { type Access, change, find, get } from './call.ts'

/** What the Shop API stores of what was bought in branches. Each call is one transaction, and repeating it changes nothing more. */
export type BranchOrderRepository = {
  /** Null: the shop's country has no such branch. */
  create(variant: VariantCode, order: NewBranchOrder): Promise<BranchOrder | null>
  /** Of one customer, or all that nobody has collected. */
  list(customerId?: string): Promise<BranchOrder[]>
  byId(id: string): Promise<BranchOrder | null>
  /** Null where it is not possible, or unknown. */
  move(id: string, event: BranchOrderEvent): Promise<BranchOrder | null>
  /** Ties it to the account of who has its mailbox; null: it is not theirs. */
  claim(id: string, owner: { customerId: string; email: string }): Promise<BranchOrder | null>
  removeValues(of: { customerId: string; orderId?: string }): Promise<void>
  /** Whose customers are to be written to: a page of those whose ids follow, empty after the last one. */
  withLetters(after?: string): Promise<BranchOrder[]>
  recordLetter(id: string): Promise<void>
}

const PATH = '/v1/branch-orders'
const pathOf = (...parts: string[]): string => [PATH, ...parts.map(encodeURIComponent)].join('/')

/** The branch orders of all shops over HTTP. */
export function createBranchOrderRepository(of: (variant: VariantCode) => Access): BranchOrderRepository {
  const anyShop = of('de-de')
  return {
    create: (variant, body) => find(of(variant), { path: PATH, body }, branchOrder),
    list: (customerId) => get(anyShop, { path: PATH, query: { customerId } }, branchOrders),
    byId: (id) => find(anyShop, { path: pathOf(id) }, branchOrder),
    async move(id, event) {
      const endpoint = { method: 'POST', path: pathOf(id, 'moves'), body: { event } } as const
      const { status, value } = await change(anyShop, endpoint, branchOrder.or(refusal))
      return status === 200 && value && 'id' in value ? value : null
    },
    claim: (id, body) => find(anyShop, { path: pathOf(id, 'owner'), body }, branchOrder),
    async removeValues(body) {
      await get(anyShop, { path: pathOf('values-removals'), body }, z.unknown())
    },
    withLetters: (after) => get(anyShop, { path: pathOf('letters'), query: { after } }, branchOrders),
    async recordLetter(id) {
      await get(anyShop, { path: pathOf(id, 'letters'), body: {} }, z.unknown())
    },
  }
}

const refusal = z.object({ code: z.int(), message: z.string() })

/** For an external Shop API, which knows no branch orders of ours. */
export const noBranchOrders: BranchOrderRepository = {
  create: async () => null,
  list: async () => [],
  byId: async () => null,
  move: async () => null,
  claim: async () => null,
  async removeValues() {},
  withLetters: async () => [],
  async recordLetter() {},
}
