import { describe, expect, test } from 'vitest'
import {
  SUBSCRIPTION_LETTERS,
  type Subscription,
  type SubscriptionLetter,
} from '#domain/subscription/subscription.ts'
import { minor } from '#domain/money/price.ts'
import { VARIANT_CODES, VARIANTS } from '#i18n/variants.ts'
import { subscriptionLink } from '#modules/subscription/subscription-link.ts'
import { aSubscription } from '#tests/support/subscriptions.ts'
import { LETTER_NOW, subscriptionLetter as letter } from '#tests/support/subscription-letters.ts'

test.each(VARIANT_CODES)(
  'in %s the letter before a delivery leads to what can be done without signing in',
  async (variant) => {
    const sent = await letter('coming', variant)
    expect(sent).toMatchObject({ to: 'anna@example.com' })
    const [, link = ''] =
      /https:\/\/shop\.example\/([\w-]+)\/subscription\/\?link=(\S+)/.exec(sent?.text ?? '')?.slice(1) ?? []
    expect(subscriptionLink.idOf(['a-secret'], link, LETTER_NOW.getTime() / 1000)).toBe('123456789012-1')
  },
)

/** When a letter is still true. */
const IN_TIME: Partial<Record<SubscriptionLetter, Partial<Subscription>>> = {
  'customer-needed': { problem: 'customer-needed' },
  overdue: { problem: 'overdue' },
  unavailable: { problem: 'unavailable' },
  collection: { problem: 'collection' },
  suspended: { status: 'suspended' },
}

test.each(SUBSCRIPTION_LETTERS)('the letter "%s" has a way on and no values', async (kind) => {
  const sent = await letter(kind, 'de-de', IN_TIME[kind])
  expect(sent?.text).toMatch(/https:\/\/shop\.example\/de-de\/(account\/subscriptions|subscription)\//)
  expect(sent?.text).not.toContain('Invalid')
})

test.each(['active', 'cancelled'] as const)(
  'while it is %s, a letter has its number in groups',
  async (status) =>
    expect((await letter('cancelled', 'de-de', { status }))?.text).toContain('Abo-Nummer 1234 5678901 2-1.'),
)

test.each<SubscriptionLetter>(['coming', 'payment-failed', 'customer-needed', 'suspended'])(
  '"%s" names what is charged, sending included',
  async (kind) => {
    const text = (await letter(kind, 'de-de', IN_TIME[kind]))?.text
    for (const part of ['Versand', '4,90', '18,96']) expect(text).toContain(part)
    expect(text).not.toContain('14,06')
  },
)

test('"coming" names what paying on delivery costs, within the sum', async () => {
  const text = (await letter('coming', 'de-de', { paymentFee: minor(390) }))?.text
  for (const part of ['Zahlungsgebühr', '3,90', '22,86']) expect(text).toContain(part)
})

test.each([
  [null, 'am besten vor der Lieferung'],
  ['values', 'konnten wir nicht bestellen'],
] as const)('values that are not made any more: with the problem %s it says "%s"', async (problem, words) =>
  expect((await letter('values', 'de-de', { problem }))?.text).toContain(words),
)

test.each<SubscriptionLetter>(['payment-failed', 'suspended'])(
  '"%s" leads to the account, where it is paid',
  async (kind) => expect((await letter(kind, 'de-de', IN_TIME[kind]))?.text).not.toContain('link='),
)

describe('a cancellation', () => {
  const history = [
    { at: '2027-01-20T08:15:30.000Z', event: 'cancel', actor: 'customer' } as const,
    { at: '2027-01-21T08:15:30.000Z', event: 'change', actor: 'customer' } as const,
  ]

  test('is confirmed with its time, and what still comes', async () => {
    const text = (await letter('cancelled', 'de-de', { history, endsAfter: 2 }))?.text
    for (const part of [
      '20. Januar 2027',
      '09:15:30',
      'kommt noch eine Lieferung',
      '12. Februar 2027',
      '18,96',
    ])
      expect(text).toContain(part)
  })

  test('after which nothing comes has no next delivery and no price', async () => {
    const text = (await letter('cancelled', 'de-de', { history, status: 'cancelled', dueOn: null }))?.text
    expect(text).toContain('Ihr Abo ist beendet')
    for (const part of ['18,96', '12. Februar', 'jederzeit']) expect(text).not.toContain(part)
  })

  test('is the last letter, even where others were delayed', async () => {
    for (const kind of SUBSCRIPTION_LETTERS)
      expect(await letter(kind, 'de-de', { history, status: 'cancelled' }).then(Boolean)).toBe(
        kind === 'cancelled',
      )
  })
})

test('a refused payment names the day of the next attempt; where there is none, nothing is written', async () => {
  expect((await letter('payment-failed', 'de-de', { dueOn: '2027-02-08' }))?.text).toContain(
    'Am 8. Februar 2027',
  )
  for (const rest of [{ dueOn: null }, { problem: null }])
    expect(await letter('payment-failed', 'de-de', rest)).toBeNull()
})

test('what waits for the money of earlier orders is not said to have been debited, nor asked for once it has come', async () => {
  const overdue = (await letter('overdue', 'de-de', { problem: 'overdue', dueOn: '2027-02-08' }))?.text
  expect(overdue).toContain('frühere Bestellung ist noch nicht bezahlt')
  expect(overdue).toContain('8. Februar 2027')
  const suspended = (await letter('suspended', 'de-de', { problem: 'overdue', status: 'suspended' }))?.text
  expect(suspended).toContain('Wir liefern nichts mehr')
  for (const text of [overdue, suspended]) expect(text).not.toContain('abbuchen')
  for (const rest of [{ problem: null }, { problem: 'overdue', status: 'suspended' }] as const)
    expect(await letter('overdue', 'de-de', rest)).toBeNull()
})

test('the letter about another price names both prices and the first day, the one about a successor its name', async () => {
  const price = (await letter('price-changed'))?.text
  for (const part of ['7,50', '7,03', '19. Februar 2027']) expect(price).toContain(part)
  expect((await letter('successor'))?.text).toContain('Pflege neu')
})

const LENSES = { ...aSubscription().lines[0]!, values: { right: { sphere: -2 }, left: {} } }

test.each([
  ['de-de', /7,50\s€ je Stück/, /7,50\s€ je Packung/],
  ['fr-ch', /7\.50\sCHF la pièce/, /7\.50\sCHF la boîte/],
  ['it-it', /7,50\s€ al pezzo/, /7,50\s€ a confezione/],
  ['cs-cz', /7,50\sKč za kus/, /7,50\sKč za balení/],
  ['pl-pl', /7,50\szł za sztukę/, /7,50\szł za opakowanie/],
] as const)('in %s the price of a pack of lenses is that of a pack', async (variant, piece, pack) => {
  const { currency: currencyCode } = VARIANTS[variant]
  for (const kind of ['price-changed', 'successor'] as const) {
    const care = await letter(kind, variant, { currencyCode })
    const lenses = await letter(kind, variant, { currencyCode, lines: [LENSES] })
    expect([care?.text, lenses?.text]).toEqual([expect.stringMatching(piece), expect.stringMatching(pack)])
    expect(lenses?.text).not.toMatch(piece)
  }
})
