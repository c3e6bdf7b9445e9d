import { describe, expect, test } from 'vitest'
import type { Answers, CheckoutDeps } from '#domain/checkout/answers.ts'
import {
  orderAgreement,
  chosenMethods,
  feesOf,
  firstInvalidStep,
  isPaid,
  furthestStepFor,
  checkoutDeps,
} from '#domain/checkout/checkout-view.ts'
import { emptyBasket } from '#domain/basket/empty-basket.ts'
import type { Basket } from '#domain/basket/basket.ts'
import { minor } from '#domain/money/price.ts'
import { aFrame, anItem, inGroup } from '#tests/support/basket-items.ts'
import { BRANCHES, VALID_ANSWERS } from '#tests/support/checkout.ts'
import { aPrice } from '#tests/support/goods.ts'

const VALUES = { prescriptionValues: { right: { sphere: -2 }, left: { sphere: -1 } } }

const basketOf = (...items: Basket['items']): Basket => ({
  ...emptyBasket('EUR'),
  items,
  packages: [{ id: 1, carrierKey: 'DHL', deliveryDate: { min: '2026-11-24', max: '2026-11-26' } }],
  cost: { ...aPrice(3000) },
})

const input = (
  answers: Answers,
  basket = basketOf(anItem('i1', { price: { unit: aPrice(3000), total: aPrice(3000) } })),
) => ({
  answers,
  basket,
  country: 'DE' as const,
  branches: BRANCHES,
  hasFreeRxShipping: true,
  isLensReminderAnnounced: false,
  paymentProvider: 'sandbox' as const,
  isVerified: true,
  today: '2026-11-21',
})
const ANY = { isPhone: () => true, isPlace: () => true }

const deps = (answers: Answers, basket?: Basket) => checkoutDeps(input(answers, basket), ANY)

describe('the deps of a basket', () => {
  test('require a confirmation for a prescription', () => {
    const lenses = basketOf(anItem('i1', { customData: VALUES }))
    expect([deps(VALID_ANSWERS).hasPrescription, deps(VALID_ANSWERS, lenses).hasPrescription]).toEqual([
      false,
      true,
    ])
  })

  test('require it for one line of several', () => {
    const both = basketOf(anItem('i1'), anItem('i2', { customData: VALUES }))
    expect(deps(VALID_ANSWERS, both).hasPrescription).toBe(true)
  })

  test.each([
    ['inpost-pl-home', true],
    ['branch', false],
  ])('offer cash on delivery with %s: %s', (method, isPossible) => {
    const polish = { ...input({ method }), country: 'PL' as const }
    const { payments } = checkoutDeps(polish, ANY)
    const cash = payments.find((each) => each.method.key === 'cash_on_delivery')
    expect(cash?.unavailableReason === null).toBe(isPossible)
  })

  test.each([0, 1, 2])('offer pick-up with %i branches, where there are any', (count) => {
    const { deliveries } = checkoutDeps({ ...input({}), branches: BRANCHES.slice(0, count) }, ANY)
    expect(deliveries.some(({ method }) => method.kind === 'branch')).toBe(count > 0)
  })

  test('deliver glasses made to measure free of charge, and not by express, also where it was chosen', () => {
    const glasses = basketOf(
      anItem('i1', { customData: VALUES, ...inGroup('a', true) }),
      anItem('i2', inGroup('a')),
    )
    const { deliveries } = deps(VALID_ANSWERS, glasses)
    const by = (key: string) => deliveries.find(({ method }) => method.key === key)
    expect([by('dhl-home')?.fee, by('express-home')?.unavailableReason]).toEqual([0, 'made-to-measure'])
    const express = { ...VALID_ANSWERS, method: 'express-home' }
    expect(chosenMethods(express, deps(express, glasses)).delivery).toBeNull()
  })
})

test('an order of frames to try at home has no payment, and is whole without one', () => {
  const tried = {
    product: aFrame,
    customData: { lensType: 'home_try_on' },
    price: { unit: aPrice(0), total: aPrice(0) },
  }
  const basket = { ...basketOf(anItem('i1', tried)), cost: aPrice(0) }
  const withMore = { ...basketOf(anItem('i1', tried), anItem('i2')), cost: aPrice(3000) }
  const feeOf = ({ deliveries }: CheckoutDeps) =>
    deliveries.find(({ method }) => method.key === 'dhl-home')?.fee
  const answers = { ...VALID_ANSWERS, payment: '' }
  const free = deps(answers, basket)
  expect([free, deps(answers)].map(isPaid)).toEqual([false, true])
  expect([free, deps(answers, withMore)].map(feeOf)).toEqual([0, 490])
  expect([furthestStepFor(answers, free), firstInvalidStep(answers, free)]).toEqual(['review', null])
})

