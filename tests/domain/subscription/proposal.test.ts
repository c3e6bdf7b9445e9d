import { describe, expect, test } from 'vitest'
import { minor } from '#domain/money/price.ts'
import { withAcceptedProposals } from '#domain/subscription/accepted-proposal.ts'
import {
  answered,
  isAnotherPrice,
  proposed,
  rangesCheckedUntil,
  withChangedRange,
} from '#domain/subscription/proposal.ts'
import type { Proposal, Subscription } from '#domain/subscription/subscription.ts'
import { aSubscription } from '#tests/support/subscriptions.ts'

const TODAY = '2027-01-20'
const DEARER = { replaces: 100, variantId: 100, name: 'Pflege', subsequent: minor(750) }
const SUCCESSOR = { replaces: 100, variantId: 101, name: 'Pflege neu', subsequent: minor(690) }
const offer = (rest: Partial<Proposal> = {}): Proposal => ({
  ...DEARER,
  from: '2027-02-19',
  isAccepted: false,
  ...rest,
})
/** Deliveries of two goods. */
const two = (rest: Partial<Subscription> = {}): Subscription => {
  const [care] = aSubscription().lines
  return aSubscription({ lines: care ? [care, { ...care, key: 'other', variantId: 7 }] : [], ...rest })
}
const kinds = ({ letters }: Subscription) => letters.map(({ kind }) => kind)

describe('a proposal', () => {
  test('of another price counts a month after its letter', () => {
    const changed = proposed(aSubscription(), [DEARER], TODAY)
    expect([changed.proposals, kinds(changed)]).toEqual([[offer()], ['price-changed']])
    expect(changed.proposals?.map(isAnotherPrice)).toEqual([true])
    expect(changed.lines).toEqual(aSubscription().lines)
  })

  test('of a successor counts at once', () => {
    const changed = proposed(aSubscription({ problem: 'unavailable' }), [SUCCESSOR], TODAY)
    expect([changed.proposals?.map(({ from }) => from), kinds(changed)]).toEqual([[TODAY], ['successor']])
  })

  test('of other prices for several goods is one letter with one answer each', () => {
    const other = { ...DEARER, replaces: 7, variantId: 7, subsequent: minor(800) }
    const changed = proposed(two(), [DEARER, other], TODAY)
    expect([changed.proposals, kinds(changed)]).toEqual([[offer(), offer(other)], ['price-changed']])
    const accepted = answered('accept', '7-7-800')(changed)
    expect(accepted).toMatchObject({ value: { proposals: [{ isAccepted: false }, { isAccepted: true }] } })
    expect(answered('accept', '7-7-801')(changed)).toMatchObject({ error: 'impossible' })
  })

  test('for other goods leaves the one that is not answered yet', () => {
    const other = { ...DEARER, replaces: 7, variantId: 7 }
    const changed = proposed(two({ proposals: [offer()] }), [DEARER, other], TODAY)
    expect([changed.proposals, kinds(changed)]).toEqual([[offer(), offer(other)], ['price-changed']])
  })

  test.each<[string, Partial<Subscription>, typeof DEARER]>([
    ['for goods that are not delivered', {}, { ...DEARER, replaces: 7, variantId: 7 }],
    ['of the agreed price', {}, { ...DEARER, subsequent: minor(703) }],
    ['that is known', { proposals: [offer()] }, DEARER],
    ['for what is over', { status: 'cancelled' }, DEARER],
    ['for what ends with its next delivery', { endsAfter: 2 }, DEARER],
    ['that was declined', { proposals: [offer({ isDeclined: true })] }, DEARER],
    ['of a price for goods in whose place others are offered', { proposals: [offer(SUCCESSOR)] }, DEARER],
    ['for what is not paid yet', { status: 'pending' }, DEARER],
  ])('%s is none', (_, rest, goods) => {
    const before = aSubscription(rest)
    expect(proposed(before, [goods], TODAY)).toBe(before)
  })

  test('of another price before the first one is answered has a letter of its own', () => {
    const first = proposed(aSubscription(), [DEARER], TODAY)
    const second = proposed(first, [{ ...DEARER, subsequent: minor(760) }], TODAY)
    expect(second.proposals?.map(({ subsequent }) => subsequent)).toEqual([760])
    expect(second.letters.map(({ key }) => key)).toEqual([
      'price-changed-1-100-100-750-2027-02-19',
      'price-changed-1-100-100-760-2027-02-19',
    ])
  })

  test.each([
    ['is gone where the agreed price is that of today again', offer(), undefined],
    ['that was accepted stays', offer({ isAccepted: true }), offer({ isAccepted: true })],
    ['of a successor stays', offer(SUCCESSOR), offer(SUCCESSOR)],
    ['for other goods stays', offer({ replaces: 7, variantId: 7 }), offer({ replaces: 7, variantId: 7 })],
  ])('%s', (_, proposal, left) => {
    const before = aSubscription({ proposals: [proposal] })
    const next = proposed(before, [{ ...DEARER, subsequent: minor(703) }], TODAY)
    expect([next.proposals, kinds(next)]).toEqual([left && [left], []])
  })

  test.each(['paused', 'suspended'] as const)('is made to what is %s', (status) =>
    expect(proposed(aSubscription({ status }), [DEARER], TODAY).proposals).toEqual([offer()]),
  )
})

