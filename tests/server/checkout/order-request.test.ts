import { describe, expect, test } from 'vitest'
import type { Answers } from '#domain/checkout/answers.ts'
import { payLaterLimit } from '#domain/checkout/pay-later-limits.ts'
import { minor } from '#domain/money/price.ts'
import type { PlaceOutcome } from '#domain/order/place-order.ts'
import { anItem } from '#tests/support/basket-items.ts'
import { VALID_ANSWERS } from '#tests/support/checkout.ts'
import { ATTEMPT, GUEST } from '#tests/support/checkout-fixture.ts'
import { anOrder } from '#tests/support/orders.ts'
import { AGREED, REMOVED, review, type ReviewGiven } from '#tests/support/review.ts'

async function requestOf(given: ReviewGiven) {
  const { press, placed } = review(given)
  await press()
  return placed[0]?.[0]
}

describe('the order', () => {
  test('has the answers, what was agreed to, and whose it is', async () => {
    const { press, placed } = review()
    await press()
    const shipping = { street: 'Bismarckstraße 84', zipCode: '20259', city: 'Hamburg', countryCode: 'DE' }
    expect(placed).toEqual([
      [
        {
          attemptKey: ATTEMPT,
          agreed: AGREED,
          basketKey: 'b',
          customer: { id: null, email: GUEST.email },
          fees: [],
          address: {
            shipping: expect.objectContaining(shipping),
            billing: expect.objectContaining(shipping),
            forward: null,
          },
          carrierKey: 'DHL',
          collectionPoint: null,
          deliveryDate: null,
          paymentKey: 'creditcard',
          prescriptionRemark: null,
        },
        { variant: 'de-de', origin: 'http://shop' },
      ],
    ])
  })

  test('of an account has its id, and what comes from an address a hash of it', async () => {
    const customer = { id: 'anna', isGuest: false }
    expect(await requestOf({ customer, address: '203.0.113.7' })).toMatchObject({
      customer: { id: 'anna' },
      heldBy: expect.stringMatching(/^[\w-]{22}$/),
    })
  })

  test.each<[string, Answers, boolean, object]>([
    ['says that the shopper is reminded', VALID_ANSWERS, true, { isLensReminderAnnounced: true }],
    ['does not where they declined', { ...VALID_ANSWERS, unreminded: 'yes' }, true, {}],
    ['does not where nothing was announced', VALID_ANSWERS, false, {}],
  ])('%s', async (_, answers, isLensReminderAnnounced, said) => {
    const request = Object(await requestOf({ answers, input: { isLensReminderAnnounced } }))
    const names = Object.keys(request).filter((name) => name === 'isLensReminderAnnounced')
    expect(Object.fromEntries(names.map((name) => [name, request[name]]))).toEqual(said)
  })

  test.each([true, false])(
    'that is paid later has the limit of its mailbox, proven: %s',
    async (isVerified) => {
      const answers = { ...VALID_ANSWERS, payment: 'accounting' }
      expect(await requestOf({ answers, customer: { isVerified } })).toMatchObject({
        paymentKey: 'accounting',
        openLimit: payLaterLimit('DE', isVerified),
      })
    },
  )

  test('for which nothing is paid needs no payment, and no limit', async () => {
    const tried = anItem('i7', { customData: { lensType: 'home_try_on' } })
    const { payment: _payment, ...answers } = VALID_ANSWERS
    const request = await requestOf({ answers, items: [tried], cents: 0, customer: { isVerified: true } })
    expect(request).toMatchObject({ paymentKey: 'accounting', fees: [] })
    expect(request).not.toHaveProperty('openLimit')
  })

  test.each<[string, ReviewGiven]>([
    ['a delivery', { answers: { ...VALID_ANSWERS, method: '' } }],
    ['a payment', { answers: { ...VALID_ANSWERS, payment: '' } }],
    ['an address', { answers: { ...VALID_ANSWERS, 'delivery.city': '' } }],
    ['a key', { attempt: undefined }],
    ['a valid key', { attempt: 'short' }],
    ['an agreement', { agreed: undefined }],
    ['an agreement that can be read', { agreed: '{' }],
  ])('without %s is not placed', async (_, given) => {
    const { press, placed } = review(given)
    expect(await press()).toEqual({ kind: 'back', step: 'review', note: 'failed' })
    expect(placed).toEqual([])
  })
})

