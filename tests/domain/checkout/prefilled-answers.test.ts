import { expect, test } from 'vitest'
import { orderFromAnswers } from '#domain/checkout/order-from-answers.ts'
import { prefilledAnswers } from '#domain/checkout/prefilled-answers.ts'
import type { Answers } from '#domain/checkout/answers.ts'
import type { ShopCountry } from '#domain/shop/shop-country.ts'
import { aCustomer } from '#tests/support/customers.ts'
import { checkoutChoices, VALID_ANSWERS } from '#tests/support/checkout.ts'

const ANNA = aCustomer({ phone: '+49 40 5550120' })

test('without an order the name comes from the account', () => {
  expect(prefilledAnswers(ANNA, null)).toEqual({
    'delivery.firstName': 'Anna',
    'delivery.lastName': 'Berg',
    'delivery.phone': '+49 40 5550120',
    billing: 'same',
  })
  expect(prefilledAnswers(aCustomer(), null)['delivery.phone']).toBe('')
})

const ADDRESS = {
  'delivery.firstName': 'Johanna',
  'delivery.lastName': 'Petersen',
  'delivery.street': 'Bismarckstraße 84',
  'delivery.zip': '20259',
  'delivery.city': 'Hamburg',
} satisfies Answers
const BILL = {
  billing: 'other',
  'billing.country': 'IT',
  'billing.company': 'Ottica Rossi',
  'billing.taxNumber': '12345678903',
  'billing.firstName': 'Maria',
  'billing.lastName': 'Rossi',
  'billing.street': 'Via Torino 38',
  'billing.zip': '20123',
  'billing.city': 'Milano',
  'billing.province': 'MI',
} satisfies Answers

test.each<[string, ShopCountry, Answers]>([
  ['an address', 'DE', { ...ADDRESS, billing: 'same' }],
  [
    'one with all that one may say',
    'DE',
    { ...ADDRESS, 'delivery.additional': 'Hinterhaus', 'delivery.phone': '+49 40 12', billing: 'same' },
  ],
  ['one whose bill goes elsewhere', 'DE', { ...ADDRESS, ...BILL }],
  [
    'one in Italy',
    'IT',
    { ...ADDRESS, 'delivery.city': 'Milano', 'delivery.province': 'MI', billing: 'same' },
  ],
  ['one in Italy whose province nobody knows', 'IT', { ...ADDRESS, billing: 'same' }],
  [
    'a town whose name ends as a province does',
    'DE',
    { ...ADDRESS, 'delivery.city': 'Halle (SA)', billing: 'same' },
  ],
])('%s is that of the last order', (_, country, answers) => {
  const { address } = orderFromAnswers(
    answers,
    country,
    checkoutChoices({ ...VALID_ANSWERS, ...answers }),
    [],
  )
  expect(prefilledAnswers(aCustomer(), address)).toEqual({
    'delivery.phone': '',
    'delivery.country': country,
    ...answers,
  })
})

test('a separate house number comes after its street', () => {
  const { address } = orderFromAnswers(
    { ...ADDRESS, billing: 'same' },
    'DE',
    checkoutChoices(VALID_ANSWERS),
    [],
  )
  const there = { ...address.shipping, street: 'Linsenweg', houseNumber: '7a' }
  expect(prefilledAnswers(ANNA, { shipping: there, billing: there })['delivery.street']).toBe('Linsenweg 7a')
})
