import { campaign } from '#contract/shop-api/campaign.ts'
import { page } from '#contract/shop-api/page.ts'
import { stockChanges } from '#contract/shop-api/stock-changes.ts'
import { VARIANT_CODES, VARIANTS, type VariantCode } from '#i18n/variants.ts'
import type { MemoOptions } from '#clients/cache/memoize.ts'
import { createAppointmentRepository } from './appointment-repository.ts'
import { createBranchOrderRepository } from './branch-order-repository.ts'
import { createBasketClient } from './baskets.ts'
import { type Access, get } from './call.ts'
import { createCustomerClient } from './customer-client.ts'
import { createOrderRepository } from './http-order-repository.ts'
import { createShopClient } from './create-shop-client.ts'
import { type CampaignKey, createCampaignKeys } from './campaign-keys.ts'
import { type MemoizedShopClient, memoizedShopClient } from './memoized-client.ts'
import { createReservationRepository } from './reservation-repository.ts'
import { createSubscriptionRepository } from './subscription-repository.ts'
import type { ShopClient } from './shop-client.ts'
import { createWishlistClient } from './wishlists.ts'
import { withFailureTracking } from '#platform/degradation.ts'
import { ShopError } from '#platform/errors.ts'

const campaigns = page(campaign)

/**
 * All clients of the Shop API, for each variant's shop. A visitor's own data are never cached. Every call for prices
 * names the running campaign, and no cached answer outlives its campaign.
 */
export function createShopClients(access: Omit<Access, 'shopId' | 'campaignKey'>, memory: MemoOptions) {
  const accesses = forEachShop((shopId) => {
    const read = () =>
      get(
        { ...access, shopId },
        { path: '/v1/campaigns', query: { sort: 'end_at', sortDir: 'desc', perPage: 100 } },
        campaigns,
      )
    const keys = createCampaignKeys(async () => (await read()).entities, memory)
    return { ...access, shopId, keys, campaignKey: keys.current }
  })
  const shops = forEachShop((_, variant) => createCampaignClient(accesses.of(variant), memory))
  const baskets = forEachShop((_, variant) => createBasketClient(accesses.of(variant)))
  const wishlists = forEachShop((_, variant) => createWishlistClient(accesses.of(variant)))
  const customers = createCustomerClient(accesses.of('de-de'))
  return {
    shop: (variant: VariantCode): ShopClient => shops.of(variant).current(),
    baskets: baskets.of,
    wishlists: wishlists.of,
    purchases: {
      releaseCustomers: customers.release,
      orderRepository: createOrderRepository(accesses.of),
      subscriptionRepository: createSubscriptionRepository(accesses.of),
      appointmentRepository: createAppointmentRepository(accesses.of),
      reservationRepository: createReservationRepository(accesses.of),
      branchOrderRepository: createBranchOrderRepository(accesses.of),
    },
    campaignKey: (variant: VariantCode): string | null => accesses.of(variant).campaignKey(),
    /** When that may be another one, in milliseconds since 1970. */
    campaignUntil: (variant: VariantCode): number => accesses.of(variant).keys.nextChange(),
    /** Before the first call for prices. */
    loadCampaigns: () => Promise.all(accesses.all.map(({ keys }) => keys.load())),
    customers,
    stockChanges: (after: number | undefined) =>
      get(accesses.of('de-de'), { path: '/v1/stock-changes', query: { after } }, stockChanges),
    /** After a product was sold out, or is available again. */
    expireGoods() {
      for (const shop of shops.all) shop.current().expireGoods()
    },
    /** After a change in the shops: all cached answers are fetched again. */
    expire() {
      for (const { keys } of accesses.all) keys.expire()
      for (const shop of shops.all) shop.current().expire()
    },
  }
}

/** A shop's client with its cache; a new one whenever a campaign starts or ends. */
function createCampaignClient(access: Access & { campaignKey: CampaignKey }, memory: MemoOptions) {
  const create = (campaignKey: string | null) => ({
    campaignKey,
    client: withFailureTracking(
      memoizedShopClient(createShopClient({ ...access, campaignKey: () => campaignKey }), memory),
    ),
  })
  let latest = create(null)
  return {
    current(): MemoizedShopClient {
      const campaignKey = access.campaignKey()
      if (campaignKey !== latest.campaignKey) latest = create(campaignKey)
      return latest.client
    },
  }
}

function forEachShop<Client>(create: (shopId: number, variant: VariantCode) => Client) {
  const clients = new Map(
    VARIANT_CODES.map((variant) => [variant, create(VARIANTS[variant].shopId, variant)]),
  )
  return {
    all: [...clients.values()],
    of(variant: VariantCode): Client {
      const client = clients.get(variant)
      if (!client) throw new ShopError('not-found', `a shop for ${variant}`)
      return client
    },
  }
}
