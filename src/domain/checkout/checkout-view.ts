import { nearestBranches, type PickUpBranch } from '#domain/branch/pick-up-branch.ts'
import type { Basket } from '#domain/basket/basket.ts'
import type { Removal } from '#domain/basket/clean-up.ts'
import { isTried } from '#domain/basket/try-on.ts'
import { packagesOnHold } from '#domain/basket/packages-on-hold.ts'
import type { Minor } from '#domain/money/price.ts'
import { orderCost } from '#domain/order/order-cost.ts'
import type { Fee } from '#domain/order/order.ts'
import type { AgreedLine, OrderChange } from '#domain/order/place-order.ts'
import {
  type Answers,
  isBilledElsewhere,
  type AnswerError,
  validateStep,
  type CheckoutDeps,
  type FieldChecks,
} from './answers.ts'
import {
  type DeliveryChoice,
  deliveryChoices,
  type DeliveryInput,
  type PaymentChoice,
  paymentChoices,
} from './method-choices.ts'
import type { PaymentProviderName } from './payment-method.ts'
import { isMadeToMeasure, valuesOfGoods } from '#domain/prescription/made-to-measure.ts'
import type { ShopCountry } from '#domain/shop/shop-country.ts'
import { hasSubscription } from './needs-account.ts'
import { furthestStep, type Step, STEPS } from './step.ts'

/** What is different from what the shopper saw: in an order, or in the basket since it was last shown. */
export type CheckoutChange = OrderChange | ({ kind: 'removed' } & Removal)

/** The goods that are no longer available, by name. */
export const removedGoods = (changes: readonly CheckoutChange[]) =>
  changes.filter((change) => change.kind === 'removed')

/** The changes of an order, and the names of what was removed from its basket just before; their lines have no names any more. */
export const namedChanges = (
  removed: readonly CheckoutChange[],
  changes: readonly OrderChange[],
): CheckoutChange[] => [
  ...removed,
  ...changes.filter((change) => removed.length === 0 || change.kind !== 'gone' || change.name !== ''),
]

/** Messages above a step: a payment, an order or a form that failed. */
export const CHECKOUT_NOTES = [
  'payment-failed',
  'payment-late',
  'failed',
  'unreadable',
  'changed',
  'held',
  'held-nearby',
  'later',
  'pay-later-limit',
  'many-orders',
  'try-on-limit',
  'needs-account',
] as const
export type CheckoutNote = (typeof CHECKOUT_NOTES)[number]

/** The data of the checkout page: the answers, and what they are validated against. Everything else follows from it. */
export type CheckoutView = {
  step: Step
  answers: Answers
  /** The invalid answers of this step; empty before the first attempt to continue. */
  mistakes: AnswerError[]
  basket: Basket
  country: ShopCountry
  /** Those of the country, on the page those that are near; without any, no pick-up is offered. */
  branches: readonly PickUpBranch[]
  /** Whether glasses with a prescription are delivered free of charge. */
  hasFreeRxShipping: boolean
  /** Whether the review says that the shopper is reminded once when these contact lenses run out. */
  isLensReminderAnnounced: boolean
  paymentProvider: PaymentProviderName
  /** Whether the customer has proven that the mailbox is theirs. */
  isVerified: boolean
  /** RFC 3339. */
  today: string
  customer: { email: string; isGuest: boolean }
  note: CheckoutNote | null
  /** What was removed is named until it was shown; the rest only beside the note. */
  changes: CheckoutChange[]
  /** Identifies the attempt to order that this view allows. */
  attempt: string
}

/** A shopper's answers, and the data that validate them. */
export type CheckoutInput = Pick<
  CheckoutView,
  | 'answers'
  | 'basket'
  | 'country'
  | 'branches'
  | 'hasFreeRxShipping'
  | 'isLensReminderAnnounced'
  | 'paymentProvider'
  | 'isVerified'
  | 'today'
>

export type ChosenMethods = { delivery: DeliveryChoice | null; payment: PaymentChoice | null }

/** The branches that a page or an answer to a script carries: those near the delivery address, and the chosen one. */
export const offeredBranches = ({
  branches,
  answers,
}: Pick<CheckoutInput, 'branches' | 'answers'>): PickUpBranch[] =>
  nearestBranches(branches, answers['delivery.zip'], answers['point.branch'])

/** What the answers are validated against. */
export function checkoutDeps(input: CheckoutInput, checks: FieldChecks): CheckoutDeps {
  const { answers, basket, country, branches } = input
  const load = loadOf(input)
  const deliveries = deliveryChoices(load)
  const delivery = deliveries.find(({ method }) => method.key === answers.method) ?? null
  return {
    ...checks,
    country,
    branches,
    deliveries,
    payments: paymentChoices(load, delivery, isBilledElsewhere(answers, country)),
    hasPrescription: valuesOfGoods(basket.items) !== null,
  }
}

const loadOf = ({
  basket,
  country,
  branches,
  hasFreeRxShipping,
  paymentProvider,
  isVerified,
  today,
}: CheckoutInput): DeliveryInput => ({
  country,
  goods: basket.cost.withTax,
  packages: basket.packages,
  packagesOnHold: packagesOnHold(basket.items),
  isSubscription: hasSubscription(basket),
  isMadeToMeasure: basket.items.some(isMadeToMeasure),
  isTryOn: basket.items.every(isTried),
  hasFreeRxShipping,
  paymentProvider,
  isVerified,
  hasBranches: branches.length > 0,
  today,
})

/** The chosen methods, as far as they are possible. */
export function chosenMethods(
  { method, payment }: Answers,
  { deliveries, payments }: CheckoutDeps,
): ChosenMethods {
  const isPossible = ({ unavailableReason }: { unavailableReason: string | null }) =>
    unavailableReason === null
  return {
    delivery: deliveries.find((each) => each.method.key === method && isPossible(each)) ?? null,
    payment: payments.find((each) => each.method.key === payment && isPossible(each)) ?? null,
  }
}

/** The fees of the chosen methods; a method without a fee adds none. */
export function feesOf({ delivery, payment }: ChosenMethods): Fee[] {
  const fees: Fee[] = []
  const add = (category: Fee['category'], key: string, withTax: Minor) => {
    if (withTax > 0) fees.push({ category, key, amount: { withTax } })
  }
  if (delivery) add('delivery', delivery.method.key, delivery.fee)
  if (payment) add('payment', payment.method.key, payment.method.fee)
  return fees
}

/** Whether anything is to be paid, as far as it is chosen. */
export const isPaid = ({ payments }: Pick<CheckoutDeps, 'payments'>): boolean => payments.length > 0

/** The furthest step that can be shown. */
export const furthestStepFor = (answers: Answers, deps: CheckoutDeps): Step =>
  furthestStep((step) => validateStep(step, answers, deps).length === 0)

/** The first step with an invalid answer, the review included; null where all of it can be ordered. */
export const firstInvalidStep = (answers: Answers, deps: CheckoutDeps): Step | null =>
  STEPS.find((step) => validateStep(step, answers, deps).length > 0) ?? null

/** What the shopper agrees to by pressing the order button. */
export function orderAgreement(basket: Basket, fees: readonly Fee[]): { total: number; lines: AgreedLine[] } {
  const lines = basket.items.map(({ key, quantity, price }) => ({
    key,
    quantity,
    withTax: price.total.withTax,
  }))
  return { total: orderCost(basket, fees).withTax, lines }
}
