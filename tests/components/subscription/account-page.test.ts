import { describe, expect, test } from 'vitest'
import Deliveries from '#components/subscription/Deliveries.astro'
import Proposal from '#components/subscription/Proposal.astro'
import SubscriptionActions from '#components/subscription/SubscriptionActions.astro'
import { minor } from '#domain/money/price.ts'
import type { Subscription } from '#domain/subscription/subscription.ts'
import { VARIANTS, type VariantCode } from '#i18n/variants.ts'
import { loadSubscription } from '#server/loaders/subscription/subscription.ts'
import { render } from '#tests/support/render.ts'
import { aSubscription } from '#tests/support/subscriptions.ts'
import { testContext } from '#tests/support/test-server.ts'

const LANGUAGES: VariantCode[] = ['de-de', 'cs-cz', 'pl-pl', 'fr-ch', 'it-it']
const PROPOSAL = {
  replaces: 100,
  variantId: 100,
  name: 'Pflege',
  subsequent: minor(750),
  from: '2027-02-19',
  isAccepted: false,
}
const STATES: Record<string, Partial<Subscription>> = {
  active: {},
  ending: { endsAfter: 2 },
  paused: { status: 'paused', pausedUntil: '2027-05-01' },
  refused: { problem: 'payment', nextDelivery: '2027-01-22' },
  suspended: { status: 'suspended', problem: 'payment', dueOn: null },
  waiting: { problem: 'unavailable', dueOn: '2027-01-21' },
  cancelled: { status: 'cancelled', dueOn: null },
  offered: { proposals: [PROPOSAL] },
}

/** What the page of a subscription shows of it on 20 January 2027; `isCancelling`: after the first press. */
async function draw(rest: Partial<Subscription>, variant: VariantCode = 'de-de', isCancelling = false) {
  const { ctx } = testContext()
  const found = {
    subscription: aSubscription({ ...rest, shopId: VARIANTS[variant].shopId }),
    intervals: ['1', '3'],
    ranges: {},
  }
  const subscriptions = { ...ctx.subscriptions, byId: async () => found }
  const now = () => new Date('2027-01-20T08:00:00Z')
  const subscription = await loadSubscription({ ...ctx, subscriptions, now }, variant, {
    id: '123456789012-1',
  })
  const [path, key] = ['/here/', 'request-key']
  const props = { subscription, path, key, cancelPath: '/here/?cancel#cancel', isCancelling }
  const parts = [
    await render(Deliveries, { subscription }, variant),
    await render(SubscriptionActions, props, variant),
    ...(await Promise.all(
      (subscription?.proposals ?? []).map((proposal) =>
        render(Proposal, { proposal, canAnswer: true, path, key }, variant),
      ),
    )),
  ]
  return parts.join('').replace(/<style[^]*?<\/style>/g, '')
}
const actionsIn = (html: string) =>
  [...html.matchAll(/<button[^>]*name="do" value="(\w+)"/g)].map(([, name]) => name)

test.each([
  ['active', ['skip', 'move', 'rhythm', 'pause']],
  ['ending', ['skip', 'move', 'rhythm', 'pause']],
  ['paused', ['resume', 'rhythm']],
  ['refused', ['pay']],
  ['suspended', ['pay']],
  ['cancelled', []],
  ['offered', ['skip', 'move', 'rhythm', 'pause', 'accept', 'decline']],
])('what is %s can be changed by %j, without a script', async (state, actions) =>
  expect(actionsIn(await draw(STATES[state] ?? {}))).toEqual(actions),
)

test('a press says which delivery and which offer was seen', async () => {
  const html = await draw(STATES['offered'] ?? {})
  const formsOf = (name: string) =>
    html.match(/<form[^]*?<\/form>/g)?.find((form) => actionsIn(form).includes(name)) ?? ''
  for (const name of ['skip', 'move'])
    expect(formsOf(name)).toContain('<input type="hidden" name="delivery" value="2027-02-12"')
  expect(formsOf('accept')).toContain('<input type="hidden" name="offer" value="100-100-750"')
})

describe('the second press of a cancellation', () => {
  const policy = { ...aSubscription().definition, subscriptionCancellationPolicy: 'after-second' }
  test.each([
    ['ends it', {}, 'Was schon bestellt ist, kommt noch.'],
    [
      'comes before one more delivery',
      { definition: policy },
      'kommt noch eine Lieferung, die Sie auch bezahlen.',
    ],
  ])('%s', async (_, rest, words) => {
    const html = await draw(rest, 'de-de', true)
    expect(html).toContain(words)
    expect(actionsIn(html).at(-1)).toBe('cancel')
  })
})

describe.each(LANGUAGES)('in %s', (variant) => {
  test.each(Object.keys(STATES))('what is %s is told in words, with its day and sum', async (state) => {
    const html = await draw(STATES[state] ?? {}, variant, true)
    const words = html.replaceAll(/<[^>]*>/g, ' ')
    expect(words).not.toMatch(/\{|\}|undefined|null|subscription\./)
    expect(/18[.,]96/.test(words)).toBe(!['paused', 'cancelled'].includes(state))
  })
})