const back = (step: string, note: string) => ({ kind: 'back', step, note })
const PLACED = { kind: 'placed', order: anOrder() } as const
const LINES = { kind: 'refused', field: 'agreed.lines' } as const

test.each<[PlaceOutcome, unknown]>([
  [{ kind: 'empty' }, { kind: 'empty' }],
  [{ kind: 'changed', changes: [] }, back('review', 'changed')],
  [
    { ...PLACED, step: { kind: 'done', cbd: 'a.b' } },
    { kind: 'done', cbd: 'a.b' },
  ],
  [
    { ...PLACED, step: { kind: 'redirect', url: '/pay' } },
    { kind: 'redirect', url: '/pay' },
  ],
  [{ ...PLACED, step: { kind: 'failed' } }, back('payment', 'payment-failed')],
  [{ ...PLACED, step: { kind: 'failed', isLate: true } }, back('payment', 'payment-late')],
  [{ kind: 'refused', field: 'paymentKey' }, back('payment', 'pay-later-limit')],
  [{ kind: 'refused', field: 'customer.id' }, back('review', 'needs-account')],
  [{ kind: 'refused', field: '' }, back('address', 'unreadable')],
  [{ kind: 'refused', field: 'carrierKey' }, back('review', 'failed')],
  [{ ...LINES, reason: 'held' }, back('review', 'held')],
  [{ ...LINES, reason: 'held-nearby' }, back('review', 'held-nearby')],
  [{ ...LINES, reason: 'group' }, back('review', 'changed')],
])('what comes to %j leads to %j', async (outcome, result) => {
  const { press, saved } = review({ outcome })
  expect(await press()).toEqual(result)
  expect(saved.length).toBe(outcome.kind === 'changed' ? 1 : 0)
})

test('what has changed is stored beside what was removed, in place of earlier changes', async () => {
  const total = { kind: 'total', was: minor(2), now: minor(1) } as const
  const { press, saved } = review({ outcome: { kind: 'changed', changes: [total] } })
  await press()
  expect(saved).toEqual([['b', { answers: VALID_ANSWERS, changes: [REMOVED, total] }]])
})

test('what fails is logged with its cause, and tried again with the same key', async () => {
  const error = new Error('the database is gone')
  const { press, lines, fields } = review({ outcome: error })
  expect(await press()).toEqual({ ...back('review', 'failed'), attempt: ATTEMPT })
  expect([lines, fields]).toEqual([['error: an order was not placed'], [{ error }]])
  const unreadable = review({ outcome: { kind: 'refused', field: '' } })
  await unreadable.press()
  expect(unreadable.lines).toEqual(['warn: the Shop API could not read an order'])
  expect(unreadable.fields).toEqual([{ variant: 'de-de' }])
  const other = review({ outcome: { kind: 'refused', field: 'carrierKey' } })
  await other.press()
  expect(other.lines).toEqual([])
})

const INVOICE = { ...VALID_ANSWERS, payment: 'accounting' }

test.each<[string, ReviewGiven, number]>([
  ['of strangers who pay later', { answers: INVOICE }, 6],
  ['of strangers who pay at once', {}, 7],
  ['of who has proven the mailbox', { answers: INVOICE, customer: { isVerified: true } }, 7],
  ['of strangers whose address is not known', { answers: INVOICE, address: undefined }, 7],
])('of seven orders %s, so many are placed', async (_, given, count) => {
  const { press, placed } = review({ address: '203.0.113.7', ...given })
  const results = []
  for (let times = 0; times < 7; times += 1) results.push(await press())
  expect(placed).toHaveLength(count)
  expect(results.slice(count)).toEqual(results.slice(count).map(() => back('payment', 'pay-later-limit')))
})
