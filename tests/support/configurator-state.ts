import type { BasketItem } from '#domain/basket/basket.ts'
import type { ConfiguratorAnswers } from '#domain/configurator/answer-name.ts'
import type { Order } from '#domain/order/order.ts'
import type { Flags } from '#domain/shop/configuration.ts'
import type { ConfiguratorDraft } from '#modules/configurator/configurator-drafts.ts'
import { readConfigurator } from '#server/configurator/configurator-state.ts'
import { createCaller } from '#server/session/caller.ts'
import { anItem, inGroup } from './basket-items.ts'
import { aConfiguration } from './configuration.ts'
import { aCustomer } from './customers.ts'
import { emptyOrderClient } from './fake-after-sale.ts'
import { fakeBasket } from './fake-basket.ts'
import { aPrice, aProduct, aStock, attributesOf, aVariant } from './goods.ts'
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
  orders?: Order[]
  pieces?: number
  cents?: number
  salesStatus?: string
  lensTypes?: string[]
}

/** The state of the configurator of the frame of variant 7, in a shop without a database, at half past midnight of 23 November 2026. */
export async function readState({
  groupId = null,
  flags = {},
  variant = 'de-de',
  who = null,
  isKnown = true,
  items = [],
  drafts = {},
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
  const { ctx } = testContext({
    overrides: {
      orders: { ...emptyOrderClient, byCustomer: async () => ({ orders, total: orders.length }) },
      shop: () => shop,
      baskets: () => fakeBasket({ items }).handle.baskets,
      configuratorDrafts: {
        ...testContext().ctx.configuratorDrafts,
        read: async ({ basketKey, groupId: group }) => (basketKey ? (drafts[group] ?? null) : null),
      },
      now: () => new Date('2026-11-22T23:30:00Z'),
    },
  })
  const session = who && { token: 't', customer: aCustomer(who), expiresAt: new Date('2027-01-01') }
  const caller = createCaller(ctx.visitors, new Headers(), new URL('http://localhost/'), session)
  if (isKnown) caller.ensureUser()
  return readConfigurator({ ctx, variant, caller }, { variantId: 7, groupId })
}
