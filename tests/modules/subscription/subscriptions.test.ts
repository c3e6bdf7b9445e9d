import { expect, test } from 'vitest'
import { noSubscriptions, type SubscriptionRepository } from '#clients/shop-api/subscription-repository.ts'
import type { Subscription } from '#domain/subscription/subscription.ts'
import { VARIANT_CODES } from '#i18n/variants.ts'
import type { EmailJob } from '#modules/email/mail-queue.ts'
import { subscriptionLink } from '#modules/subscription/subscription-link.ts'
import { createSubscriptions } from '#modules/subscription/subscriptions.ts'
import type { Db } from '#platform/database.ts'
import { recordingLog } from '#tests/support/log.ts'
import { anOrder } from '#tests/support/orders.ts'
import { aPayment } from '#tests/support/payment.ts'
import { aSubscription } from '#tests/support/subscriptions.ts'

const ID = '123456789012-1'
const NOW = new Date('2027-01-20T08:00:00Z')
const LOCATION = { variant: 'de-de', origin: 'https://shop.example' } as const
const LETTERS: Subscription['letters'] = [
  { key: 'coming-2', kind: 'coming' },
  { key: 'old-values-2', kind: 'old-values' },
]
const nobodyAsks = () => Promise.reject(new Error('nobody asks for it here'))

/** Subscriptions of a repository; no letters about those of `unmailable` can be queued. */
function shop(repository: Partial<SubscriptionRepository>, unmailable = '') {
  const { log, lines } = recordingLog()
  const queued: EmailJob[] = []
  const recorded: [string, string][] = []
  let deliveries = 0
  const subscriptions = createSubscriptions({
    repository: {
      ...noSubscriptions,
      recordLetter: async (id, key) => void recorded.push([id, key]),
      ...repository,
    },
    orders: { byId: async () => null },
    declarations: {
      find: async () => null,
      openCancellations: async () => [],
      openWithdrawals: async () => ['the-withdrawn-order'],
      async settle() {},
    },
    payments: {
      mayAsk: nobodyAsks,
      chargeMandate: nobodyAsks,
      payInPerson: async ({ order }) => ({ kind: 'redirect', url: `https://bank.example/${order.id}` }),
      setUpMandate: nobodyAsks,
      findMandate: nobodyAsks,
    },
    mail: {
      async enqueue(_, job) {
        if (unmailable !== '' && job.key.includes(unmailable)) throw new Error('the queue is down')
        queued.push(job)
      },
      deliverSoon: () => void (deliveries += 1),
    },
    database: async (): Promise<Db> => Object.create(null),
    secrets: ['a-secret'],
    now: () => NOW,
    log,
  })
  return { subscriptions, lines, queued, recorded, deliveries: () => deliveries }
}

/** A page of subscriptions with letters, and none after it. */
const onePage =
  (...page: Subscription[]): SubscriptionRepository['withLetters'] =>
  async (after) =>
    after === undefined ? page : []

test('a letter is queued with what it is about, is recorded, and is sent soon', async () => {
  const { subscriptions, queued, recorded, deliveries } = shop({
    withLetters: onePage(aSubscription({ letters: LETTERS })),
  })
  await subscriptions.sendLetters()
  expect(queued).toEqual(
    LETTERS.map(({ key, kind }) => ({
      key: `subscription:${ID}:${key}`,
      kind: 'subscription',
      payload: { id: ID, kind },
    })),
  )
  expect(recorded).toEqual(LETTERS.map(({ key }) => [ID, key]))
  expect(deliveries()).toBe(1)
})

test('a letter that cannot be queued stays, and holds up no other subscription', async () => {
  const other = '123456789012-2'
  const letters = LETTERS.slice(0, 1)
  const page = onePage(aSubscription({ letters }), aSubscription({ id: other, letters }))
  const { subscriptions, recorded } = shop({ withLetters: page }, ID)
  await expect(subscriptions.sendLetters()).rejects.toThrow('1 entries could not be processed')
  expect(recorded).toEqual([[other, 'coming-2']])
})

test.each([
  ['', [[ID, 'coming-2']], []],
  [ID, [], ['warn: emails are queued later']],
])('a cancellation holds though its letter cannot be queued: %j', async (unmailable, recorded, logged) => {
  const cancelled = aSubscription({ status: 'cancelled', letters: LETTERS.slice(0, 1) })
  const made = shop({ cancel: async () => cancelled }, unmailable)
  const request = { by: { actor: 'operator' }, manner: 'ordinary' } as const
  expect(await made.subscriptions.cancel(ID, request)).toEqual(cancelled)
  expect([made.recorded, made.lines]).toEqual([recorded, logged])
})

test('what nobody has is not cancelled, and nothing is written', async () => {
  const { subscriptions, lines, deliveries } = shop({})
  const request = { by: { actor: 'operator' }, manner: 'ordinary' } as const
  expect(await subscriptions.cancel(ID, request)).toBeNull()
  expect([lines, deliveries()]).toEqual([[], 0])
})

const order = anOrder()
const placed = { kind: 'placed', order, payment: aPayment() } as const

test.each([
  ['an order is paid at the bank', { order: placed, mandate: null }, `https://bank.example/${order.id}`],
  ['no order is not paid', { order: null }, undefined],
  ['an order that was refused is not paid', { order: { kind: 'empty' }, mandate: null }, undefined],
] as const)('%s', async (_, renewal, url) => {
  const subscription = aSubscription()
  const asked: unknown[] = []
  const { subscriptions } = shop({
    byId: async (id, who) =>
      id === ID && who === 'anna' ? { subscription, intervals: [], ranges: {} } : null,
    async renew(of, who) {
      asked.push([of, who])
      return renewal
    },
  })
  const step = await subscriptions.pay(ID, 'anna', LOCATION)
  expect(step).toEqual(url === undefined ? null : { kind: 'redirect', url })
  expect(await subscriptions.pay(ID, 'berta', LOCATION)).toBeNull()
  expect(asked).toEqual([[subscription, 'anna']])
})

test.each([
  [29, ID],
  [31, null],
])('a link of a letter of %i days ago names %j', (days, named) => {
  const signedAt = NOW.getTime() / 1000 - days * 86_400
  const { subscriptions } = shop({})
  expect(subscriptions.idOfLink(subscriptionLink.sign('a-secret', ID, signedAt))).toBe(named)
  expect(subscriptions.idOfLink(subscriptionLink.sign('another', ID, signedAt))).toBeNull()
})

const ONE_RUN = { data: {}, signal: new AbortController().signal }

test('the job asks what is due but for what began with an order that was withdrawn', async () => {
  const asked: unknown[] = []
  const { subscriptions, lines } = shop({
    async due(...of) {
      asked.push(of)
      return { subscriptions: [], next: null }
    },
  })
  await subscriptions.job.run(ONE_RUN)
  expect([asked, lines]).toEqual([[[undefined, ['the-withdrawn-order']]], []])
})

test('the ranges of lenses are looked at in each shop', async () => {
  const asked: string[] = []
  const { subscriptions } = shop({
    async propose(variant) {
      asked.push(variant)
      return null
    },
  })
  await subscriptions.rangesJob.run(ONE_RUN)
  expect(asked).toEqual(VARIANT_CODES)
})
