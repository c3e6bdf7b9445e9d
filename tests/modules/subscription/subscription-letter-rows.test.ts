import { describe, expect, test } from 'vitest'
import { minor } from '#domain/money/price.ts'
import type { Subscription, SubscriptionLetter } from '#domain/subscription/subscription.ts'
import { subscriptionLink } from '#modules/subscription/subscription-link.ts'
import { LETTER_NOW, PROPOSAL, subscriptionLetter } from '#tests/support/subscription-letters.ts'
import { aSubscription } from '#tests/support/subscriptions.ts'

const CANCELLED = [{ at: '2027-01-20T08:15:30.000Z', event: 'cancel', actor: 'customer' } as const]

const [LINE] = aSubscription().lines
/** So much that it is sent for nothing. */
const MANY = [{ ...LINE!, quantity: 20 }]

const textOf = async (kind: SubscriptionLetter, rest: Partial<Subscription> = {}) =>
  (await subscriptionLetter(kind, 'de-de', rest))?.text ?? ''

test.each<[SubscriptionLetter, Partial<Subscription>, string, boolean]>([
  ['started', {}, 'Läuft unbefristet', true],
  ['coming', {}, 'Läuft unbefristet', false],
  ['cancelled', { history: CANCELLED }, '09:15:30', true],
  ['coming', { history: CANCELLED }, '09:15:30', false],
  ['coming', {}, 'Versand', true],
  ['coming', { lines: MANY }, 'Versand', false],
  ['cancelled', { history: CANCELLED, status: 'cancelled' }, 'Versand', false],
  ['coming', { paymentFee: minor(390) }, 'Zahlungsgebühr', true],
  ['coming', {}, 'Zahlungsgebühr', false],
  ['cancelled', { history: CANCELLED, status: 'cancelled', paymentFee: minor(390) }, 'Zahlungsgebühr', false],
  ['coming', {}, 'Nächste Lieferung', true],
  ['suspended', { status: 'suspended' }, 'Nächste Lieferung', false],
  ['cancelled', { history: CANCELLED, status: 'ended' }, 'Ihr Abo ist beendet', true],
  ['cancelled', { history: CANCELLED, status: 'ended' }, 'Summe je Lieferung', false],
  ['suspended', { status: 'suspended' }, 'nach vier Versuchen', true],
])('the letter "%s" about %j with "%s": %s', async (kind, rest, words, has) => {
  const text = await textOf(kind, rest)
  expect(text).toContain('Pflege')
  expect(text.includes(words)).toBe(has)
})

test('the letter before a delivery names it in its subject, and the last day on which it can be changed', async () => {
  const letter = await subscriptionLetter('coming')
  expect(letter?.subject).toBe('Ihre Lieferung am 12. Februar 2027')
  expect(letter?.text).toContain('Bis zum 4. Februar 2027')
})

test('a letter about one that is over has its goods and its number, and no more', async () => {
  const text = await textOf('cancelled', { status: 'cancelled', paymentFee: minor(390) })
  expect(text.split('\n').filter(Boolean)).toEqual([
    'Guten Tag Ada Muster,',
    expect.stringContaining('Ihr Abo ist beendet'),
    'Pflege: 2 ×',
    'Zum Abo:',
    'https://shop.example/de-de/account/subscriptions/123456789012-1/',
    'Abo-Nummer 1234 5678901 2-1.',
    'Veduta',
  ])
})

test('its link is over after thirty days', async () => {
  const [, link = ''] = /link=(\S+)/.exec(await textOf('coming')) ?? []
  const idAfter = (days: number) =>
    subscriptionLink.idOf(['a-secret'], link, LETTER_NOW.getTime() / 1000 + days * 86_400)
  expect([idAfter(30), idAfter(31)]).toEqual(['123456789012-1', null])
})

describe('what is proposed', () => {
  const other = { ...LINE!, key: 'other', variantId: 200, name: 'Linsen' }
  const lines = [other, LINE!, { ...LINE!, key: 'again' }]
  const price = { ...PROPOSAL, variantId: 100, subsequent: minor(760) }

  test('is written once, about its own goods', async () => {
    const ofPrice = await textOf('price-changed', { lines, proposals: [price, PROPOSAL] })
    expect(ofPrice.match(/statt 7,03/g)).toHaveLength(1)
    expect(ofPrice).not.toContain('7,50')
    const ofSuccessor = await textOf('successor', { lines, proposals: [price, PROPOSAL] })
    expect(ofSuccessor.match(/bekommen wir nicht mehr/g)).toHaveLength(1)
    expect(ofSuccessor).toContain('Pflege bekommen wir nicht mehr')
    expect(ofSuccessor).not.toContain('7,60')
  })

  test.each<[SubscriptionLetter, NonNullable<Subscription['proposals']>]>([
    ['price-changed', []],
    ['price-changed', [PROPOSAL]],
    ['price-changed', [{ ...price, isAccepted: true }]],
    ['successor', []],
    ['successor', [price]],
    ['successor', [{ ...PROPOSAL, isAccepted: true }]],
  ])('no letter "%s" is sent about %j', async (kind, proposals) =>
    expect(await subscriptionLetter(kind, 'de-de', { proposals })).toBeNull(),
  )
})
