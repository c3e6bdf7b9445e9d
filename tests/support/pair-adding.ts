import type { BasketItem } from '#domain/basket/basket.ts'
import type { Flags, ShopConfiguration } from '#domain/shop/configuration.ts'
import type { ConfigurationCheck } from '#domain/prescription/configuration.ts'
import type { NewGroup } from '#clients/shop-api/basket-client.ts'
import { addConfiguration } from '#server/configurator/add-configuration.ts'
import type { RequestScope } from '#server/request/request-scope.ts'
import { createCaller } from '#server/session/caller.ts'
import { anItem } from './basket-items.ts'
import { aConfiguration } from './configuration.ts'
import { aCustomer } from './customers.ts'
import { emptyOrderClient } from './fake-after-sale.ts'
import { fakeBasket } from './fake-basket.ts'
import { aProduct, aStock, attributesOf, aVariant } from './goods.ts'
import { fakeShopClient } from './shop-client.ts'
import { testContext } from './test-server.ts'

const part = (id: number, referenceKey: string, customData: Record<string, unknown>) =>
  aProduct(id, { masterKey: `m-${id}`, customData, variants: [aVariant(id, { referenceKey })] })

/** Each part is the variant with the number of its product. */
export const PAIR_SHOP = {
  single: part(51, 'single', { rxPart: 'lensType', design: 'single-vision' }),
  office: part(52, 'office', { rxPart: 'lensType', design: 'office', minFittingHeight: 18 }),
  index: part(53, 'index_ch', { rxPart: 'index', indexKey: 'index_ch' }),
  hard: part(54, 'hard', { rxPart: 'coating', coating: 'hard' }),
  tint: part(55, 'tint', { rxPart: 'tint', tintingType: 'polarized' }),
  fitting: part(59, 'fitting', { rxPart: 'service' }),
}

/** Frame and variant 7; 8 is the same in another size. */
const FRAME = {
  attributes: attributesOf({
    rimType: 'full',
    frameShape: 'panto',
    lensWidth: '52',
    lensHeight: '40',
    bridgeWidth: '18',
    templeLength: '140',
    glassesWidth: '138',
  }),
}

const EYE = { sphere: -2.25, pd: 32 }
export const PAIR_VALUES = { right: EYE, left: { ...EYE, sphere: -1.75 }, use: 'far' as const }

export type Added = Partial<Parameters<typeof addConfiguration>[1]>
export type PairGiven = {
  variant?: RequestScope['variant']
  who?: Parameters<typeof aCustomer>[0] | null
  flags?: Partial<Flags>
  customData?: ShopConfiguration['customData']
  pieces?: number
  items?: BasketItem[]
  parts?: Partial<typeof PAIR_SHOP>
  /** RFC 3339. */
  now?: string
}

/** Puts pairs into the basket of one shopper, of a shop without a database; `groups` are those that its Shop API is given. */
export function pairAdding({
  variant = 'de-de',
  who = null,
  flags = {},
  customData = { rxFreeServiceProduct: 'fitting' },
  pieces = 9,
  items = [],
  parts = PAIR_SHOP,
  now = '2026-11-22T10:00:00Z',
}: PairGiven = {}) {
  const configuration = aConfiguration({ customData })
  const frame = aProduct(5, {
    ...FRAME,
    variants: [aVariant(7, { stock: aStock(pieces) }), aVariant(8, { stock: aStock(pieces) })],
  })
  const shop = fakeShopClient({
    configuration: async () => ({ ...configuration, flags: { ...configuration.flags, ...flags } }),
    productIdOfVariant: async () => frame.id,
    product: async () => frame,
    rxProducts: async () => Object.values(parts),
  })
  const groups: NewGroup[] = []
  const { handle, basket } = fakeBasket({ items })
  const baskets = {
    ...handle.baskets,
    async addGroup(_: string, group: NewGroup) {
      groups.push(group)
      const added = group.items.map(({ variantId, quantity, ...item }) =>
        anItem(`i${variantId}`, { quantity, customData: item.customData ?? {} }),
      )
      return { status: 201, failure: null, basket: { ...basket(), items: [...items, ...added] } }
    },
  }
  const { ctx } = testContext({
    overrides: {
      shop: () => shop,
      baskets: () => baskets,
      orders: emptyOrderClient,
      now: () => new Date(now),
    },
  })
  const session = who && { token: 't', customer: aCustomer(who), expiresAt: new Date('2100-01-01') }
  const caller = createCaller(ctx.visitors, new Headers(), new URL('http://localhost/'), session)
  const scope = { ctx, variant, caller }
  const add = (change: Added = {}) =>
    addConfiguration(scope, {
      variantId: 7,
      lensType: 'type_ei',
      prescription: PAIR_VALUES,
      areValuesLater: false,
      parts: ['single', 'index_ch'],
      isAffirmed: true,
      isPdMeasured: false,
      isEarlier: false,
      ...change,
    })
  return {
    scope,
    groups,
    add,
    /** What the Shop API is given of one pair. */
    async group(change: Added = {}) {
      await add(change)
      const [group] = groups.slice(-1)
      if (!group) throw new Error('nothing was added')
      const [main, ...others] = group.items
      return {
        ...group,
        main,
        data: main?.customData ?? {},
        variants: others.map(({ variantId }) => variantId),
      }
    },
    /** Why a pair is refused; null where it is not. */
    async refused(change: Added = {}): Promise<ConfigurationCheck[] | null> {
      const result = await add(change)
      if (result.ok || result.error.kind !== 'prescription') return null
      const { checks }: { checks?: ConfigurationCheck[] } = result.error.more ?? {}
      return checks ?? []
    },
  }
}
