import type { BasketItem } from '#domain/basket/basket.ts'
import { emptyBasket } from '#domain/basket/empty-basket.ts'
import type { ConfiguratorAnswers } from '#domain/configurator/answer-name.ts'
import type { Order } from '#domain/order/order.ts'
import type { Flags } from '#domain/shop/configuration.ts'
import type { NewGroup } from '#clients/shop-api/basket-client.ts'
import type { OrderClient } from '#clients/shop-api/order-client.ts'
import type { ConfiguratorDraft, ConfiguratorDrafts } from '#modules/configurator/configurator-drafts.ts'
import { type ConfiguratorState, readConfigurator } from '#server/configurator/configurator-state.ts'
import { callerKey } from '#server/request/caller-keys.ts'
import type { RequestScope } from '#server/request/request-scope.ts'
import { createCaller } from '#server/session/caller.ts'
import { anItem, inGroup } from './basket-items.ts'
import { aConfiguration } from './configuration.ts'
import { aCustomer } from './customers.ts'
import { emptyOrderClient } from './fake-after-sale.ts'
import { fakeBasket } from './fake-basket.ts'
import { aPrice, aProduct, aStock, attributesOf, aVariant } from './goods.ts'
import { recordingLog } from './log.ts'
import { fakeShopClient } from './shop-client.ts'
import { testContext } from './test-server.ts'

/** What the pairs below are made to. */
export const VALUES = { right: { sphere: -2.25, pd: 32 }, left: { sphere: -1.75, pd: 31.5 } }
const lenses = aProduct(51, {
  customData: { rxPart: 'lensType', design: 'single-vision' },
  variants: [aVariant(51, { referenceKey: 'single' })],
})
const index = (id: number, indexKey: string, pieces: number) =>
  aProduct(id, {
    name: indexKey,
    customData: { rxPart: 'index', indexKey },
    variants: [aVariant(id, { referenceKey: indexKey, stock: aStock(pieces) })],
  })
const PARTS = [lenses, index(53, 'index_ch', 9), index(54, 'index_ad', 0)]

/** A pair on the frame of variant 7, as a basket has it. */
export const pair = (id: string, variantId = 7): BasketItem[] => [
  anItem(`i${variantId}`, {
    ...inGroup(id, true),
    product: aProduct(5, { attributes: attributesOf({ rimType: 'full' }) }),
    customData: { lensType: 'type_ei', prescriptionValues: VALUES },
  }),
  anItem('i51', { ...inGroup(id), product: lenses }),
  anItem('i53', { ...inGroup(id), product: index(53, 'index_ch', 9) }),
]

/** Answers as they are stored. */
export const drafted = (
  answers: ConfiguratorAnswers,
  rest: Partial<ConfiguratorDraft> = {},
): ConfiguratorDraft => ({
  answers,
  fromOrder: null,
  latestSaves: null,
  affirmed: null,
  ...rest,
})

/** What is different from a visitor with an empty basket, before a frame that costs 1,00. */
export type StateGiven = {
  groupId?: string | null
  flags?: Partial<Flags>
  variant?: 'de-de' | 'it-it'
  who?: Parameters<typeof aCustomer>[0] | null
  isKnown?: boolean
  items?: BasketItem[]
  /** Of each group; of a new pair by ''. */
  drafts?: Record<string, ConfiguratorDraft>
  /** What the order with a number was made to, for whoever proves to know it. */
  prescription?: OrderClient['prescription']
  orders?: Order[]
  pieces?: number
  cents?: number
  salesStatus?: string
  lensTypes?: string[]
}

/** A visitor of a shop without a database, at half past midnight of 23 November 2026; `stored` has the answers that it stores by group, `groups` what is put into the basket. */
export function configuratorScope({
  flags = {},
  variant = 'de-de',
  who = null,
  isKnown = true,
  items = [],
  drafts = {},
  prescription = emptyOrderClient.prescription,
  orders = [],
  pieces = 9,
  cents = 100,
  salesStatus = 'published',
  lensTypes,
}: StateGiven = {}) {
  const configuration = aConfiguration()
  const frame = aProduct(5, {
    attributes: attributesOf({ rimType: 'full', frameShape: 'panto', salesStatus }),
    variants: [aVariant(7, { stock: aStock(pieces), price: aPrice(cents) })],
  })
  const shop = fakeShopClient({
    configuration: async () => ({
      ...configuration,
      flags: { ...configuration.flags, ...flags },
      customData: { ...configuration.customData, ...(lensTypes && { rxLensTypes: lensTypes }) },
    }),
    productIdOfVariant: async () => frame.id,
    product: async () => frame,
    rxProducts: async () => PARTS,
  })
  const { baskets } = fakeBasket({ items }).handle
  const isOwn = (key: string | undefined) => key === callerKey(scope, 'basket')
  const get: typeof baskets.get = async (key) => (isOwn(key) ? baskets.get(key) : emptyBasket('EUR'))
  const groups: NewGroup[] = []
  const addGroup: typeof baskets.addGroup = async (_, group) => {
    groups.push(group)
    return null
  }
  const stored = new Map(Object.entries(drafts))
  const configuratorDrafts: ConfiguratorDrafts = {
    ...testContext().ctx.configuratorDrafts,
    read: async ({ basketKey, groupId }) => (isOwn(basketKey) ? (stored.get(groupId) ?? null) : null),
    list: async (basketKey) =>
      (isOwn(basketKey) ? [...stored] : []).map(([groupId, draft]) =>
        Object.assign(
          { basketKey: basketKey ?? '', variantId: 7, groupId, changedAt: '2026-11-22T23:00:00Z' },
          draft,
        ),
      ),
    async update({ basketKey, groupId }, change) {
      if (!isOwn(basketKey)) throw new Error('answers of somebody else')
      const changed = change(stored.get(groupId) ?? null)
      stored.set(groupId, changed)
      return changed
    },
    async save({ basketKey, groupId }, saved) {
      if (!isOwn(basketKey)) throw new Error('answers of somebody else')
      stored.set(groupId, { ...saved, latestSaves: null })
    },
  }
  const { log, lines, fields } = recordingLog()
  const { ctx } = testContext({
    overrides: {
      orders: {
        ...emptyOrderClient,
        prescription,
        byCustomer: async () => ({ orders, total: orders.length }),
      },
      shop: () => shop,
      baskets: () => ({ ...baskets, addGroup, get }),
      configuratorDrafts,
      log,
      now: () => new Date('2026-11-22T23:30:00Z'),
    },
  })
  const session = who && { token: 't', customer: aCustomer(who), expiresAt: new Date('2027-01-01') }
  const caller = createCaller(ctx.visitors, new Headers(), new URL('http://localhost/'), session)
  if (isKnown) caller.ensureUser()
  const scope: RequestScope = { ctx, variant, caller }
  return { scope, stored, groups, lines, fields }
}

/** The state of the configurator of the frame of variant 7. */
export const readState = ({ groupId = null, ...given }: StateGiven = {}): Promise<ConfiguratorState> =>
  readConfigurator(configuratorScope(given).scope, { variantId: 7, groupId })
