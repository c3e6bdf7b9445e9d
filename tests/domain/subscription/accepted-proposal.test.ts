import { expect, test } from 'vitest'
import { minor } from '#domain/money/price.ts'
import { withAcceptedProposals } from '#domain/subscription/accepted-proposal.ts'
import { delivered } from '#domain/subscription/renewal.ts'
import type { Proposal, Subscription } from '#domain/subscription/subscription.ts'
import { aSubscription } from '#tests/support/subscriptions.ts'

const offer = (rest: Partial<Proposal> = {}): Proposal => ({
  replaces: 100,
  variantId: 100,
  name: 'Pflege',
  subsequent: minor(750),
  from: '2027-02-19',
  isAccepted: true,
  ...rest,
})

test.each<[string, Partial<Subscription>]>([
  ['nothing', {}],
  ['what waits for its delivery', { proposals: [offer()] }],
  ['what has no answer', { proposals: [offer({ from: '2027-01-20', isAccepted: false })] }],
])('%s changes no delivery', (_, rest) => {
  const before = aSubscription(rest)
  expect(withAcceptedProposals(before)).toBe(before)
})

test('the first delivery that has it is the one after the coming one', () => {
  const next = delivered(aSubscription({ proposals: [offer()] }), '2', '2027-02-05T00:00:00Z')
  expect(next).toMatchObject({ nextDelivery: '2027-03-12', lines: [{ price: { subsequent: 750 } }] })
  expect(next).not.toHaveProperty('proposals')
})
