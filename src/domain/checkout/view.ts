import type { Basket } from '#domain/basket/basket.ts'
import type { Minor } from '#domain/money/price.ts'
import { orderCost } from '#domain/order/order-cost.ts'
import type { Fee } from '#domain/order/order.ts'
import type { AgreedLine, OrderChange } from '#domain/order/place-order.ts'
import type { IsPhone } from './address-field.ts'
import { type Answers, isBilledElsewhere, type Mistake, mistakesIn, type World } from './answers.ts'
import {
  type DeliveryChoice,
  deliveryChoices,
  type Load,
  type PaymentChoice,
  paymentChoices,
} from './choice.ts'
import { isMadeToMeasure, valuesOf } from './made-to-measure.ts'
import type { ShopCountry } from './shop-country.ts'
import { openStep, type Step } from './step.ts'

/** What is said above a step: of a payment, an order or a form that did not come about. */
export const CHECKOUT_NOTES = ['payment-failed', 'failed', 'changed', 'later'] as const
export type CheckoutNote = (typeof CHECKOUT_NOTES)[number]

/** The checkout as it is shown: what was answered and is known. Everything else follows from it. */
export type CheckoutView = {
  step: Step
  answers: Answers
  /** To be put right in this step; empty before anybody has tried to go on. */
  mistakes: Mistake[]
  basket: Basket
  country: ShopCountry
  /** Glasses with values travel for nothing. */
  isMadeToMeasureFree: boolean
  /** RFC 3339. */
  today: string
  customer: { email: string; isGuest: boolean }
  note: CheckoutNote | null
  changes: OrderChange[]
  /** Names the attempt to order that this view allows. */
  attempt: string
}

/** What somebody has answered, and by what his answers are measured. */
export type Known = Pick<CheckoutView, 'answers' | 'basket' | 'country' | 'isMadeToMeasureFree' | 'today'>

export type Chosen = { delivery: DeliveryChoice | null; payment: PaymentChoice | null }

/** By what the answers are measured. */
export function worldOf(known: Known, isPhone: IsPhone): World {
  const { answers, basket, country } = known
  const load = loadOf(known)
  const deliveries = deliveryChoices(load)
  const delivery = deliveries.find(({ method }) => method.key === answers.method) ?? null
  return {
    country,
    isPhone,
    deliveries,
    payments: paymentChoices(load, delivery, isBilledElsewhere(answers)),
    hasValues: basket.items.some((item) => valuesOf(item) !== null),
  }
}

const loadOf = ({ basket, country, isMadeToMeasureFree, today }: Known): Load => ({
  country,
  goods: basket.cost.withTax,
  packages: basket.packages,
  isMadeToMeasure: basket.items.some(isMadeToMeasure),
  isMadeToMeasureFree,
  today,
})

/** What was chosen of what can be. */
export function chosenOf({ method, payment }: Answers, { deliveries, payments }: World): Chosen {
  const isPossible = ({ obstacle }: { obstacle: string | null }) => obstacle === null
  return {
    delivery: deliveries.find((each) => each.method.key === method && isPossible(each)) ?? null,
    payment: payments.find((each) => each.method.key === payment && isPossible(each)) ?? null,
  }
}

/** What is to be paid beside the goods, as far as it was chosen; what costs nothing is no fee. */
export function feesOf({ delivery, payment }: Chosen): Fee[] {
  const fees: Fee[] = []
  const add = (category: Fee['category'], key: string, withTax: Minor) => {
    if (withTax > 0) fees.push({ category, key, amount: { withTax } })
  }
  if (delivery) add('delivery', delivery.method.key, delivery.fee)
  if (payment) add('payment', payment.method.key, payment.method.fee)
  return fees
}

/** The furthest step that can be shown. */
export const openStepOf = (answers: Answers, world: World): Step =>
  openStep((step) => mistakesIn(step, answers, world).length === 0)

/** What one agrees to by pressing the button that orders. */
export function agreedOf(basket: Basket, fees: readonly Fee[]): { total: number; lines: AgreedLine[] } {
  const lines = basket.items.map(({ key, quantity, price }) => ({
    key,
    quantity,
    withTax: price.total.withTax,
  }))
  return { total: orderCost(basket, fees).withTax, lines }
}
