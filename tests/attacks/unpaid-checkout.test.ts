import { beforeEach, describe, expect, test } from 'vitest'
import { payLaterLimit } from '#domain/checkout/pay-later-limits.ts'
import type { RequestScope } from '#server/request/request-scope.ts'
import { VALID_ANSWERS } from '#tests/support/checkout.ts'
import { checkoutFixture, GUEST } from '#tests/support/checkout-fixture.ts'

describe('a checkout that pays later', () => {
  const counter = checkoutFixture()
  const { shopper, answerAll, submit } = counter
  beforeEach(() => counter.clear())
  const invoice = { ...VALID_ANSWERS, payment: 'accounting' }
  const LATER = '/checkout/?step=payment&note=pay-later-limit'

  test('of a guest has the limit of an unproven mailbox, and the answer names other ways to pay', async () => {
    const scope = await shopper()
    await answerAll(scope)
    counter.outcome = { kind: 'refused', field: 'paymentKey' }
    expect(await submit(scope, invoice)).toBe(LATER)
    expect(counter.placed).toMatchObject([{ openLimit: payLaterLimit('DE', false) }])
  })

  test('of a customer who has proven the mailbox has a greater one', async () => {
    const scope = await shopper(true, { ...GUEST, id: 'anna', isGuest: false, isVerified: true })
    await answerAll(scope)
    await submit(scope, invoice)
    expect(counter.placed).toMatchObject([{ openLimit: payLaterLimit('DE', true) }])
  })

  test('that pays at once has none', async () => {
    const scope = await shopper()
    await answerAll(scope)
    await submit(scope)
    expect(counter.placed[0]).not.toHaveProperty('openLimit')
  })

  test('is limited by the network address of strangers', async () => {
    const inShop = await shopper()
    await answerAll(inShop)
    const scope: RequestScope = { ...inShop, caller: { ...inShop.caller, address: '203.0.113.7' } }
    const outcomes = []
    for (let times = 0; times < 7; times += 1) outcomes.push(await submit(scope, invoice))
    expect(outcomes.indexOf(LATER)).toBe(6)
    expect(counter.placed).toHaveLength(6)
  })
})

describe('a checkout that pays at once', () => {
  const counter = checkoutFixture()
  const { shopper, answerAll, submit } = counter
  beforeEach(() => counter.clear())

  async function placedFrom(address: string | undefined) {
    const inShop = await shopper()
    await answerAll(inShop)
    await submit({ ...inShop, caller: { ...inShop.caller, address } })
    return counter.placed.at(-1)?.heldBy
  }

  test('tells from which address it comes by a hash, the same for a whole IPv6 connection', async () => {
    const hash = await placedFrom('203.0.113.7')
    expect(hash).toMatch(/^[\w-]{22}$/)
    expect(await placedFrom('203.0.113.7')).toBe(hash)
    expect(await placedFrom('203.0.113.8')).not.toBe(hash)
    expect(await placedFrom('2001:db8::1')).toBe(await placedFrom('2001:db8::2'))
    expect(await placedFrom(undefined)).toBeUndefined()
  })

  test('is told that others nearby hold the pieces', async () => {
    const scope = await shopper()
    await answerAll(scope)
    counter.outcome = { kind: 'refused', field: 'agreed.lines', reason: 'held-nearby' }
    expect(await submit(scope)).toBe('/checkout/?step=review&note=held-nearby')
  })
})
