import { expect, test } from 'vitest'
import { SUBSCRIPTION_LETTERS, type SubscriptionLetter } from '#domain/subscription/subscription.ts'
import { minor } from '#domain/money/price.ts'
import { VARIANT_CODES, VARIANTS, type VariantCode } from '#i18n/variants.ts'
import { subscriptionRenderer } from '#modules/subscription/subscription-email.ts'
import { readSubscriptionLink } from '#modules/subscription/subscription-link.ts'
import { aSubscription } from '#tests/support/subscriptions.ts'

const NOW = new Date('2027-01-20T08:00:00Z')
const PROPOSAL = {
  replaces: 100,
  variantId: 101,
  name: 'Pflege neu',
  subsequent: minor(750),
  from: '2027-02-19',
  isAccepted: false,
}
const ID = '123456789012-1'

const letter = (kind: SubscriptionLetter, variant: VariantCode = 'de-de') =>
  subscriptionRenderer({
    subscriptionRepository: {
      byId: async (id) => ({
        subscription: aSubscription({ id, shopId: VARIANTS[variant].shopId, proposal: PROPOSAL }),
        intervals: [],
        ranges: {},
      }),
    },
    shop: 'veduta',
    absolute: (of, path) => `https://shop.example/${of}${path}`,
    secrets: ['a-secret'],
    now: () => NOW,
  })({ id: ID, kind })

test.each(VARIANT_CODES)(
  'in %s the letter before a delivery leads to what can be done without signing in',
  async (variant) => {
    const sent = await letter('coming', variant)
    expect(sent).toMatchObject({ to: 'anna@example.com' })
    const [, link = ''] =
      /https:\/\/shop\.example\/([\w-]+)\/subscription\/\?link=(\S+)/.exec(sent?.text ?? '')?.slice(1) ?? []
    expect(readSubscriptionLink(['a-secret'], link, NOW.getTime() / 1000)).toBe(ID)
  },
)

test.each(SUBSCRIPTION_LETTERS)('the letter "%s" has a way on and no values', async (kind) => {
  const sent = await letter(kind)
  expect(sent?.text).toMatch(/https:\/\/shop\.example\/de-de\/(account\/subscriptions|subscription)\//)
  expect(sent?.text).not.toContain('Invalid')
})

test.each<SubscriptionLetter>(['coming', 'payment-failed', 'customer-needed', 'suspended'])(
  '"%s" names what is charged, sending included',
  async (kind) => {
    const text = (await letter(kind))?.text
    for (const part of ['Versand', '4,90', '18,96']) expect(text).toContain(part)
    expect(text).not.toContain('14,06')
  },
)

test.each<SubscriptionLetter>(['payment-failed', 'suspended'])(
  '"%s" leads to the account, where it is paid',
  async (kind) => expect((await letter(kind))?.text).not.toContain('link='),
)

test('the letter about another price names both prices and the first day, the one about a successor its name', async () => {
  const price = (await letter('price-changed'))?.text
  for (const part of ['7,50', '7,03', '19. Februar 2027']) expect(price).toContain(part)
  expect((await letter('successor'))?.text).toContain('Pflege neu')
})
