import { expect, test } from 'vitest'
import { deliveryChoices, type DeliveryInput, paymentChoices } from '#domain/checkout/method-choices.ts'
import { minor } from '#domain/money/price.ts'

const STOCKED = { id: 1, carrierKey: 'DHL', deliveryDate: { min: '2026-11-24', max: '2026-11-26' } }
const ORDERED = { id: 2, carrierKey: 'DHL', deliveryDate: { min: '2026-12-02', max: '2026-12-08' } }

const arriving = (max: string) => ({ ...STOCKED, deliveryDate: { min: '2026-11-24', max } })

const load = (over: Partial<DeliveryInput> = {}): DeliveryInput => ({
  country: 'DE',
  goods: minor(3000),
  packages: [STOCKED],
  packagesOnHold: new Set(),
  isSubscription: false,
  isMadeToMeasure: false,
  isTryOn: false,
  hasFreeRxShipping: false,
  paymentProvider: 'sandbox',
  isVerified: true,
  hasBranches: true,
  today: '2026-11-21',
  ...over,
})

const choice = (over: Partial<DeliveryInput>, key: string) =>
  deliveryChoices(load(over)).find(({ method }) => method.key === key)

test.each<[string, Partial<DeliveryInput>, string | null]>([
  ['from stock', {}, null],
  ['with a second parcel', { packages: [STOCKED, ORDERED] }, 'not-in-stock'],
  ['of what has to be ordered', { packages: [ORDERED] }, 'not-in-stock'],
  ['of what arrives in five working days', { packages: [arriving('2026-11-27')] }, null],
  ['of what arrives in six', { packages: [arriving('2026-11-30')] }, 'not-in-stock'],
  ['ground for one person', { isMadeToMeasure: true }, 'made-to-measure'],
])('express %s: %s', (_, over, unavailableReason) =>
  expect(choice(over, 'express-home')?.unavailableReason).toBe(unavailableReason),
)

test.each<[Partial<DeliveryInput>, string, number]>([
  [{}, 'dhl-home', 490],
  [{ goods: minor(4900) }, 'dhl-home', 0],
  [{ isMadeToMeasure: true, hasFreeRxShipping: true }, 'dhl-home', 0],
  [{ isMadeToMeasure: true }, 'dhl-home', 490],
  [{ hasFreeRxShipping: true }, 'dhl-home', 490],
])('with %j %s costs %i', (over, key, fee) => expect(choice(over, key)?.fee).toBe(fee))

test('pick-up is offered only where there are branches', () => {
  const kinds = (hasBranches: boolean) =>
    deliveryChoices(load({ hasBranches })).map(({ method }) => method.kind)
  expect(kinds(true)).toContain('branch')
  expect(kinds(false)).toEqual(kinds(true).filter((kind) => kind !== 'branch'))
})

test('each parcel has its own window, in the order of the parcels, which waits or not', () =>
  expect(
    choice({ packages: [ORDERED, STOCKED], packagesOnHold: new Set([ORDERED.id]) }, 'branch')?.windows,
  ).toEqual([
    { min: '2026-12-03', max: '2026-12-09', isOnHold: true },
    { min: '2026-11-25', max: '2026-11-27', isOnHold: false },
  ]))

test('without a parcel there is no window', () =>
  expect(choice({ packages: [] }, 'branch')?.windows).toEqual([]))

test('the payment methods depend on the total, including the delivery fee', () => {
  const dear = load({ goods: minor(149_900), country: 'CH' })
  const by = (key: string) => {
    const delivery = deliveryChoices(dear).find(({ method }) => method.key === key) ?? null
    return paymentChoices(dear, delivery, false).find(({ method }) => method.key === 'accounting')
      ?.unavailableReason
  }
  expect([by('post-ch-home'), by('express-home')]).toEqual([null, 'too-much'])
})

test('before a delivery method is chosen cash on delivery is possible', () => {
  const cash = paymentChoices(load({ country: 'PL' }), null, false).find(
    ({ method }) => method.key === 'cash_on_delivery',
  )
  expect(cash?.unavailableReason).toBeNull()
})

test.each([
  [30_000, true, null],
  [30_000, false, null],
  [30_001, true, null],
  [30_001, false, 'unproven'],
])(
  'an invoice over %i for a customer whose mailbox is proven: %s is refused as %s',
  (goods, isVerified, why) => {
    const invoice = paymentChoices(load({ goods: minor(goods), isVerified }), null, false).find(
      ({ method }) => method.key === 'accounting',
    )
    expect(invoice?.unavailableReason).toBe(why)
  },
)

test('what does not come from stock alone is delivered, made to measure or not', () => {
  const ordered = { packages: [ORDERED], isMadeToMeasure: true }
  expect(choice(ordered, 'dhl-home')?.unavailableReason).toBeNull()
})

test('frames to try at home are delivered for nothing, and nobody is asked how they pay', () => {
  const tried = load({ goods: minor(0), isTryOn: true })
  const choices = deliveryChoices(tried)
  const [standard] = choices
  expect(choices.map(({ method, fee, unavailableReason }) => [method.key, fee, unavailableReason])).toEqual([
    ['dhl-home', 0, null],
    ['dhl-parcel-shop', 0, null],
    ['dpd-home', 0, null],
    ['express-home', 1490, 'try-on'],
    ['branch', 0, null],
  ])
  expect(paymentChoices(tried, standard ?? null, false)).toEqual([])
})

test('goods for nothing have a payment as soon as their delivery has a price', () => {
  const free = load({ goods: minor(0) })
  const [standard] = deliveryChoices(free)
  expect(paymentChoices(free, null, false)).toEqual([])
  expect(paymentChoices(free, standard ?? null, false)).not.toEqual([])
})

test.each([
  ['DE', ['accounting']],
  ['CZ', ['accounting', 'cash_on_delivery']],
  ['IT', ['cash_on_delivery']],
] as const)('a subscription that begins for nothing in %s asks how what follows is paid', (country, keys) => {
  const free = load({ country, goods: minor(0), isSubscription: true })
  expect(paymentChoices(free, null, false).map(({ method }) => method.key)).toEqual(keys)
})
