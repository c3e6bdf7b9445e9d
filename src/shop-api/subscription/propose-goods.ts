import { shopDay } from '#domain/shop/shop-day.ts'
import { sql } from 'drizzle-orm'
import type { ProposalRequest, ProposalResult } from '#contract/subscription/subscription.ts'
import { subscriptionOffer } from '#domain/catalogue/subscription-offer.ts'
import { isRenamedLens } from '#domain/lens/renamed-lens.ts'
import { hasOfferedValues } from '#domain/lens/lens-values.ts'
import { SHOP_COUNTRIES } from '#domain/shop/shop-country.ts'
import {
  isAnotherPrice,
  proposed,
  rangesCheckedUntil,
  withChangedRange,
} from '#domain/subscription/proposal.ts'
import { subsequentPrice, usualPrice } from '#domain/subscription/subscription-price.ts'
import type { ProposedGoods, Subscription, SubscriptionLine } from '#domain/subscription/subscription.ts'
import type { Scope } from '#shop-api/catalogue/scope.ts'
import { parseWith } from '#shop-api/serializers/with.ts'
import { loadGoods } from '#shop-api/visitor/load-goods.ts'
import { lockSubscriptions, readSubscriptions, saveSubscription } from './stored-subscription.ts'
import { readProductIds } from './subscription-products.ts'

const FIELDS = parseWith(
  [
    'product.attributes:key(subscriptionEligible|subscriptionInterval|subscriptionTerm|subscriptionCancellationPolicy|lensColor|brand|lensType|wearingTime|lensMaterial|waterContent|oxygenPermeability)',
    'product.advancedAttributes:key(subscriptionDiscount|subscriptionSubsequentDiscount|lensParameterRange)',
    'variant.attributes:key(baseCurve|diameter)',
  ].join(','),
)
const PAGE = 100

type Offer = { goods: ProposedGoods[]; areMade: boolean }

/**
 * Offers the customers of a variant its price of today, or a successor, or those of all goods the prices of today: a page of those whose ids
 * follow. Who has values with which a lens is no longer made hears of that instead; `ranges`: nothing else is looked at, and of coming deliveries
 * alone. Null where what is asked for is not sold to subscribers.
 */
export async function proposeGoods(scope: Scope, request: ProposalRequest): Promise<ProposalResult | null> {
  const today = shopDay(scope.now)
  const { after = '' } = request
  const count = { proposed: 0, skipped: 0 }
  const offers = new Map<number, ReturnType<typeof goodsFor>>()
  const asked = 'variantId' in request ? request : null
  if (asked && !(await offerFor(asked.variantId))) return null
  const isOfRanges = 'ranges' in request
  const holding = asked
    ? sql`document->'lines' @> ${JSON.stringify([{ variantId: asked.variantId }])}::jsonb`
    : isOfRanges
      ? sql`status = 'active' and document->>'nextDelivery' <= ${rangesCheckedUntil(today)}
          and document @? '$.lines[*].values ? (@ != null)'`
      : sql`status in ('active', 'paused', 'suspended')`
  const which = sql`shop_id = ${scope.shop.id} and ${holding} and id > ${after}`
  const page = await readSubscriptions(scope.db, which, PAGE)
  for (const { subscription } of page) {
    const offer = await offerTo(subscription)
    if (!offer) count.skipped += 1
    else if (await propose(subscription, offer)) count.proposed += 1
  }
  return { ...count, next: page.length < PAGE ? null : (page.at(-1)?.subscription.id ?? null) }

  /** What is sold today in place of a variant; looked up once. */
  function offerFor(variantId: number): ReturnType<typeof goodsFor> {
    const known = offers.get(variantId) ?? goodsFor(scope, variantId, asked?.successorId)
    offers.set(variantId, known)
    return known
  }

  /** What its lines are offered, and whether they are all made with their values; null where a successor is not. */
  async function offerTo({ lines }: Subscription): Promise<Offer | null> {
    const goods = new Map<number, ProposedGoods>()
    let areMade = true
    for (const line of lines) {
      const found = asked && line.variantId !== asked.variantId ? null : await offerFor(line.variantId)
      if (!found) continue
      if (found.isMadeFor(line)) goods.set(line.variantId, found.goods)
      else if (isAnotherPrice(found.goods)) areMade = false
      else return null
    }
    return { goods: [...goods.values()], areMade }
  }

  /** Whether there is something to write: what is offered is another one than what is agreed. */
  async function propose(known: Subscription, { goods, areMade }: Offer): Promise<boolean> {
    const offered = (to: Subscription): Subscription => {
      const next = isOfRanges ? to : proposed(to, goods, today)
      return areMade ? next : withChangedRange(next)
    }
    if (offered(known) === known) return false
    return scope.db.transaction(async (tx) => {
      const [locked] = await lockSubscriptions(tx, sql`id = ${known.id}`)
      if (!locked) return false
      const { subscription } = locked
      const next = offered(subscription)
      if (next === subscription) return false
      await saveSubscription(tx, next)
      return next.letters.length > subscription.letters.length
    })
  }
}

async function productOf(scope: Scope, variantId: number) {
  const productId = (await readProductIds(scope.db, [{ variantId }])).get(variantId) ?? null
  const [found] = await loadGoods(scope, [{ productId, variantId, customData: {}, stock: null }], FIELDS)
  return found?.variant ? { product: found.product, variant: found.variant } : null
}

/**
 * A variant, or its successor, as subscribers of today get it, and whether it is made with the values of a line: lenses only where the maker
 * has renamed them.
 */
async function goodsFor(scope: Scope, replaces: number, variantId = replaces) {
  const found = await productOf(scope, variantId)
  const country = SHOP_COUNTRIES.find((each) => each === scope.shop.country)
  if (!found || !country) return null
  const { product, variant } = found
  const before = variantId === replaces ? found : await productOf(scope, replaces)
  const isSameLens = before !== null && isRenamedLens(before, found)
  const { attributes = {}, advancedAttributes = {} } = product
  const offer = subscriptionOffer({ attributes, advancedAttributes })
  if (!offer) return null
  const subsequent = subsequentPrice(usualPrice(variant.price), offer.subsequent, country)
  return {
    goods: { replaces, variantId, name: product.name, subsequent },
    isMadeFor: ({ values }: SubscriptionLine) =>
      values === null ||
      (isSameLens && hasOfferedValues({ product, variant, customData: { prescriptionValues: values } })),
  }
}
