import type { Answers, World } from '#domain/checkout/answers.ts'
import { deliveryChoices, type Load, paymentChoices } from '#domain/checkout/choice.ts'
import { minor } from '#domain/money/price.ts'

/** Everything said as it should be, in Germany. */
export const RIGHT: Answers = {
  'delivery.firstName': 'Johanna',
  'delivery.lastName': 'Petersen',
  'delivery.street': 'Bismarckstraße 84',
  'delivery.zip': '20259',
  'delivery.city': 'Hamburg',
  billing: 'same',
  method: 'dhl-home',
  payment: 'creditcard',
}

const LOAD: Load = {
  country: 'DE',
  goods: minor(3000),
  packages: [{ id: 1, carrierKey: 'DHL', deliveryDate: { min: '2026-11-24', max: '2026-11-26' } }],
  isMadeToMeasure: false,
  isMadeToMeasureFree: false,
  today: '2026-11-21',
}

type Over = Partial<Load> & { hasValues?: boolean }

export function checkoutWorld({ hasValues = false, ...over }: Over = {}): World {
  const load = { ...LOAD, ...over }
  const deliveries = deliveryChoices(load)
  return {
    country: load.country,
    isPhone: (number) => /^\+?[\d ]{6,}$/.test(number),
    deliveries,
    payments: paymentChoices(load, deliveries[0] ?? null, false),
    hasValues,
  }
}

/** What was chosen by answers that are right. */
export function checkoutChoices(answers: Answers) {
  const { deliveries, payments } = checkoutWorld()
  const delivery = deliveries.find(({ method }) => method.key === answers.method)
  const payment = payments.find(({ method }) => method.key === answers.payment)
  if (!delivery || !payment) throw new Error('these answers are not right')
  return { delivery, payment }
}
