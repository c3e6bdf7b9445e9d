import type { NewItem } from '#domain/basket/basket.ts'
import {
  definitionOf,
  SUBSCRIPTION_FIELDS,
  SUBSCRIPTION_PRICE_KEY,
  type SubscriptionChoice,
  subscriptionOffer,
} from '#domain/catalogue/subscription-offer.ts'
import { isPercent } from '#domain/subscription/subscription-price.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { Refusal, RequestScope } from '#server/request/request-scope.ts'

/** An item with the rhythm in which it is to come; absent: it is bought once. */
export type SubscribableItem = NewItem & { subscription?: SubscriptionChoice }

/**
 * The items as they are stored: those that are subscribed to get their definition, and with it the price of subscribers, from the attributes
 * of their product. Fails with 422 'subscription' where shop or product does not offer that, and nothing is added. Spec §3 "SubscriptionDefinition".
 */
export async function subscribedItems(
  scope: RequestScope,
  items: readonly SubscribableItem[],
): Promise<Result<NewItem[], Refusal>> {
  const stored: NewItem[] = []
  for (const { subscription, ...item } of items) {
    const definition = subscription && (await loadDefinition(scope, item.variantId, subscription))
    if (definition === null) return fail({ status: 422, kind: 'subscription' })
    const own = definition && {
      subscriptionDefinition: definition,
      pricePromotionKey: SUBSCRIPTION_PRICE_KEY,
    }
    stored.push(own ? { ...item, customData: { ...item.customData, ...own } } : item)
  }
  return ok(stored)
}

/** Null where it is not offered. A discount that is not in percent is logged: the price stays as it is. Spec §8. */
async function loadDefinition({ ctx, variant }: RequestScope, variantId: number, choice: SubscriptionChoice) {
  const shop = ctx.shop(variant)
  if (!(await shop.configuration()).flags.subscription) return null
  const productId = await shop.productIdOfVariant(variantId)
  const product =
    productId === null ? null : await shop.product(productId, { with: SUBSCRIPTION_FIELDS.join(',') })
  const { attributes = {}, advancedAttributes = {} } = product ?? {}
  const offer = subscriptionOffer({ attributes, advancedAttributes })
  for (const discount of [offer?.first, offer?.subsequent])
    if (discount && !isPercent(discount))
      ctx.log.error({ productId, unit: discount.unit }, 'the discount of a subscription has an unknown unit')
  return offer && definitionOf(offer, choice)
}
