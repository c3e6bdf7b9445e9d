import { BASKET } from '#contract/rpc/basket.ts'
import { type AnswerName, answersFrom } from '#domain/checkout/answer-name.ts'
import { type Answers, tidied } from '#domain/checkout/answers.ts'
import { saidBefore } from '#domain/checkout/said-before.ts'
import type { ShopCountry } from '#domain/checkout/shop-country.ts'
import type { Step } from '#domain/checkout/step.ts'
import type { Known } from '#domain/checkout/view.ts'
import type { Customer } from '#domain/customer/customer.ts'
import type { Order } from '#domain/order/order.ts'
import type { OrderChange } from '#domain/order/place-order.ts'
import { VARIANTS } from '#i18n/variants.ts'
import { basket } from '#server/rpc/basket.ts'
import { keyOf } from '#server/rpc/belongings.ts'
import type { Visit } from '#server/rpc/procedure.ts'
import { international } from './phone.ts'

/** Where somebody is on his way to an order. */
export type CheckoutState = {
  basketKey: string
  known: Known
  changes: OrderChange[]
  /** Whether nothing was answered with this basket yet: what is known of a customer waits for his eye. */
  isFresh: boolean
  /** What left the basket since it was seen last, by name. */
  removed: readonly { name: string; quantity: number }[]
}

/** Null where there is nothing to buy. The basket is put right before it is shown: what cannot be had goes, and is named. */
export async function readCheckout(visit: Visit, customer: Customer): Promise<CheckoutState | null> {
  const { ctx, variant } = visit
  const basketKey = keyOf(visit, 'basket')
  if (basketKey === null) return null
  const result = await basket.getBasket(visit, {})
  if (!result.ok) return null
  const { basket: held, removed = [] } = BASKET.getBasket.output.parse(result.value)
  if (held.items.length === 0) return null
  const { country } = VARIANTS[variant]
  const [draft, { flags }] = await Promise.all([
    ctx.checkouts.read(basketKey),
    ctx.shop(variant).configuration(),
  ])
  const isFresh = Object.keys(draft.answers).length === 0
  return {
    basketKey,
    known: {
      answers: isFresh ? await knownOf(visit, customer, country) : draft.answers,
      basket: held,
      country,
      isMadeToMeasureFree: flags.freeRxShipping,
      today: ctx.now().toISOString().slice(0, 10),
    },
    changes: draft.changes,
    isFresh,
    removed,
  }
}

/** Keeps what was said in a step, right or wrong: nobody has to say it again. */
export async function keepAnswers(
  { ctx }: Visit,
  state: CheckoutState,
  step: Step,
  said: (name: string) => string | undefined,
): Promise<CheckoutState> {
  const { country } = state.known
  const given = tidied({ ...state.known.answers, ...answersFrom(step, said) }, country)
  const answers = dialled(given, country)
  await ctx.checkouts.keep(state.basketKey, { answers, changes: [] })
  return { ...state, isFresh: false, changes: [], known: { ...state.known, answers } }
}

/** Who has an account finds the address of his last order to that country; who comes as a guest has none. */
async function knownOf({ ctx }: Visit, customer: Customer, country: ShopCountry): Promise<Answers> {
  const last = customer.isGuest ? null : await lastAddress(ctx, customer, country)
  return saidBefore(customer, last)
}

/** Nobody is kept from buying because what he bought before cannot be had. */
async function lastAddress(
  { orders, log }: Visit['ctx'],
  { id }: Customer,
  country: ShopCountry,
): Promise<Order['address'] | null> {
  try {
    const { orders: before } = await orders.byCustomer(id)
    return before.find(({ address }) => address.shipping.countryCode === country)?.address ?? null
  } catch (error) {
    log.warn({ error }, 'a checkout begins without the last address')
    return null
  }
}

const PHONE: AnswerName = 'delivery.phone'

const dialled = (answers: Answers, country: ShopCountry): Answers =>
  answers[PHONE] ? { ...answers, [PHONE]: international(answers[PHONE], country) } : answers
