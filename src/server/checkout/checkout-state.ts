import { shopDay } from '#domain/shop/shop-day.ts'
import { type AnswerName, readAnswers } from '#domain/checkout/field-name.ts'
import { type Answers, normaliseAnswers } from '#domain/checkout/answers.ts'
import { prefilledAnswers } from '#domain/checkout/prefilled-answers.ts'
import type { ShopCountry } from '#domain/shop/shop-country.ts'
import type { Step } from '#domain/checkout/step.ts'
import { type CheckoutChange, type CheckoutInput, removedGoods } from '#domain/checkout/checkout-view.ts'
import type { Basket } from '#domain/basket/basket.ts'
import type { Removal } from '#domain/basket/clean-up.ts'
import type { Branch } from '#domain/branch/branch.ts'
import { branchPieces } from '#domain/branch/branch-pieces.ts'
import { pickUpBranches } from '#domain/branch/pick-up-branch.ts'
import type { Customer } from '#domain/customer/customer.ts'
import { areLensesBoughtOnce } from '#domain/subscription/lens-reminder.ts'
import type { Order } from '#domain/order/order.ts'
import { VARIANTS } from '#i18n/variants.ts'
import { basketService } from '#server/basket/basket-service.ts'
import { callerKey } from '#server/request/caller-keys.ts'
import type { RequestScope } from '#server/request/request-scope.ts'
import { formatPhone } from './phone.ts'

/** More branches are not read for one checkout. */
const MOST_BRANCHES = 1000

/** The state of a customer's checkout. */
export type CheckoutState = {
  basketKey: string
  input: CheckoutInput
  changes: CheckoutChange[]
  /** Whether nothing was entered for this basket yet: the prefilled answers wait for the customer's confirmation. */
  isFresh: boolean
}

/**
 * Null where there is nothing to buy. The basket is reconciled before it is shown; what is removed then is stored by
 * name until a page has shown it.
 */
export async function readCheckout(scope: RequestScope, customer: Customer): Promise<CheckoutState | null> {
  const { ctx, variant } = scope
  const basketKey = callerKey(scope, 'basket')
  if (basketKey === null) return null
  const result = await basketService.read(scope)
  if (!result.ok) return null
  const { basket, removed = [] } = result.value
  const draft = await ctx.checkoutDrafts.read(basketKey)
  const changes = [...draft.changes, ...removed.map(removedChange)]
  if (removed.length > 0) await ctx.checkoutDrafts.save(basketKey, { answers: draft.answers, changes })
  if (basket.items.length === 0) return null
  const { country } = VARIANTS[variant]
  const [{ flags }, branches] = await Promise.all([ctx.shop(variant).configuration(), branchesOf(scope)])
  const isFresh = Object.keys(draft.answers).length === 0
  return {
    basketKey,
    input: {
      answers: isFresh ? await initialAnswers(scope, customer, country) : draft.answers,
      basket,
      country,
      branches: pickUpBranches(branches, await branchesHaving(scope, basket), ctx.now()),
      hasFreeRxShipping: flags.freeRxShipping,
      isLensReminderAnnounced: flags.lensReminder && basket.items.some(areLensesBoughtOnce),
      paymentProvider: ctx.payments.sandbox ? 'sandbox' : 'stripe',
      isVerified: customer.isVerified,
      today: shopDay(ctx.now()),
    },
    changes,
    isFresh,
  }
}

const removedChange = (removal: Removal): CheckoutChange => ({ kind: 'removed', ...removal })

/** What was removed from the basket since it was last shown. A page shows it, so it is not shown again. */
export async function takeRemoved({ ctx, caller }: RequestScope, basketKey: string | null) {
  if (basketKey === null || caller.session === null) return []
  const { answers, changes } = await ctx.checkoutDrafts.read(basketKey)
  const removed = removedGoods(changes)
  if (removed.length > 0)
    await ctx.checkoutDrafts.save(basketKey, {
      answers,
      changes: changes.filter((change) => change.kind !== 'removed'),
    })
  return removed
}

/** Without the branches everything but pick-up can be ordered, so a failure is only logged. */
const branchesOf = ({ ctx, variant }: RequestScope): Promise<Branch[]> =>
  ctx
    .shop(variant)
    .branches()
    .catch((error: unknown) => {
      ctx.log.warn({ error }, 'the checkout offers no pick-up')
      return []
    })

/** Those that have all of the basket; none where that is not known, because everything can be sent there. */
async function branchesHaving({ ctx, variant }: RequestScope, { items }: Basket): Promise<Set<number>> {
  const pieces = branchPieces(items)
  if (pieces === null) return new Set()
  const found = await ctx
    .shop(variant)
    .findBranches({ pieces, perPage: MOST_BRANCHES })
    .catch((error: unknown) => {
      ctx.log.warn({ error }, 'the checkout does not know what lies in branches')
      return null
    })
  return new Set(found?.entities.map(({ id }) => id))
}

/** Saves the answers of a step, valid or not, so that they need not be entered again. */
export async function saveAnswers(
  { ctx }: RequestScope,
  state: CheckoutState,
  step: Step,
  field: (name: string) => string | undefined,
): Promise<CheckoutState> {
  const { country } = state.input
  const normalised = normaliseAnswers({ ...state.input.answers, ...readAnswers(step, field) }, country)
  const answers = withFormattedPhone(normalised, country)
  const changes = removedGoods(state.changes)
  await ctx.checkoutDrafts.save(state.basketKey, { answers, changes })
  return { ...state, isFresh: false, changes, input: { ...state.input, answers } }
}

/** A customer with an account gets the address of their last order to that country; a guest gets none. */
async function initialAnswers(
  { ctx }: RequestScope,
  customer: Customer,
  country: ShopCountry,
): Promise<Answers> {
  const last = customer.isGuest ? null : await lastAddress(ctx, customer, country)
  return prefilledAnswers(customer, last)
}

/** A failure must not prevent the checkout, so it is only logged. */
async function lastAddress(
  { orders, log }: RequestScope['ctx'],
  { id }: Customer,
  country: ShopCountry,
): Promise<Order['address'] | null> {
  try {
    const { orders: previous } = await orders.byCustomer(id)
    return previous.find(({ address }) => address.shipping.countryCode === country)?.address ?? null
  } catch (error) {
    log.warn({ error }, 'the checkout was not prefilled with the last address')
    return null
  }
}

const PHONE: AnswerName = 'delivery.phone'

const withFormattedPhone = (answers: Answers, country: ShopCountry): Answers =>
  answers[PHONE] ? { ...answers, [PHONE]: formatPhone(answers[PHONE], country) } : answers
