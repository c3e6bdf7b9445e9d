import { describe, expect, test } from 'vitest'
import type { Answers } from '#domain/checkout/answers.ts'
import { agreedOf, chosenOf, feesOf, openStepOf, worldOf } from '#domain/checkout/view.ts'
import { emptyBasket } from '#domain/basket/empty-basket.ts'
import type { Basket } from '#domain/basket/basket.ts'
import { anItem, inGroup } from '#tests/support/basket-items.ts'
import { RIGHT } from '#tests/support/checkout.ts'
import { aPrice } from '#tests/support/goods.ts'

const VALUES = { prescriptionValues: { right: { sphere: -2 }, left: { sphere: -1 } } }

const held = (...items: Basket['items']): Basket => ({
  ...emptyBasket('EUR'),
  items,
  packages: [{ id: 1, carrierKey: 'DHL', deliveryDate: { min: '2026-11-24', max: '2026-11-26' } }],
  cost: { ...aPrice(3000) },
})

const known = (
  answers: Answers,
  basket = held(anItem('i1', { price: { unit: aPrice(3000), total: aPrice(3000) } })),
) => ({
  answers,
  basket,
  country: 'DE' as const,
  isMadeToMeasureFree: true,
  today: '2026-11-21',
})
const world = (answers: Answers, basket?: Basket) => worldOf(known(answers, basket), () => true)

describe('the world of a basket', () => {
  test('asks for values where there are some', () => {
    const lenses = held(anItem('i1', { customData: VALUES }))
    expect([world(RIGHT).hasValues, world(RIGHT, lenses).hasValues]).toEqual([false, true])
  })

  test('sends what is made to measure for nothing, and not by express', () => {
    const glasses = held(
      anItem('i1', { customData: VALUES, ...inGroup('a', true) }),
      anItem('i2', inGroup('a')),
    )
    const { deliveries } = world(RIGHT, glasses)
    const by = (key: string) => deliveries.find(({ method }) => method.key === key)
    expect([by('dhl-home')?.fee, by('express-home')?.obstacle]).toEqual([0, 'made-to-measure'])
  })
})

test.each<[string, Answers, string]>([
  ['nothing', {}, 'address'],
  ['an address', { ...RIGHT, method: '', payment: '' }, 'delivery'],
  ['all but a payment', { ...RIGHT, payment: '' }, 'payment'],
  ['everything', RIGHT, 'review'],
  ['an invoice, and then a bill elsewhere', { ...RIGHT, ...ELSEWHERE(), payment: 'accounting' }, 'payment'],
])('with %s answered, %s is open', (_, answers, step) =>
  expect(openStepOf(answers, world(answers))).toBe(step),
)

function ELSEWHERE(): Answers {
  const address = ['firstName', 'lastName', 'street', 'zip', 'city'] as const
  const said = Object.fromEntries(address.map((each) => [`billing.${each}`, RIGHT[`delivery.${each}`]]))
  return { billing: 'other', 'billing.country': 'DE', ...said }
}

test.each<[Answers, [string, number][]]>([
  [RIGHT, [['dhl-home', 490]]],
  [{ ...RIGHT, method: 'express-home' }, [['express-home', 1490]]],
  [{ ...RIGHT, method: 'branch' }, []],
  [{ ...RIGHT, method: 'nonsense' }, []],
  [{ ...RIGHT, payment: 'nonsense' }, [['dhl-home', 490]]],
])('%j costs beside the goods %j', (answers, fees) =>
  expect(feesOf(chosenOf(answers, world(answers))).map(({ key, amount }) => [key, amount.withTax])).toEqual(
    fees,
  ),
)

test('one agrees to every line, and to the sum of goods and fees', () => {
  const { basket } = known(RIGHT)
  expect(agreedOf(basket, feesOf(chosenOf(RIGHT, world(RIGHT))))).toEqual({
    total: 3490,
    lines: [{ key: 'i1', quantity: 1, withTax: 3000 }],
  })
})

test('nothing chosen costs nothing; paying at the door may cost a fee', () => {
  expect(feesOf({ delivery: null, payment: null })).toEqual([])
  const { payments } = worldOf({ ...known(RIGHT), country: 'PL' }, () => true)
  const payment = payments.find(({ method }) => method.key === 'cash_on_delivery') ?? null
  expect(feesOf({ delivery: null, payment })).toEqual([
    { category: 'payment', key: 'cash_on_delivery', amount: { withTax: payment?.method.fee } },
  ])
})
