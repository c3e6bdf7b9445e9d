import type { PickUpBranch } from '#domain/branch/pick-up-branch.ts'
import type { Answers, CheckoutDeps } from '#domain/checkout/answers.ts'
import { deliveryChoices, type DeliveryInput, paymentChoices } from '#domain/checkout/method-choices.ts'
import { minor } from '#domain/money/price.ts'

/** Valid answers, in Germany. */
export const VALID_ANSWERS: Answers = {
  'delivery.firstName': 'Johanna',
  'delivery.lastName': 'Petersen',
  'delivery.street': 'Bismarckstraße 84',
  'delivery.zip': '20259',
  'delivery.city': 'Hamburg',
  billing: 'same',
  method: 'dhl-home',
  payment: 'creditcard',
}

export const BRANCHES: PickUpBranch[] = [
  {
    id: '1001',
    street: 'Mönckebergstraße 12',
    zip: '20095',
    city: 'Hamburg',
    latitude: 53.551,
    longitude: 9.999,
    hasAll: false,
    collectOn: null,
  },
  {
    id: '1017',
    street: 'Ehrenstraße 41',
    zip: '50672',
    city: 'Köln',
    latitude: 50.939,
    longitude: 6.94,
    hasAll: false,
    collectOn: null,
  },
]

const LOAD: DeliveryInput = {
  country: 'DE',
  goods: minor(3000),
  packages: [{ id: 1, carrierKey: 'DHL', deliveryDate: { min: '2026-11-24', max: '2026-11-26' } }],
  packagesOnHold: new Set(),
  isSubscription: false,
  isMadeToMeasure: false,
  isTryOn: false,
  hasFreeRxShipping: false,
  paymentProvider: 'sandbox',
  isVerified: true,
  hasBranches: true,
  today: '2026-11-21',
}

type Over = Partial<DeliveryInput> & { hasPrescription?: boolean }

export function checkoutContext({ hasPrescription = false, ...over }: Over = {}): CheckoutDeps {
  const load = { ...LOAD, ...over }
  const deliveries = deliveryChoices(load)
  return {
    country: load.country,
    isPhone: (number) => /^\+?[\d ]{6,}$/.test(number),
    isPlace: (_, zip, city) => city !== 'München' || zip.startsWith('8'),
    branches: BRANCHES,
    deliveries,
    payments: paymentChoices(load, deliveries[0] ?? null, false),
    hasPrescription: hasPrescription,
  }
}

/** The choices in valid answers. */
export function checkoutChoices(answers: Answers) {
  const { deliveries, payments } = checkoutContext()
  const delivery = deliveries.find(({ method }) => method.key === answers.method)
  const payment = payments.find(({ method }) => method.key === answers.payment)
  if (!delivery || !payment) throw new Error('these answers are not valid')
  return { delivery, payment }
}
