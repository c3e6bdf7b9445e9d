import { BASKET } from '#contract/rpc/basket.ts'
import { type AnswerName, answersFrom } from '#domain/checkout/answer-name.ts'
import { type Answers, tidied } from '#domain/checkout/answers.ts'
import type { ShopCountry } from '#domain/checkout/shop-country.ts'
import type { Step } from '#domain/checkout/step.ts'
import type { Known } from '#domain/checkout/view.ts'
import type { Customer } from '#domain/customer/customer.ts'
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
  /** What left the basket since it was seen last, by name. */
  removed: readonly { name: string; quantity: number }[]
}

/** Null where there is nothing to buy. The basket is put right before it is shown: what cannot be had goes, and is named. */
export async function readCheckout(visit: Visit, customer: Customer | null): Promise<CheckoutState | null> {
  const { ctx, variant } = visit
  const basketKey = keyOf(visit, 'basket')
  if (basketKey === null) return null
  const result = await basket.getBasket(visit, {})
  if (!result.ok) return null
  const { basket: held, removed = [] } = BASKET.getBasket.output.parse(result.value)
  if (held.items.length === 0) return null
  const [draft, { flags }] = await Promise.all([
    ctx.checkouts.read(basketKey),
    ctx.shop(variant).configuration(),
  ])
  return {
    basketKey,
    known: {
      answers: { ...(customer && saidBefore(customer)), ...draft.answers },
      basket: held,
      country: VARIANTS[variant].country,
      isMadeToMeasureFree: flags.freeRxShipping,
      today: ctx.now().toISOString().slice(0, 10),
    },
    changes: draft.changes,
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
  return { ...state, changes: [], known: { ...state.known, answers } }
}

/** What a customer has said of himself need not be said again. */
const saidBefore = ({ firstName, lastName, phone }: Customer): Answers => ({
  'delivery.firstName': firstName,
  'delivery.lastName': lastName,
  'delivery.phone': phone ?? '',
  billing: 'same',
})

const PHONE: AnswerName = 'delivery.phone'

const dialled = (answers: Answers, country: ShopCountry): Answers =>
  answers[PHONE] ? { ...answers, [PHONE]: international(answers[PHONE], country) } : answers
