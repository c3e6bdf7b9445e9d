import { expect, test } from 'vitest'
import { minor } from '#domain/money/price.ts'
import type { Subscription, SubscriptionLine } from '#domain/subscription/subscription.ts'
import {
  loadLinkedSubscription,
  loadSubscription,
  loadSubscriptions,
} from '#server/loaders/subscription/subscription.ts'
import { aSubscription } from '#tests/support/subscriptions.ts'
import { testContext } from '#tests/support/test-server.ts'

const ID = '123456789012-1'
const RANGES = {
  right: [
    { parameter: 'sphere' as const, values: [-2.25, -2.5] },
    { parameter: 'addition' as const, values: [], names: ['+1.50 D', '+1.50 N'] },
  ],
}
const NOW = new Date('2027-01-20T08:00:00Z')

function shopWith(rest: Partial<Subscription>, now = NOW) {
  const { ctx } = testContext()
  const subscription = aSubscription(rest)
  return {
    now: () => now,
    env: ctx.env,
    subscriptions: {
      ...ctx.subscriptions,
      list: async () => [subscription],
      byId: async (id: string, customerId?: string) =>
        id === ID && [undefined, 'anna'].includes(customerId)
          ? { subscription, intervals: ['1', '3'], ranges: RANGES }
          : null,
      idOfLink: (token: string) => ({ right: ID, foreign: '999999999999-1' })[token] ?? null,
    },
  }
}
const load = (rest: Partial<Subscription> = {}, now = NOW) =>
  loadSubscription(shopWith(rest, now), 'de-de', { id: ID, customerId: 'anna' })

test('a subscription has its next four deliveries, and what can be done', async () => {
  expect(await load()).toMatchObject({
    rhythm: 'jeden Monat, am 12.',
    total: '18,96\u00A0€',
    fee: '4,90\u00A0€',
    paymentFee: null,
    deliveries: ['2027-02-12', '2027-03-12', '2027-04-12', '2027-05-12'],
    changeUntil: '2027-02-04',
    moveFrom: '2027-01-28',
    moveTo: '2027-03-11',
    intervals: [
      { value: '1', label: 'jeden Monat' },
      { value: '3', label: 'alle 3 Monate' },
    ],
    can: { change: true, skip: true, resume: false, pay: false, cancel: true },
  })
})

test('one that is paid on delivery names what that costs, within its total', async () =>
  expect(await load({ paymentFee: minor(390) })).toMatchObject({
    total: '22,86\u00A0€',
    paymentFee: '3,90\u00A0€',
  }))

test('one that is sent free of charge has no fee', async () => {
  const lines = aSubscription().lines.map((line) => ({ ...line, quantity: 7 }))
  expect(await load({ lines })).toMatchObject({ total: '49,21\u00A0€', fee: null })
})

test.each<[string, Partial<Subscription>, object]>([
  [
    'paused',
    { status: 'paused', pausedUntil: '2027-05-01' },
    { deliveries: [], can: { change: true, skip: false, resume: true, cancel: true } },
  ],
  ['suspended', { status: 'suspended' }, { deliveries: [], can: { change: false, pay: true, cancel: true } }],
  ['cancelled', { status: 'cancelled' }, { deliveries: [], can: { change: false, cancel: false } }],
  ['ending', { endsAfter: 2 }, { deliveries: ['2027-02-12'], isEnding: true, can: { cancel: false } }],
])('one that is %s', async (_, rest, view) => expect(await load(rest)).toMatchObject(view))

test.each<[string, Partial<Subscription>, boolean]>([
  ['before its second delivery', {}, true],
  ['after it', { deliveries: 2 }, false],
  ['that is suspended', { status: 'suspended' }, false],
])('one that can end after the second delivery, %s', async (_, rest, isBound) => {
  const definition = { ...aSubscription().definition, subscriptionCancellationPolicy: 'after-second' }
  expect(await load({ definition, ...rest })).toMatchObject({ isBound })
  expect(await load(rest)).toMatchObject({ isBound: false })
})

test('one that is being ordered cannot be changed', async () =>
  expect(await load({}, new Date('2027-02-06T08:00:00Z'))).toMatchObject({
    can: { change: false, skip: false },
  }))

test('weeks have no day of the month', async () => {
  const definition = { ...aSubscription().definition, subscriptionInterval: '6w' }
  expect(await load({ definition })).toMatchObject({ rhythm: 'alle 6 Wochen' })
})

test.each([
  ['999999999999-1', 'anna'],
  [ID, 'berta'],
  ['../x', 'anna'],
])('%s is not found for %s', async (id, customerId) =>
  expect(await loadSubscription(shopWith({}), 'de-de', { id, customerId })).toBeNull(),
)

test('one that waits for its payment is not shown', async () => {
  expect(await load({ status: 'pending' })).toBeNull()
  expect(await loadSubscriptions(shopWith({ status: 'pending' }), 'de-de', 'anna')).toEqual([])
  expect(await loadSubscriptions(shopWith({}), 'de-de', 'anna')).toHaveLength(1)
})

test('a signed link opens its subscription, which is paid in the account alone', async () => {
  const opened = await loadLinkedSubscription(shopWith({ status: 'suspended' }), 'de-de', 'right')
  expect(opened).toMatchObject({ id: ID, customerId: 'anna', can: { pay: false, cancel: true } })
})

test.each(['', 'forged', 'foreign'])('the link "%s" opens nothing', async (token) =>
  expect(await loadLinkedSubscription(shopWith({}), 'de-de', token)).toBeNull(),
)

test('lenses for one eye say for which, where their pieces are changed as well', async () => {
  const [goods] = aSubscription().lines
  const eye = { sphere: -2.25 }
  const lens = (key: string, values: SubscriptionLine['values']) => (goods ? [{ ...goods, key, values }] : [])
  const lines = [
    ...lens('right', { right: eye, left: {} }),
    ...lens('left', { right: {}, left: eye }),
    ...lens('alike', { right: eye, left: eye }),
    ...lens('care', null),
  ]
  const names = ['Pflege · Rechts', 'Pflege · Links', 'Pflege', 'Pflege']
  const loaded = await load({ lines })
  expect(loaded?.names).toEqual(names.map((name) => `2 × ${name}`))
  expect(loaded?.lines.map(({ name }) => name)).toEqual(names)
})

test('its details are where it goes, for which eyes, and how it is paid', async () => {
  const [goods] = aSubscription().lines
  const lens = { sphere: -2.25, baseCurve: 8.4, additionName: '+1.50 N' }
  const lines = goods ? [{ ...goods, key: 'right', values: { right: lens, left: {} } }] : []
  expect((await load({ lines }))?.details).toMatchObject({
    country: 'DE',
    point: null,
    lenses: [
      {
        key: 'right',
        side: 'right',
        text: 'PWR\u00A0−2,25 ADD\u00A0+1,50 N BC\u00A08,4',
        eyes: [
          {
            side: 'right',
            fields: [
              {
                name: 'value-right-right-sphere',
                value: '-2.25',
                options: [{ label: '−2,25' }, { label: '−2,50' }],
              },
              {
                name: 'value-right-right-addition',
                value: '+1.50 N',
                options: [
                  { value: '+1.50 D', label: '+1,50 D' },
                  { value: '+1.50 N', label: '+1,50 N' },
                ],
              },
            ],
          },
        ],
      },
    ],
    payment: 'creditcard',
    methods: ['paypal_instant', 'creditcard', 'ratepay_directdebit'],
  })
})
