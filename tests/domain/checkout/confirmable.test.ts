import { expect, test } from 'vitest'
import { type Answers, validateStep } from '#domain/checkout/answers.ts'
import type { Step } from '#domain/checkout/step.ts'
import { checkoutContext, VALID_ANSWERS } from '#tests/support/checkout.ts'

const BILLED: Answers = {
  billing: 'other',
  'billing.country': 'DE',
  'billing.firstName': 'Johanna',
  'billing.lastName': 'Weber',
  'billing.street': 'Am Deich 3',
}

const PACKSTATION: Answers = {
  method: 'dhl-parcel-shop',
  'point.kind': 'packstation',
  'point.customer': '1234567',
  'point.id': '145',
  'point.zip': '20095',
  'point.city': 'Hamburg',
}

test.each<[string, Step, Answers, string[]]>([
  [
    'a street without a number, which is asked about',
    'address',
    { ...VALID_ANSWERS, 'delivery.street': 'Am Deich' },
    ['delivery.street house-number'],
  ],
  [
    'a street that has no number, as the shopper confirms',
    'address',
    { ...VALID_ANSWERS, 'delivery.street': 'Am Deich', unnumbered: 'yes' },
    [],
  ],
  [
    'a town that the zip code is far from, which is asked about',
    'address',
    { ...VALID_ANSWERS, 'delivery.city': 'München' },
    ['delivery.city place'],
  ],
  [
    'one that it is right for, as the shopper confirms',
    'address',
    { ...VALID_ANSWERS, 'delivery.city': 'München', placeConfirmed: 'yes' },
    [],
  ],
  [
    'a town with a zip code that is none, which is said of that alone',
    'address',
    { ...VALID_ANSWERS, 'delivery.city': 'München', 'delivery.zip': '2025' },
    ['delivery.zip zip'],
  ],
  [
    'a bill to a town that the zip code is far from',
    'address',
    { ...VALID_ANSWERS, ...BILLED, 'billing.zip': '20095', 'billing.city': 'München' },
    ['billing.city place'],
  ],
  [
    'a bill to another country',
    'address',
    {
      ...VALID_ANSWERS,
      ...BILLED,
      'billing.country': 'FR',
      'billing.zip': '67000',
      'billing.city': 'Lyon',
    },
    [],
  ],
  [
    'a locker in a town that its zip code is far from',
    'delivery',
    { ...VALID_ANSWERS, ...PACKSTATION, 'point.city': 'München' },
    ['point.city place'],
  ],
  [
    'a post office with a number of a Packstation',
    'delivery',
    { ...VALID_ANSWERS, ...PACKSTATION, 'point.kind': 'postfiliale' },
    ['point.id unusual-point'],
  ],
  [
    'both, as the shopper confirms',
    'delivery',
    {
      ...VALID_ANSWERS,
      ...PACKSTATION,
      'point.kind': 'postfiliale',
      'point.city': 'München',
      pointConfirmed: 'yes',
    },
    [],
  ],
])('%s', (_, step, answers, wrong) =>
  expect(
    validateStep(step, answers, checkoutContext()).map(({ name, fault }) => `${name} ${fault.kind}`),
  ).toEqual(wrong),
)
