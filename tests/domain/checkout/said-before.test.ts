import { expect, test } from 'vitest'
import { answered } from '#domain/checkout/placing.ts'
import { saidBefore } from '#domain/checkout/said-before.ts'
import type { Answers } from '#domain/checkout/answers.ts'
import type { ShopCountry } from '#domain/checkout/shop-country.ts'
import { aCustomer } from '#tests/support/customers.ts'
import { checkoutChoices, RIGHT } from '#tests/support/checkout.ts'

const ANNA = aCustomer({ phone: '+49 40 5550120' })

test('who has bought nothing has said who he is', () => {
  expect(saidBefore(ANNA, null)).toEqual({
    'delivery.firstName': 'Anna',
    'delivery.lastName': 'Berg',
    'delivery.phone': '+49 40 5550120',
    billing: 'same',
  })
  expect(saidBefore(aCustomer(), null)['delivery.phone']).toBe('')
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
])('%s is what it was when the last order was placed', (_, country, answers) => {
  const { address } = answered(answers, country, checkoutChoices({ ...RIGHT, ...answers }))
  expect(saidBefore(aCustomer(), address)).toEqual({
    'delivery.phone': '',
    'delivery.country': country,
    ...answers,
  })
})

test('a number of a house that stands by itself comes after its street', () => {
  const { address } = answered({ ...ADDRESS, billing: 'same' }, 'DE', checkoutChoices(RIGHT))
  const there = { ...address.shipping, street: 'Linsenweg', houseNumber: '7a' }
  expect(saidBefore(ANNA, { shipping: there, billing: there })['delivery.street']).toBe('Linsenweg 7a')
})
