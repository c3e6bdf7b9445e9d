import { expect, test } from 'vitest'
import { createPaymentChanges } from '#modules/subscription/payment-changes.ts'
import { testProvider } from '#tests/support/payments.ts'
import { aSubscription } from '#tests/support/subscriptions.ts'

const ID = '123456789012-1'
const LOCATION = { variant: 'de-de', origin: 'https://shop.example' } as const
const CHANGE = { id: ID, customerId: 'anna', paymentKey: 'creditcard', key: 'a-request' } as const
const backTo = (id: string) => `https://shop.example/${id}`

function shop() {
  const bank = testProvider()
  const recorded: unknown[] = []
  const setUps: unknown[] = []
  let now = new Date('2026-11-23T09:00:00Z')
  let mayAsk = true
  const changes = createPaymentChanges({
    repository: {
      byId: async (id, who) =>
        id === ID && who === 'anna' ? { subscription: aSubscription(), intervals: [], ranges: {} } : null,
      async recordMandate(id, mandate) {
        recorded.push([id, mandate])
        return aSubscription()
      },
    },
    payments: {
      ...bank.provider,
      setUpMandate(setup) {
        setUps.push(setup)
        return bank.provider.setUpMandate(setup)
      },
      mayAsk: async () => mayAsk,
    },
    secrets: ['a-secret'],
    now: () => now,
  })
  return {
    bank,
    changes,
    recorded,
    setUps,
    refuse: () => void (mayAsk = false),
    passMinutes: (minutes: number) => void (now = new Date(now.getTime() + minutes * 60_000)),
  }
}
const setupIn = (url: string | null): string => url?.split('/').at(-1) ?? ''

test('what the customer agrees to pays for what follows', async () => {
  const { bank, changes, recorded } = shop()
  const token = changes.begin(CHANGE)
  const setup = setupIn(await changes.pageOf(token, LOCATION, backTo))
  expect(setup).toMatch(/^mandate-[\w-]{43}$/)
  expect(await changes.finish(token, null)).toEqual({ id: ID, isAgreed: false })
  bank.statuses.set(setup, 'authorised')
  expect(await changes.finish(token, null)).toEqual({ id: ID, isAgreed: true })
  expect(recorded).toEqual([[ID, { customerId: 'anna', paymentKey: 'creditcard', reference: setup }]])
})

test('the provider learns whose agreement it is, and the way back', async () => {
  const { changes, setUps } = shop()
  const token = changes.begin(CHANGE)
  const url = await changes.pageOf(token, LOCATION, backTo)
  expect(setUps).toEqual([
    {
      id: setupIn(url),
      token,
      paymentKey: 'creditcard',
      currency: aSubscription().currencyCode,
      email: aSubscription().customer.email,
      language: 'de-DE',
      returnUrl: `https://shop.example/api/payment/mandate?${new URLSearchParams({ token, variant: 'de-de', done: '1' })}`,
      cancelUrl: backTo(ID),
    },
  ])
})

test('the same form twice is one agreement, and another form another one', async () => {
  const { changes } = shop()
  const pageOf = async (key: string) => changes.pageOf(changes.begin({ ...CHANGE, key }), LOCATION, backTo)
  expect(await pageOf('a-request')).toBe(await pageOf('a-request'))
  expect(await pageOf('a-request')).not.toBe(await pageOf('another-request'))
})

test.each(['', 'forged', 'a.b'])('the token "%s" leads nowhere', async (token) => {
  const { changes } = shop()
  expect(await changes.pageOf(token, LOCATION, backTo)).toBeNull()
  expect(await changes.finish(token, null)).toBeNull()
})

test('a token leads to no bank after an hour, nor to somebody else’s subscription, and changes nothing', async () => {
  const { bank, changes, passMinutes, recorded } = shop()
  expect(await changes.pageOf(changes.begin({ ...CHANGE, customerId: 'berta' }), LOCATION, backTo)).toBeNull()
  const token = changes.begin(CHANGE)
  passMinutes(60)
  const url = await changes.pageOf(token, LOCATION, backTo)
  expect(url).not.toBeNull()
  bank.statuses.set(setupIn(url), 'authorised')
  passMinutes(1)
  expect(await changes.pageOf(token, LOCATION, backTo)).toBeNull()
  expect(await changes.finish(token, null)).toEqual({ id: ID, isAgreed: false })
  expect(recorded).toEqual([])
})

test('who asks too often leads the shop to no provider', async () => {
  const { bank, changes, recorded, refuse } = shop()
  const token = changes.begin(CHANGE)
  bank.statuses.set(setupIn(await changes.pageOf(token, LOCATION, backTo)), 'authorised')
  refuse()
  expect(await changes.pageOf(token, LOCATION, backTo)).toBeNull()
  expect(await changes.finish(token, null)).toEqual({ id: ID, isAgreed: false })
  expect(recorded).toEqual([])
})
