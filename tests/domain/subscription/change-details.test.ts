import { describe, expect, test } from 'vitest'
import { eyeOf, eyesOf, readdressed, revalued } from '#domain/subscription/change-details.ts'
import type { Subscription, SubscriptionLine } from '#domain/subscription/subscription.ts'
import { HOME_ADDRESS } from '#tests/support/order-api.ts'
import { aSubscription } from '#tests/support/subscriptions.ts'

const ELSEWHERE = { ...HOME_ADDRESS, street: 'Am Markt 1', city: 'Bremen', zipCode: '28195' }
const LENS = { sphere: -2.25, cylinder: -0.75, axis: 170, baseCurve: 8.4, diameter: 14.2 }
const [GOODS] = aSubscription().lines
const line = (key: string, values: SubscriptionLine['values']): SubscriptionLine[] =>
  GOODS ? [{ ...GOODS, key, values }] : []
const withLenses = aSubscription({
  lines: [
    ...line('care', null),
    ...line('right', { right: LENS, left: {} }),
    ...line('alike', { right: LENS, left: LENS }),
  ],
})
const refused = { ok: false, error: 'impossible' }

describe('another address', () => {
  const OFFICE = {
    ...HOME_ADDRESS,
    street: 'Hafen 2',
    recipient: { ...HOME_ADDRESS.recipient, company: 'Lotse' },
  }
  const billedTo = (billing: typeof HOME_ADDRESS) => ({
    address: { shipping: HOME_ADDRESS, billing, forward: null },
  })
  const AT_HOME = { ...OFFICE, street: HOME_ADDRESS.street.toUpperCase() }
  test.each<[string, Partial<Subscription>, typeof ELSEWHERE]>([
    ['follows, billed to the same person', {}, ELSEWHERE],
    ['follows what is invoiced', { paymentKey: 'accounting' }, ELSEWHERE],
    [
      'follows, and stays that of a company',
      { ...billedTo(AT_HOME), paymentKey: 'accounting' },
      { ...ELSEWHERE, recipient: OFFICE.recipient },
    ],
    ['stays elsewhere', { ...billedTo(OFFICE), paymentKey: 'creditcard' }, OFFICE],
    [
      'stays where what is invoiced goes now',
      { ...billedTo(ELSEWHERE), paymentKey: 'accounting' },
      ELSEWHERE,
    ],
  ])('is that of the deliveries, and the bill %s', (_, rest, billing) =>
    expect(readdressed(ELSEWHERE)(aSubscription(rest))).toMatchObject({
      ok: true,
      value: { address: { shipping: ELSEWHERE, billing } },
    }),
  )

  const collected: Partial<Subscription> = {
    shipping: { carrierKey: 'DHL', collectionPoint: { id: '12', type: 'branch', name: 'Köln' } },
  }
  test.each<[string, Partial<Subscription>, typeof ELSEWHERE]>([
    ['in another country', {}, { ...ELSEWHERE, countryCode: 'AT' }],
    ['for what is collected', collected, ELSEWHERE],
    [
      'for what is invoiced, and billed elsewhere',
      { ...billedTo(OFFICE), paymentKey: 'ratepay_invoice' },
      ELSEWHERE,
    ],
  ])('%s is refused', (_, rest, address) =>
    expect(readdressed(address)(aSubscription(rest))).toEqual(refused),
  )
})

describe('other values', () => {
  const eye = { ...LENS, sphere: -2.5 }

  test('are those of the eyes that a line is for', () => {
    const changed = revalued(
      { right: { right: eye }, alike: { right: eye, left: eye } },
      () => true,
      '2027-01-20',
    )(withLenses)
    expect(changed.ok && changed.value.lines.map(({ values }) => values)).toEqual([
      null,
      { right: eye, left: {} },
      { right: eye, left: eye },
    ])
    expect(changed).toMatchObject({ value: { valuesAskedOn: '2027-01-20' } })
  })

  test.each([
    [2, 1],
    [3, 2],
  ])('of one eye make two lines of one for both, %i packs become %i each', (quantity, each) => {
    const [alike] = line('alike', { right: LENS, left: LENS })
    const lines = alike ? [{ ...alike, quantity }] : []
    const changed = revalued({ alike: { left: eye } }, () => true, '2027-01-20')(aSubscription({ lines }))
    expect(changed.ok && changed.value.lines).toMatchObject([
      { key: 'alike', quantity: each, values: { right: LENS, left: {} } },
      { key: 'alike-left', quantity: each, values: { right: {}, left: eye } },
    ])
  })

  test.each([
    ['of the values, which is over', 'values', null],
    ['of goods, which stays', 'unavailable', 'unavailable'],
  ] as const)('are an answer to the problem %s', (_, problem, after) =>
    expect(
      revalued(
        { right: { right: eye } },
        () => true,
        '2027-01-20',
      )(aSubscription({ ...withLenses, problem })),
    ).toMatchObject({ value: { problem: after } }),
  )

  test.each([
    ['that nobody gives', {}],
    ['of no eye', { right: {} }],
    ['of goods that have none', { care: { right: eye } }],
    ['of a line that is not there', { other: { right: eye } }],
    ['of an eye that the line is not for', { right: { left: eye } }],
    ['of another lens', { right: { right: { ...eye, baseCurve: 8.6 } } }],
    ['in another colour', { right: { right: { ...eye, color: 'green' } } }],
  ])('%s are refused', (_, values) =>
    expect(revalued(values, () => true, '2027-01-20')(withLenses)).toEqual(refused),
  )

  test('that the maker does not offer are refused', () => {
    const offers = (each: SubscriptionLine) => eyeOf(each)?.sphere !== -2.5
    expect(revalued({ right: { right: eye } }, offers, '2027-01-20')(withLenses)).toEqual(refused)
  })
})

test.each<[SubscriptionLine['values'], object | null]>([
  [null, null],
  [{ right: {}, left: {} }, null],
  [{ right: {}, left: LENS }, LENS],
])('the eye of %j', (values, eye) => expect(eyeOf({ values })).toEqual(eye))

test('the eyes of values', () => expect(eyesOf({ right: {}, left: LENS })).toEqual(['left']))