test.each<[string, Answers, string]>([
  ['nothing', {}, 'address'],
  ['an address', { ...VALID_ANSWERS, method: '', payment: '' }, 'delivery'],
  ['all but a payment', { ...VALID_ANSWERS, payment: '' }, 'payment'],
  ['everything', VALID_ANSWERS, 'review'],
  [
    'an invoice, and then a bill elsewhere',
    { ...VALID_ANSWERS, ...ELSEWHERE(), 'billing.street': 'Linsenweg 7', payment: 'accounting' },
    'payment',
  ],
  [
    'an invoice to a company at the same address',
    { ...VALID_ANSWERS, ...ELSEWHERE(), 'billing.company': 'Optik', payment: 'accounting' },
    'review',
  ],
])('with %s answered, %s is open', (_, answers, step) =>
  expect(furthestStepFor(answers, deps(answers))).toBe(step),
)

test.each<[string, Answers, string | null]>([
  ['nothing', {}, 'address'],
  ['an invalid zip code', { ...VALID_ANSWERS, 'delivery.zip': 'XXXXX' }, 'address'],
  ['a pick-up without a branch', { ...VALID_ANSWERS, method: 'branch' }, 'delivery'],
  ['no payment', { ...VALID_ANSWERS, payment: '' }, 'payment'],
  ['everything', VALID_ANSWERS, null],
])('with %s answered the first invalid step is %s', (_, answers, step) =>
  expect(firstInvalidStep(answers, deps(answers))).toBe(step),
)

test('the review is invalid until a prescription is confirmed', () => {
  const lenses = basketOf(anItem('i1', { customData: VALUES }))
  expect(firstInvalidStep(VALID_ANSWERS, deps(VALID_ANSWERS, lenses))).toBe('review')
})

function ELSEWHERE(): Answers {
  const address = ['firstName', 'lastName', 'street', 'zip', 'city'] as const
  const billing = Object.fromEntries(
    address.map((each) => [`billing.${each}`, VALID_ANSWERS[`delivery.${each}`]]),
  )
  return { billing: 'other', 'billing.country': 'DE', ...billing }
}

test.each<[Answers, [string, number][]]>([
  [VALID_ANSWERS, [['dhl-home', 490]]],
  [{ ...VALID_ANSWERS, method: 'express-home' }, [['express-home', 1490]]],
  [{ ...VALID_ANSWERS, method: 'branch' }, []],
  [{ ...VALID_ANSWERS, method: 'nonsense' }, []],
  [{ ...VALID_ANSWERS, payment: 'nonsense' }, [['dhl-home', 490]]],
])('%j has the fees %j', (answers, fees) =>
  expect(
    feesOf(chosenMethods(answers, deps(answers))).map(({ key, amount }) => [key, amount.withTax]),
  ).toEqual(fees),
)

test('the shopper agrees to every line, and to the total of goods and fees', () => {
  const { basket } = input(VALID_ANSWERS)
  expect(orderAgreement(basket, feesOf(chosenMethods(VALID_ANSWERS, deps(VALID_ANSWERS))))).toEqual({
    total: 3490,
    lines: [{ key: 'i1', quantity: 1, withTax: 3000 }],
  })
})

test.each([
  ['cash_on_delivery', 'cash_on_delivery'],
  ['nonsense', undefined],
])('of the payment %s is chosen %s', (payment, key) => {
  const polish = checkoutDeps({ ...input({ method: 'inpost-pl-home' }), country: 'PL' }, ANY)
  expect(chosenMethods({ payment }, polish).payment?.method.key).toBe(key)
})

test('a fee of one minor unit is a fee, each in its category', () => {
  const { deliveries, payments } = deps(VALID_ANSWERS)
  const [delivery, payment] = [deliveries[0], payments[0]]
  if (!delivery || !payment) throw new Error('nothing to choose')
  const dear = { ...payment, method: { ...payment.method, fee: minor(1) } }
  expect(feesOf({ delivery: { ...delivery, fee: minor(1) }, payment: dear })).toEqual([
    { category: 'delivery', key: delivery.method.key, amount: { withTax: 1 } },
    { category: 'payment', key: payment.method.key, amount: { withTax: 1 } },
  ])
})

test('without chosen methods there are no fees; cash on delivery may have one', () => {
  expect(feesOf({ delivery: null, payment: null })).toEqual([])
  const { payments } = checkoutDeps({ ...input(VALID_ANSWERS), country: 'PL' }, ANY)
  const payment = payments.find(({ method }) => method.key === 'cash_on_delivery') ?? null
  expect(feesOf({ delivery: null, payment })).toEqual([
    { category: 'payment', key: 'cash_on_delivery', amount: { withTax: payment?.method.fee } },
  ])
})
