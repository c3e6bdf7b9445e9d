import { shopDay } from '#domain/shop/shop-day.ts'
import { sql } from 'drizzle-orm'
import type { ProposalRequest } from '#contract/subscription/subscription.ts'
import { subscriptionOffer } from '#domain/catalogue/subscription-offer.ts'
import { hasOfferedValues } from '#domain/lens/lens-values.ts'
import { SHOP_COUNTRIES } from '#domain/shop/shop-country.ts'
import { proposed } from '#domain/subscription/proposal.ts'
import { subsequentPrice, usualPrice } from '#domain/subscription/subscription-price.ts'
import type { ProposedGoods, SubscriptionLine } from '#domain/subscription/subscription.ts'
import type { Scope } from '#shop-api/catalogue/scope.ts'
import { parseWith } from '#shop-api/serializers/with.ts'
import { loadGoods } from '#shop-api/visitor/load-goods.ts'
import { lockSubscriptions, readSubscriptions, saveSubscription } from './stored-subscription.ts'
import { readProductIds } from './subscription-products.ts'

const FIELDS = parseWith(
  [
    'product.attributes:key(subscriptionEligible|subscriptionInterval|subscriptionTerm|subscriptionCancellationPolicy|lensColor)',
    'product.advancedAttributes:key(subscriptionDiscount|subscriptionSubsequentDiscount|lensParameterRange)',
    'variant.attributes:key(baseCurve|diameter)',
  ].join(','),
)
const PAGE = 100

/** Offers the customers of a variant its price of today, or a successor; null where that is not sold to subscribers. */
export async function proposeGoods(
  scope: Scope,
  { variantId, successorId = variantId }: ProposalRequest,
): Promise<{ proposed: number; skipped: number } | null> {
  const found = await goodsFor(scope, successorId)
  if (!found) return null
  const today = shopDay(scope.now)
  const count = { proposed: 0, skipped: 0 }
  const holding = sql`shop_id = ${scope.shop.id} and document->'lines' @> ${JSON.stringify([{ variantId }])}::jsonb`
  for (let after = ''; ;) {
    const page = await readSubscriptions(scope.db, sql`${holding} and id > ${after}`, PAGE)
    for (const { subscription } of page) {
      const isOffered = subscription.lines.every(
        (line) => line.variantId !== variantId || successorId === variantId || found.offers(line),
      )
      if (!isOffered) count.skipped += 1
      else if (await propose(subscription.id, found.goods)) count.proposed += 1
    }
    const last = page.at(-1)?.subscription.id
    if (page.length < PAGE || last === undefined) return count
    after = last
  }

  /** Whether it is offered now: it is another one than what is agreed. */
  async function propose(id: string, goods: ProposedGoods): Promise<boolean> {
    return scope.db.transaction(async (tx) => {
      const [locked] = await lockSubscriptions(tx, sql`id = ${id}`)
      if (!locked) return false
      const next = proposed(locked.subscription, variantId, goods, today)
      if (next === locked.subscription) return false
      await saveSubscription(tx, next)
      return next.proposal !== undefined
    })
  }
}

/** A variant as subscribers of today get it, and whether it is made with the values of a line. */
async function goodsFor(scope: Scope, variantId: number) {
  const productId = (await readProductIds(scope.db, [{ variantId }])).get(variantId) ?? null
  const [found] = await loadGoods(scope, [{ productId, variantId, customData: {}, stock: null }], FIELDS)
  const country = SHOP_COUNTRIES.find((each) => each === scope.shop.country)
  if (!found?.variant || !country) return null
  const { product, variant } = found
  const { attributes = {}, advancedAttributes = {} } = product
  const offer = subscriptionOffer({ attributes, advancedAttributes })
  if (!offer) return null
  const subsequent = subsequentPrice(usualPrice(variant.price), offer.subsequent, country)
  return {
    goods: { variantId, name: product.name, subsequent },
    offers: ({ values }: SubscriptionLine) =>
      values === null || hasOfferedValues({ product, variant, customData: { prescriptionValues: values } }),
  }
}