describe('a lens that is no longer made with its values', () => {
  test('is told once before the next delivery', () => {
    const told = withChangedRange(aSubscription())
    expect(kinds(told)).toEqual(['values'])
    expect(withChangedRange(told)).toBe(told)
  })

  test.each<Partial<Subscription>>([{ problem: 'values' }, { status: 'cancelled' }])(
    'is not told where it is known or over: %j',
    (rest) => expect(kinds(withChangedRange(aSubscription(rest)))).toEqual([]),
  )
})

describe('an answer', () => {
  const answer = (what: 'accept' | 'decline', rest: Partial<Subscription>) => {
    const result = answered(what)(aSubscription(rest))
    return result.ok ? result.value : result.error
  }

  test('that declines leaves all as it was agreed, and is not asked for again', () => {
    const declined = answer('decline', { proposals: [offer()] })
    expect(declined).toEqual(aSubscription({ proposals: [offer({ isDeclined: true })] }))
    expect(answer('accept', { proposals: [offer({ isDeclined: true })] })).toBe('impossible')
    const dearer = { ...DEARER, subsequent: minor(800) }
    expect(
      proposed(aSubscription({ proposals: [offer({ isDeclined: true })] }), [dearer], TODAY),
    ).toMatchObject({
      proposals: [offer({ subsequent: minor(800) })],
      letters: [{ kind: 'price-changed' }],
    })
  })

  test('that accepts another price waits for the first delivery that has it', () => {
    const accepted = answer('accept', { proposals: [offer()] })
    expect(accepted).toMatchObject({
      proposals: [{ isAccepted: true }],
      lines: [{ price: { subsequent: 703 } }],
    })
    const later = two({
      proposals: [offer({ isAccepted: true }), offer({ replaces: 7, variantId: 7 })],
      nextDelivery: '2027-03-12',
    })
    const [care, other] = later.lines
    const dearer = care ? [{ ...care, price: { ...care.price, subsequent: minor(750) } }] : []
    expect(withAcceptedProposals(later)).toEqual({
      ...later,
      lines: [...dearer, other],
      proposals: [offer({ replaces: 7, variantId: 7 })],
    })
  })

  test('that accepts a successor changes the goods', () => {
    const { lines } = two()
    const proposals = [offer({ ...SUCCESSOR, from: TODAY })]
    expect(answer('accept', { lines, proposals })).toMatchObject({
      lines: [{ variantId: 101, name: 'Pflege neu', price: { subsequent: 690 } }, { variantId: 7 }],
    })
  })

  test('to nothing is impossible', () => expect(answer('accept', {})).toBe('impossible'))
})

test.each([
  ['2027-01-20', '2027-02-19'],
  ['2028-01-30', '2028-02-29'],
  ['2027-12-02', '2028-01-01'],
])('on %s lenses of deliveries until %s are looked at', (today, until) =>
  expect(rangesCheckedUntil(today)).toBe(until),
)
