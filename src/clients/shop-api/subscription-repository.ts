import { z } from 'zod'
import {
  duePage,
  type MandateRequest,
  type ProposalRequest,
  proposalResult,
  renewalResult,
  subscription,
  type subscriptionChange,
  subscriptions,
  subscriptionWithOffer,
} from '#contract/subscription/subscription.ts'
import type { SubscriptionChangeFailure } from '#domain/subscription/change.ts'
import type { Subscription } from '#domain/subscription/subscription.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { VariantCode } from '#i18n/variants.ts'
import { ShopError } from '#platform/errors.ts'
import { type Access, change, find, get } from './call.ts'
import { ORDER_FIELDS } from './http-order-repository.ts'

/** A customer changes only their own; the operator all. */
export type ChangedBy = { actor: 'customer'; customerId: string } | { actor: 'operator' }
/** How many get a letter, and how many have values with which the successor is not made. */
type Proposed = { proposed: number; skipped: number }
export type Renewal = z.output<typeof renewalResult>

/** What the Shop API stores of subscriptions. Each call is one transaction, and repeating it changes nothing more. */
export type SubscriptionRepository = {
  /** Of one customer, or of all: a page of those whose ids follow, empty after the last one. */
  list(customerId?: string, after?: string): Promise<Subscription[]>
  /** With what its products offer. Null for somebody else's. */
  byId(id: string, customerId?: string): Promise<z.output<typeof subscriptionWithOffer> | null>
  change(
    id: string,
    request: { by: ChangedBy; key: string; change: z.output<typeof subscriptionChange> },
  ): Promise<Result<Subscription, SubscriptionChangeFailure | 'unknown'>>
  cancel(
    id: string,
    request: { by: ChangedBy; manner: 'ordinary' | 'extraordinary' },
  ): Promise<Subscription | null>
  /** Later deliveries are paid by this mandate. Null for somebody else's. */
  recordMandate(id: string, mandate: MandateRequest): Promise<Subscription | null>
  /**
   * Announces deliveries, ends pauses, and returns what is to be renewed now: the page after an id; `next` is null after the last one. What
   * `withdrawn` orders began waits.
   */
  due(after?: string, withdrawn?: readonly string[]): Promise<z.output<typeof duePage>>
  /** Makes the order of the coming delivery; with a customer, one that they pay in person. Null: none of this id. */
  renew(of: Pick<Subscription, 'id' | 'shopId'>, customerId?: string): Promise<Renewal | null>
  /** Offers the customers of a shop today's price of a variant, or a successor, or today's prices of all goods, page by page. Null where the shop does not sell it to subscribers. */
  propose(variant: VariantCode, goods: ProposalRequest): Promise<Proposed | null>
  /** A page of those whose ids follow, empty after the last one. */
  withLetters(after?: string): Promise<Subscription[]>
  recordLetter(id: string, key: string): Promise<void>
}

/** The subscriptions of all shops over HTTP. */
export function createSubscriptionRepository(of: (variant: VariantCode) => Access): SubscriptionRepository {
  const anyShop = of('de-de')
  return {
    list: (customerId, after) => get(anyShop, { path: PATH, query: { customerId, after } }, subscriptions),
    byId: (id, customerId) =>
      find(anyShop, { path: pathOf(id), query: { customerId } }, subscriptionWithOffer),
    async change(id, body) {
      const endpoint = { method: 'POST', path: pathOf(id, 'changes'), body } as const
      const { status, value } = await change(anyShop, endpoint, changed)
      if (value && 'id' in value) return ok(value)
      if (status === 404) return fail('unknown')
      if (status === 400) return fail('impossible')
      if (value) return fail(value.message.endsWith('late') ? 'late' : 'impossible')
      throw new ShopError('upstream', `changing subscription ${id}: ${status}`)
    },
    cancel: (id, body) => find(anyShop, { path: pathOf(id, 'cancellation'), body }, subscription),
    recordMandate: (id, body) => find(anyShop, { path: pathOf(id, 'mandate'), body }, subscription),
    due: (after, withdrawn = []) =>
      get(
        anyShop,
        { path: `${PATH}/due`, body: { ...(after !== undefined && { after }), withdrawn } },
        duePage,
      ),
    renew: ({ id, shopId }, customerId) =>
      find(
        { ...anyShop, shopId },
        {
          path: pathOf(id, 'orders'),
          query: { with: ORDER_FIELDS },
          body: customerId === undefined ? {} : { customerId },
        },
        renewalResult,
      ),
    async propose(variant, goods) {
      const all = { proposed: 0, skipped: 0 }
      for (let body = goods; ;) {
        const page = await find(of(variant), { path: `${PATH}/proposals`, body }, proposalResult)
        if (!page) return null
        all.proposed += page.proposed
        all.skipped += page.skipped
        if (page.next === null) return all
        body = { ...goods, after: page.next }
      }
    },
    withLetters: (after) => get(anyShop, { path: `${PATH}/letters`, query: { after } }, subscriptions),
    async recordLetter(id, key) {
      await get(anyShop, { path: pathOf(id, 'letters'), body: { key } }, z.unknown())
    },
  }
}

const PATH = '/v1/subscriptions'
const pathOf = (...parts: string[]): string => [PATH, ...parts.map(encodeURIComponent)].join('/')
const changed = z.union([subscription, z.object({ code: z.literal(409), message: z.string() })])

const none = async (): Promise<null> => null
const nothing = async (): Promise<[]> => []

/** For an external Shop API, which knows no subscriptions of ours. */
export const noSubscriptions: SubscriptionRepository = {
  list: nothing,
  byId: none,
  change: async () => fail('unknown'),
  cancel: none,
  recordMandate: none,
  due: async () => ({ subscriptions: [], next: null }),
  renew: none,
  propose: none,
  withLetters: nothing,
  async recordLetter() {},
}
