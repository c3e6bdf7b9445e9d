import { describe, expect, test } from 'vitest'
import {
  type Answers,
  countryOf,
  isBilledElsewhere,
  mistakesIn,
  questionsOf,
  tidied,
} from '#domain/checkout/answers.ts'
import type { Step } from '#domain/checkout/step.ts'
import { checkoutWorld, RIGHT } from '#tests/support/checkout.ts'

const wrongIn = (step: Step, answers: Answers, world = checkoutWorld()) =>
  mistakesIn(step, answers, world).map(({ name, fault }) => `${name} ${fault.kind}`)

test.each<Step>(['address', 'delivery', 'payment', 'review'])(
  'nothing is wrong in %s with right answers',
  (step) => expect(wrongIn(step, RIGHT)).toEqual([]),
)

describe('what is wrong', () => {
  test.each<[string, Step, Answers, string[]]>([
    ['a zip code of another country', 'address', { ...RIGHT, 'delivery.zip': '2025' }, ['delivery.zip zip']],
    ['a phone that is none', 'address', { ...RIGHT, 'delivery.phone': '12' }, ['delivery.phone phone']],
    [
      'nothing said',
      'address',
      {},
      ['firstName', 'lastName', 'street', 'zip', 'city'].map((each) => `delivery.${each} required`),
    ],
    [
      'a bill elsewhere without an address',
      'address',
      { ...RIGHT, billing: 'other', 'billing.country': 'AT' },
      ['firstName', 'lastName', 'street', 'zip', 'city'].map((each) => `billing.${each} required`),
    ],
    ['no delivery chosen', 'delivery', { ...RIGHT, method: '' }, ['method choice']],
    ['a delivery of another country', 'delivery', { ...RIGHT, method: 'inpost-pl-home' }, ['method choice']],
    [
      'a locker not named',
      'delivery',
      { ...RIGHT, method: 'dhl-parcel-shop' },
      ['customer', 'id', 'zip', 'city'].map((each) => `point.${each} required`),
    ],
    ['a branch not named', 'delivery', { ...RIGHT, method: 'branch' }, ['point.branch required']],
    ['no payment chosen', 'payment', { ...RIGHT, payment: 'p24' }, ['payment choice']],
  ])('%s', (_, step, answers, wrong) => expect(wrongIn(step, answers)).toEqual(wrong))

  test('values nobody answers for, and a remark without an end', () => {
    const world = checkoutWorld({ hasValues: true })
    expect(wrongIn('review', { ...RIGHT, remark: 'x'.repeat(501) }, world)).toEqual([
      'remark max-length',
      'values consent',
    ])
    expect(wrongIn('review', { ...RIGHT, values: 'yes' }, world)).toEqual([])
  })

  test('a choice that is not possible', () => {
    const world = checkoutWorld({ isMadeToMeasure: true })
    expect(wrongIn('delivery', { ...RIGHT, method: 'express-home' }, world)).toEqual(['method choice'])
  })
})

test('who reads no values is asked nothing on the review', () =>
  expect(questionsOf('review', RIGHT, checkoutWorld())).toEqual([]))

test('answers are kept as posts write them', () =>
  expect(
    tidied(
      {
        'delivery.zip': '11000',
        'delivery.firstName': '  Jan  Maria ',
        'billing.country': 'PL',
        'billing.zip': '00950',
        'billing.province': 'bz',
        'point.zip': 'CZ 60200',
        'point.customer': '123 456 7',
        remark: ' zwei\nZei\u0000len\u202e ',
      },
      'CZ',
    ),
  ).toEqual({
    'delivery.zip': '110 00',
    'delivery.firstName': 'Jan Maria',
    'billing.country': 'PL',
    'billing.zip': '00-950',
    'billing.province': 'BZ',
    'point.zip': '602 00',
    'point.customer': '1234567',
    remark: 'zwei\nZeilen',
  }))

test.each([
  ['billing', { 'billing.country': 'FR' }, 'FR'],
  ['billing', { 'billing.country': 'US' }, 'DE'],
  ['billing', {}, 'DE'],
  ['delivery', { 'billing.country': 'FR' }, 'DE'],
] as const)('the country of the %s address with %j is %s', (part, answers, country) =>
  expect(countryOf(part, answers, 'DE')).toBe(country),
)

test.each([
  [{}, false],
  [{ billing: 'same' }, false],
  [{ billing: 'other' }, true],
])('%j goes elsewhere with the bill: %s', (answers, is) => expect(isBilledElsewhere(answers)).toBe(is))
