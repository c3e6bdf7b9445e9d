import { describe, expect, test } from 'vitest'
import {
  type Answers,
  addressCountry,
  hasSeparateBillingAddress,
  isBilledElsewhere,
  validateStep,
  stepFields,
  normaliseAnswers,
} from '#domain/checkout/answers.ts'
import type { Step } from '#domain/checkout/step.ts'
import { checkoutContext, VALID_ANSWERS } from '#tests/support/checkout.ts'

const wrongIn = (step: Step, answers: Answers, deps = checkoutContext()) =>
  validateStep(step, answers, deps).map(({ name, fault }) => `${name} ${fault.kind}`)

test.each<Step>(['address', 'delivery', 'payment', 'review'])('valid answers have no errors in %s', (step) =>
  expect(wrongIn(step, VALID_ANSWERS)).toEqual([]),
)

describe('the errors of', () => {
  test.each<[string, Step, Answers, string[]]>([
    [
      'a zip code of another country',
      'address',
      { ...VALID_ANSWERS, 'delivery.zip': '2025' },
      ['delivery.zip zip'],
    ],
    [
      'a phone that is none',
      'address',
      { ...VALID_ANSWERS, 'delivery.phone': '12' },
      ['delivery.phone phone'],
    ],
    [
      'no street, which cannot be confirmed',
      'address',
      { ...VALID_ANSWERS, 'delivery.street': '', unnumbered: 'yes' },
      ['delivery.street required'],
    ],
    [
      'a zip code as a town',
      'address',
      { ...VALID_ANSWERS, 'delivery.city': '20257' },
      ['delivery.city city'],
    ],
    [
      'no answer',
      'address',
      {},
      ['firstName', 'lastName', 'street', 'zip', 'city'].map((each) => `delivery.${each} required`),
    ],
    [
      'a bill elsewhere without an address',
      'address',
      { ...VALID_ANSWERS, billing: 'other', 'billing.country': 'AT' },
      ['firstName', 'lastName', 'street', 'zip', 'city'].map((each) => `billing.${each} required`),
    ],
    ['no delivery chosen', 'delivery', { ...VALID_ANSWERS, method: '' }, ['method choice']],
    [
      'a delivery of another country',
      'delivery',
      { ...VALID_ANSWERS, method: 'inpost-pl-home' },
      ['method choice'],
    ],
    [
      'a locker not named',
      'delivery',
      { ...VALID_ANSWERS, method: 'dhl-parcel-shop' },
      ['point.kind choice', ...['customer', 'id', 'zip', 'city'].map((each) => `point.${each} required`)],
    ],
    ['a branch not named', 'delivery', { ...VALID_ANSWERS, method: 'branch' }, ['point.branch required']],
    ['no payment chosen', 'payment', { ...VALID_ANSWERS, payment: 'p24' }, ['payment choice']],
  ])('%s', (_, step, answers, wrong) => expect(wrongIn(step, answers)).toEqual(wrong))

  test('a prescription without a confirmation, and a remark that is too long', () => {
    const deps = checkoutContext({ hasPrescription: true })
    expect(wrongIn('review', { ...VALID_ANSWERS, remark: 'x'.repeat(501) }, deps)).toEqual([
      'remark max-length',
      'values consent',
    ])
    const most = { ...VALID_ANSWERS, remark: 'x'.repeat(500), values: 'yes' }
    expect(wrongIn('review', most, deps)).toEqual([])
  })

  test('a choice that is not possible', () => {
    const deps = checkoutContext({ isMadeToMeasure: true })
    expect(wrongIn('delivery', { ...VALID_ANSWERS, method: 'express-home' }, deps)).toEqual(['method choice'])
  })
})

test('the review has no fields without a prescription', () =>
  expect(stepFields('review', VALID_ANSWERS, checkoutContext())).toEqual([]))

test('answers are stored in their official form', () =>
  expect(
    normaliseAnswers(
      {
        'delivery.zip': '11000',
        'delivery.firstName': '  Jan  Maria ',
        'billing.country': 'PL',
        'billing.zip': '00950',
        'billing.province': 'bz',
        'billing.taxNumber': ' pl 123-456-32-18 ',
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
    'billing.taxNumber': 'PL1234563218',
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
  expect(addressCountry(part, answers, 'DE')).toBe(country),
)

test.each([
  [{}, false],
  [{ billing: 'same' }, false],
  [{ billing: 'other' }, true],
])('%j has a separate billing address: %s', (answers, is) =>
  expect(hasSeparateBillingAddress(answers)).toBe(is),
)

test.each([
  ['PL', 'inpost-pl-parcel-shop', 'waw 01a', 'WAW01A'],
  ['PL', 'inpost-pl-parcel-shop', 'pop\u2011kra228', 'POP-KRA228'],
  ['PL', 'inpost-pl-parcel-shop', 'popkra228', 'POP-KRA228'],
  ['CZ', 'zasilkova-parcel-shop', ' Praha 4,  Krčská 12 ', 'Praha 4, Krčská 12'],
  ['DE', 'dhl-parcel-shop', 'Postfiliale 541', '541'],
] as const)('the point of a parcel in %s by %s, %j, is stored as %j', (country, method, given, stored) =>
  expect(normaliseAnswers({ method, 'point.id': given }, country)).toEqual({ method, 'point.id': stored }),
)

const COMPANY: Answers = {
  ...VALID_ANSWERS,
  billing: 'other',
  'billing.country': 'DE',
  'billing.company': 'Petersen GmbH',
  'billing.street': 'bismarckstraße 84',
  'billing.zip': '20259',
  'billing.city': 'Hamburg',
}

test.each<[string, Answers, boolean]>([
  ['at the address of the goods', VALID_ANSWERS, false],
  ['to a company at the address of the goods', COMPANY, false],
  ['to another street', { ...COMPANY, 'billing.street': 'Bismarckstraße 85' }, true],
  ['to another zip code', { ...COMPANY, 'billing.zip': '20255' }, true],
  ['to another town', { ...COMPANY, 'billing.city': 'Altona' }, true],
  ['to another country', { ...COMPANY, 'billing.country': 'AT' }, true],
  ['to an address that is not typed yet', { billing: 'other', 'delivery.zip': '20259' }, true],
  ['and goods to addresses that are not typed yet', { billing: 'other' }, false],
])('a bill %s goes elsewhere: %s', (_, answers, is) => expect(isBilledElsewhere(answers, 'DE')).toBe(is))

test('a point without a method is stored without surplus spaces', () =>
  expect(normaliseAnswers({ 'point.id': ' Kiosk  Meyer ' }, 'DE')).toEqual({ 'point.id': 'Kiosk Meyer' }))
