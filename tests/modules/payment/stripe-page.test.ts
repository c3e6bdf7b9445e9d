import { expect, test } from 'vitest'
import { CHARGE, STRIPE_NOW, stripeWithPage } from '#tests/support/stripe.ts'

const inMinutes = (minutes: number) => new Date(STRIPE_NOW.getTime() + minutes * 60_000)

/** What Stripe is asked for a page that is to be paid within some minutes. */
async function pageFor(minutes: number, language = 'de-DE') {
  const { stripe, requested } = stripeWithPage()
  const payment = { ...CHARGE.payment, expiresAt: inMinutes(minutes).toISOString() }
  await stripe.create({ ...CHARGE, payment, language })
  return requested[0]?.body
}

test.each([
  [10, 31],
  [31, 31],
  [60, 60],
])('a page for %i minutes is open for %i: less than half an hour Stripe does not take', async (is, open) =>
  expect((await pageFor(is))?.['expires_at']).toBe(String(inMinutes(open).getTime() / 1000)),
)

test.each([
  ['de-AT', 'de'],
  ['cs-CZ', 'cs'],
  ['pl-PL', 'pl'],
  ['fr-CH', 'fr'],
  ['it-IT', 'it'],
  ['rm-CH', 'auto'],
])('a page in %s is in %s at Stripe', async (language, locale) =>
  expect((await pageFor(60, language))?.['locale']).toBe(locale),
)

test('what is paid once leaves no method to charge again', async () => {
  const page = await pageFor(60)
  expect(page).not.toHaveProperty('customer_creation')
  expect(page).not.toHaveProperty('payment_intent_data[setup_future_usage]')
})

test('a page without an address is a fault', async () => {
  const { stripe, page } = stripeWithPage()
  page.url = null
  await expect(stripe.create(CHARGE)).rejects.toMatchObject({ kind: 'invalid-answer' })
})
