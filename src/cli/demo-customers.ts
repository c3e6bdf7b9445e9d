import { shopDay } from '#domain/shop/shop-day.ts'
import { cheapestVariant } from '#domain/catalogue/cheapest.ts'
import {
  definitionOf,
  SUBSCRIPTION_FIELDS,
  SUBSCRIPTION_PRICE_KEY,
  subscriptionOffer,
} from '#domain/catalogue/subscription-offer.ts'
import type { NewItem } from '#domain/basket/basket.ts'
import { nearestDeliveryDay } from '#domain/subscription/delivery-dates.ts'
import type { Subscription } from '#domain/subscription/subscription.ts'
import { VARIANT_CODES, VARIANTS, type VariantCode } from '#i18n/variants.ts'
import type { ShopApi } from '#clients/shop-api/shop-client.ts'
import type { SubscriptionRepository } from '#clients/shop-api/subscription-repository.ts'
import type { DemoAccount } from '#modules/operator/operator-demo.ts'
import { appointmentOf, type BranchDeps, branchOrderOf } from './demo-branch.ts'
import { contactLensesOf, glassesOf, type OrderDeps } from './demo-orders.ts'
import { DEMO_NAME, type DemoBuyer, demoRequest } from './demo-request.ts'
import type { DemoCustomer, OperatorDemo } from './operator/demo.ts'

type Deps = BranchDeps &
  OrderDeps & {
    /** Null in production. */
    provideAccount(account: DemoAccount): Promise<string | null>
    shop(variant: VariantCode): Pick<ShopApi, 'branches' | 'configuration' | 'product' | 'rxProducts'>
    subscriptions: Pick<SubscriptionRepository, 'list'>
  }

/** A bottle of lens care of the demonstration catalogue. */
const LENS_CARE = 10_068
const PASSWORD = 'Demo-Brille-1'

/** One customer for each shop, with what the shop and its branches have. */
export const createDemoCustomers = (deps: Deps): OperatorDemo => ({
  async provide() {
    const customers: DemoCustomer[] = []
    for (const variant of VARIANT_CODES) {
      const account = {
        email: `demo@${variant}.example`,
        ...DEMO_NAME,
        gender: 'n',
        password: PASSWORD,
      } as const
      const id = await deps.provideAccount(account)
      if (id === null) return null
      const { email, password } = account
      const buyer = { id, email }
      const appointment = await appointmentOf(deps, variant, buyer)
      customers.push({
        variant,
        email,
        password,
        glasses: await glassesOf(deps, variant, buyer),
        contactLenses: await contactLensesOf(deps, variant, buyer),
        subscription: await subscriptionOf(deps, variant, buyer),
        branchOrder: await branchOrderOf(deps, variant, buyer),
        appointment: appointment?.number ?? null,
        appointmentId: appointment?.id ?? null,
      })
    }
    return customers
  },
})

/** One that nobody has cancelled yet; else another one is begun. */
async function subscriptionOf(deps: Deps, variant: VariantCode, customer: DemoBuyer): Promise<string | null> {
  const all = await deps.subscriptions.list(customer.id)
  const isOver = ({ status, endsAfter }: Subscription) =>
    status === 'cancelled' || status === 'ended' || endsAfter !== null
  const own = all.find((each) => !isOver(each))
  if (own) return own.id
  const item = await subscribedItem(deps, variant)
  if (!item) return null
  const key = ['demo-subscription', variant, ...(all.length > 0 ? [all.length] : [])].join('-')
  const { basket } = await deps.baskets(variant).add(key, item)
  const request = demoRequest(VARIANTS[variant].country, basket, customer)
  const placed = await deps.orders.createOrder(variant, { ...request, basketKey: key, attemptKey: key })
  return placed.kind === 'placed' ? `${placed.order.id}-1` : null
}

/** Null where the shop does not deliver it regularly. */
async function subscribedItem({ shop: of, now }: Deps, variant: VariantCode): Promise<NewItem | null> {
  const shop = of(variant)
  if (!(await shop.configuration()).flags.subscription) return null
  const product = await shop.product(LENS_CARE, { with: [...SUBSCRIPTION_FIELDS, 'variants'].join(',') })
  const { attributes = {}, advancedAttributes = {} } = product ?? {}
  const offer = subscriptionOffer({ attributes, advancedAttributes })
  const cheapest = product && cheapestVariant(product)
  const choice = {
    interval: offer?.intervals[0]?.value ?? '',
    day: nearestDeliveryDay(shopDay(now())),
  }
  const subscriptionDefinition = offer && definitionOf(offer, choice)
  if (!cheapest || !subscriptionDefinition) return null
  const { shopId } = VARIANTS[variant]
  const customData = { shopId, subscriptionDefinition, pricePromotionKey: SUBSCRIPTION_PRICE_KEY }
  return { variantId: cheapest.id, quantity: 1, customData }
}
