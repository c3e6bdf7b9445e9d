import { describe, expect, test } from 'vitest'
import { minor } from '#domain/money/price.ts'
import { withAcceptedProposal } from '#domain/subscription/accepted-proposal.ts'
import { answered, isAnotherPrice, proposed } from '#domain/subscription/proposal.ts'
import type { Proposal, Subscription } from '#domain/subscription/subscription.ts'
import { aSubscription } from '#tests/support/subscriptions.ts'

const TODAY = '2027-01-20'
const DEARER = { variantId: 100, name: 'Pflege', subsequent: minor(750) }
const SUCCESSOR = { variantId: 101, name: 'Pflege neu', subsequent: minor(690) }
const offer = (rest: Partial<Proposal> = {}): Proposal => ({
  ...DEARER,
  replaces: 100,
  from: '2027-02-19',
  isAccepted: false,
  ...rest,
})
const kinds = ({ letters }: Subscription) => letters.map(({ kind }) => kind)

describe('a proposal', () => {
  test('of another price counts a month after its letter', () => {
    const changed = proposed(aSubscription(), 100, DEARER, TODAY)
    expect([changed.proposal, kinds(changed)]).toEqual([offer(), ['price-changed']])
    expect(changed.proposal && isAnotherPrice(changed.proposal)).toBe(true)
    expect(changed.lines).toEqual(aSubscription().lines)
  })

  test('of a successor counts at once', () => {
    const changed = proposed(aSubscription({ problem: 'unavailable' }), 100, SUCCESSOR, TODAY)
    expect([changed.proposal?.from, kinds(changed)]).toEqual([TODAY, ['successor']])
  })

  test.each<[string, Partial<Subscription>, number, typeof DEARER]>([
    ['for goods that are not delivered', {}, 7, DEARER],
    ['of the agreed price', {}, 100, { ...DEARER, subsequent: minor(703) }],
    ['that is known', { proposal: offer() }, 100, DEARER],
    ['for what is over', { status: 'cancelled' }, 100, DEARER],
    ['for what is not paid yet', { status: 'pending' }, 100, DEARER],
  ])('%s is none', (_, rest, replaces, goods) => {
    const before = aSubscription(rest)
    expect(proposed(before, replaces, goods, TODAY)).toBe(before)
  })

  test('of another price before the first one is answered has a letter of its own', () => {
    const first = proposed(aSubscription(), 100, DEARER, TODAY)
    const second = proposed(first, 100, { ...DEARER, subsequent: minor(760) }, TODAY)
    expect(second.proposal?.subsequent).toBe(760)
    expect(second.letters.map(({ key }) => key)).toEqual([
      'price-changed-1-100-750-2027-02-19',
      'price-changed-1-100-760-2027-02-19',
    ])
  })

  test.each([
    ['is gone where the agreed price is that of today again', offer(), undefined],
    ['that was accepted stays', offer({ isAccepted: true }), offer({ isAccepted: true })],
    ['of a successor stays', offer(SUCCESSOR), offer(SUCCESSOR)],
    ['for other goods stays', offer({ replaces: 7, variantId: 7 }), offer({ replaces: 7, variantId: 7 })],
  ])('%s', (_, proposal, left) => {
    const next = proposed(aSubscription({ proposal }), 100, { ...DEARER, subsequent: minor(703) }, TODAY)
    expect([next.proposal, kinds(next)]).toEqual([left, []])
  })

  test.each(['paused', 'suspended'] as const)('is made to what is %s', (status) =>
    expect(proposed(aSubscription({ status }), 100, DEARER, TODAY).proposal).toEqual(offer()),
  )
})

describe('an answer', () => {
  const answer = (what: 'accept' | 'decline', rest: Partial<Subscription>) => {
    const result = answered(what)(aSubscription(rest))
    return result.ok ? result.value : result.error
  }

  test('that declines leaves all as it was agreed', () =>
    expect(answer('decline', { proposal: offer() })).toEqual(aSubscription()))

  test('that accepts another price waits for the first delivery that has it', () => {
    const accepted = answer('accept', { proposal: offer() })
    expect(accepted).toMatchObject({
      proposal: { isAccepted: true },
      lines: [{ price: { subsequent: 703 } }],
    })
    const later = aSubscription({ proposal: offer({ isAccepted: true }), nextDelivery: '2027-03-12' })
    expect(withAcceptedProposal(later)).toEqual(
      aSubscription({
        nextDelivery: '2027-03-12',
        lines: aSubscription().lines.map((line) => ({
          ...line,
          price: { ...line.price, subsequent: minor(750) },
        })),
      }),
    )
  })

  test('that accepts a successor changes the goods', () => {
    const [care] = aSubscription().lines
    const lines = care ? [care, { ...care, key: 'other', variantId: 7 }] : []
    const proposal = offer({ ...SUCCESSOR, from: TODAY })
    expect(answer('accept', { lines, proposal })).toMatchObject({
      lines: [{ variantId: 101, name: 'Pflege neu', price: { subsequent: 690 } }, { variantId: 7 }],
    })
  })

  test('to nothing is impossible', () => expect(answer('accept', {})).toBe('impossible'))
})
