import type { BasketItem } from '#domain/basket/basket.ts'
import { emptyBasket } from '#domain/basket/empty-basket.ts'
import type { Answers } from '#domain/checkout/answers.ts'
import type { CheckoutChange, CheckoutInput } from '#domain/checkout/checkout-view.ts'
import type { Customer } from '#domain/customer/customer.ts'
import { minor } from '#domain/money/price.ts'
import type { PlaceOutcome } from '#domain/order/place-order.ts'
import { placeOrder } from '#server/checkout/place-order.ts'
import { createCaller } from '#server/session/caller.ts'
import { anItem } from './basket-items.ts'
import { VALID_ANSWERS } from './checkout.ts'
import { ATTEMPT, GUEST } from './checkout-fixture.ts'
import { emptyOrderClient } from './fake-after-sale.ts'
import { aPrice } from './goods.ts'
import { recordingLog } from './log.ts'
import { testContext } from './test-server.ts'

export const AGREED = { total: minor(10_000), lines: [{ key: 'i7', quantity: 1, withTax: minor(10_000) }] }
const CHANGED: CheckoutChange = { kind: 'voucher', code: 'GONE' }
export const REMOVED: CheckoutChange = { kind: 'removed', name: 'Linz', quantity: 1 }

export type ReviewGiven = {
  answers?: Answers
  items?: BasketItem[]
  cents?: number
  input?: Partial<CheckoutInput>
  customer?: Partial<Customer>
  address?: string | undefined
  outcome?: PlaceOutcome | Error
  attempt?: string | undefined
  agreed?: string | undefined
}

/** The order button of a shopper in Germany with one good for 100,00 in the basket; `press` presses it. */
export function review({
  answers = VALID_ANSWERS,
  items = [anItem('i7')],
  cents = 10_000,
  input,
  customer,
  address,
  outcome = { kind: 'empty' },
  ...form
}: ReviewGiven = {}) {
  const placed: unknown[][] = []
  const saved: unknown[][] = []
  const { log, lines, fields } = recordingLog()
  const base = testContext().ctx
  const orders: typeof emptyOrderClient = {
    ...emptyOrderClient,
    async place(...order) {
      placed.push(order)
      if (outcome instanceof Error) throw outcome
      return outcome
    },
  }
  const save = async (...draft: unknown[]) => void saved.push(draft)
  const checkoutDrafts = { ...base.checkoutDrafts, save }
  const { ctx } = testContext({ overrides: { orders, checkoutDrafts, log } })
  const caller = createCaller(ctx.visitors, new Headers(), new URL('http://shop/'), null, address)
  const cost = { ...emptyBasket('EUR').cost, ...aPrice(cents), appliedReductions: [] }
  const checkout: CheckoutInput = {
    answers,
    basket: { ...emptyBasket('EUR'), items, cost },
    country: 'DE',
    branches: [],
    hasFreeRxShipping: false,
    isLensReminderAnnounced: false,
    paymentProvider: 'stripe',
    isVerified: customer?.isVerified ?? false,
    today: '2026-11-21',
    ...input,
  }
  const state = { basketKey: 'b', input: checkout, changes: [REMOVED, CHANGED], isFresh: false }
  const submission = { attempt: ATTEMPT, agreed: JSON.stringify(AGREED), ...form, origin: 'http://shop' }
  const press = () =>
    placeOrder({ ctx, variant: 'de-de', caller }, { ...GUEST, ...customer }, state, submission)
  return { press, placed, saved, lines, fields }
}
