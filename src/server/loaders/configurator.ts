import { lineView } from '#domain/basket/line-view.ts'
import { isForTryOn } from '#domain/catalogue/is-for-try-on.ts'
import { frameQuery } from '#domain/virtual-try-on/frame-choice.ts'
import { branchesQuery } from '#domain/branch/is-in-branches.ts'
import { cheapestVariant } from '#domain/catalogue/cheapest.ts'
import { canonicalPath, productIdFromSlug, productPath } from '#domain/catalogue/slug.ts'
import { resolveProductType } from '#domain/catalogue/resolve-product-type.ts'
import { mistakesAgain } from '#domain/configurator/mistakes-again.ts'
import { areAnswersLost, stepNote } from '#domain/configurator/step-note.ts'
import { resolveStep } from '#domain/configurator/validate-step.ts'
import {
  CONFIGURATOR_NOTES,
  type ConfiguratorFrame,
  type ConfiguratorView,
  LENSES_ELSEWHERE,
  stepQuery,
} from '#domain/configurator/view.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { pathOf } from '#i18n/routes.ts'
import { VARIANTS } from '#i18n/variants.ts'
import { newAttemptKey } from '#server/checkout/attempt-key.ts'
import { parseAttemptKey } from '#server/checkout/replayed-submission.ts'
import { earlierOrders } from '#server/configurator/earlier-orders.ts'
import type { ConfiguredFrame } from '#server/configurator/configured-frame.ts'
import {
  type ConfiguratorState,
  type ConfiguredPairAddress,
  groupInBasket,
  readConfigurator,
} from '#server/configurator/configurator-state.ts'
import { ownerOf } from '#server/configurator/found-order.ts'
import { storedSave } from '#server/configurator/stored-save.ts'
import { type FrameFacts, frameFacts } from '#server/configurator/frame-facts.ts'
import { callerKey } from '#server/request/caller-keys.ts'
import type { RequestScope } from '#server/request/request-scope.ts'

/** Ids of groups have eight characters. */
const GROUP = /^[\w-]{1,8}$/

/** The pair that an address names; null where there is no such product. Without `variantid` it is the cheapest variant. */
export async function configuredPair(
  { ctx, variant }: RequestScope,
  slug: string,
  query: URLSearchParams,
): Promise<ConfiguredPairAddress | null> {
  const edit = query.get('edit')
  const groupId = edit !== null && GROUP.test(edit) ? edit : null
  const requested = /^\d{1,9}$/.test(query.get('variantid') ?? '') ? Number(query.get('variantid')) : null
  if (requested !== null) return { variantId: requested, groupId }
  const id = productIdFromSlug(slug)
  const product =
    id === null
      ? null
      : await ctx.shop(variant).product(id, { with: 'variants', includeSellableForFree: true })
  const cheapest = product && cheapestVariant(product)
  return cheapest ? { variantId: cheapest.id, groupId } : null
}

/**
 * The caller's configurator. Fails with the path to go to instead: of the step that is open where `query` names one that cannot be shown, and
 * where the pair cannot be configured of the product page, or of the basket that it is in. `saving` is the value of the cookie by which the
 * page before says what it has just sent.
 */
export async function loadConfigurator(
  scope: RequestScope,
  slug: string,
  query: URLSearchParams,
  saving?: string,
): Promise<Result<ConfiguratorView, string>> {
  const page = `/p/${slug}/`
  const pair = await configuredPair(scope, slug, query)
  if (pair) await storedSave(scope, pair, saving)
  const state = pair && (await offeredState(scope, pair))
  if (!state) return fail((pair && (await pathInstead(scope, page, pair))) ?? page)
  const { product, variant } = state.frame
  const type = resolveProductType(product)
  if (canonicalPath(product, type) !== page) return fail(`${canonicalPath(product, type)}?${query}`)
  const [facts, orders] = await Promise.all([
    frameFacts(scope.ctx, scope.variant, state.frame),
    earlierOrders(scope),
  ])
  const view = { ...viewOf(scope, state, facts, query), earlierOrders: orders }
  const isShown = state.isPurchasable || view.note === 'sold-out'
  if (!isShown) return fail(productPath(product, type, variant.id))
  return query.get('configure') === view.step ? ok(view) : fail(page + openStepQuery(view))
}

/** Each step has one address, under which a reload and the history find it again. */
const openStepQuery = (view: ConfiguratorView): string =>
  stepQuery(view.step, view) + (view.note === null ? '' : `&note=${view.note}`)

/**
 * Where a pair that is not configured leads, with why: a new one to what the page of its product says of lenses; one that was to be edited to
 * the basket, where what the shop does not configure any more stays as it is, and can be ordered or removed; what is not there any more was
 * edited or removed elsewhere. Null for an edited pair of who has no basket.
 */
async function pathInstead(
  scope: RequestScope,
  page: string,
  { variantId, groupId }: ConfiguredPairAddress,
): Promise<string | null> {
  if (groupId === null) return `${page}#${LENSES_ELSEWHERE}`
  const path = pathOf(scope.variant, 'basket')
  if (path === null || callerKey(scope, 'basket') === null) return null
  const isThere = (await groupInBasket(scope, groupId, variantId)) !== null
  return `${path}?note=${isThere ? 'pair-fixed' : 'pair-changed'}`
}

/** Null where the shop does not make such a pair. */
export const offeredState = (
  scope: RequestScope,
  pair: ConfiguredPairAddress,
): Promise<ConfiguratorState | null> =>
  readConfigurator(scope, pair).catch((error: unknown) => {
    if (error instanceof Error && 'kind' in error && error.kind === 'not-found') return null
    throw error
  })

function viewOf(
  scope: RequestScope,
  { frame, answers, gone, context, groupId, accountValues, delivery }: ConfiguratorState,
  facts: FrameFacts,
  query: URLSearchParams,
): Omit<ConfiguratorView, 'earlierOrders'> {
  const requested = query.get('configure')
  const step = resolveStep(requested, answers, context)
  const noted = CONFIGURATOR_NOTES.find((each) => each === query.get('note'))
  const isLost = callerKey(scope, 'basket') !== null && areAnswersLost(answers, context)
  const note = stepNote(requested, answers, context, isLost) ?? noted
  const isGone = gone.length > 0 && (note === undefined || note === 'changed')
  return {
    step,
    answers,
    mistakes: mistakesAgain(query.get('wrong'), step, answers, context),
    context,
    frame: { ...frameOf(frame), ...facts },
    country: VARIANTS[scope.variant].country,
    delivery,
    accountValues,
    replaces: groupId,
    owner: ownerOf(scope),
    note: isGone ? 'gone' : (note ?? null),
    gone: gone.join(' · '),
    // After a lost answer the same attempt key is used again: the same pair is then in the basket once.
    attempt: parseAttemptKey(query.get('attempt')) || newAttemptKey(),
  }
}

function frameOf({ product, variant }: ConfiguredFrame): Omit<ConfiguratorFrame, keyof FrameFacts> {
  const { title, details, notation, path, image } = lineView({ product, variant, displayData: {} })
  const named = frameQuery([{ productId: product.id, variantId: variant.id }])
  return {
    variantId: variant.id,
    name: title,
    details,
    notation,
    path,
    branchesQuery: branchesQuery(resolveProductType(product), product, variant.id),
    tryOnQuery: isForTryOn(product, resolveProductType(product)) ? named : null,
    sizeQuery: named,
    price: variant.price.withTax,
    image,
  }
}
