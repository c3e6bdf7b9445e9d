import { beforeEach, describe, expect, test } from 'vitest'
import { minor } from '#domain/money/price.ts'
import { loadBasket } from '#server/loaders/checkout/basket.ts'
import type { RequestScope } from '#server/request/request-scope.ts'
import { basketProcedures } from '#server/rpc/basket.ts'
import { VALID_ANSWERS } from '#tests/support/checkout.ts'
import { ATTEMPT, checkoutFixture } from '#tests/support/checkout-fixture.ts'

const counter = checkoutFixture()
const { shopper, send, answerAll, viewOf } = counter
beforeEach(() => counter.clear())

describe('goods that somebody else bought meanwhile', () => {
  const { sellOut, restock, agreed } = counter
  beforeEach(async () => void (await restock(10)))
  const GONE = { kind: 'removed', name: expect.any(String), quantity: 1 }
  const removedIn = async (scope: RequestScope) => (await loadBasket(scope)).removed

  test('are named in the empty basket until it was seen', async () => {
    const scope = await shopper()
    await answerAll(scope)
    const form = { attempt: ATTEMPT, agreed: await agreed(scope) }
    await sellOut(10)
    expect(await send(scope, { step: 'review', ...form })).toBe('/basket/')
    expect(await removedIn(scope)).toMatchObject([{ name: expect.stringMatching(/./), quantity: 1 }])
    expect(await removedIn(scope)).toEqual([])
  })

  test('are named at the step that comes next, until it was seen', async () => {
    const scope = await shopper()
    await basketProcedures.addItemToBasket(scope, { variantId: 30, quantity: 1 })
    await answerAll(scope)
    await sellOut(10)
    await send(scope, { step: 'payment', ...VALID_ANSWERS })
    expect((await viewOf(scope, 'step=review')).changes).toMatchObject([GONE])
    expect((await viewOf(scope, 'step=review')).changes).toEqual([])
  })

  test('have their names at the review when the order is refused', async () => {
    const scope = await shopper()
    await basketProcedures.addItemToBasket(scope, { variantId: 30, quantity: 1 })
    await answerAll(scope)
    const form = { attempt: ATTEMPT, agreed: await agreed(scope) }
    await sellOut(10)
    const unnamed = { kind: 'gone' as const, itemKey: 'i1', name: '' }
    const total = { kind: 'total' as const, was: minor(2), now: minor(1) }
    counter.outcome = { kind: 'changed', changes: [unnamed, total] }
    expect(await send(scope, { step: 'review', ...form })).toBe('/checkout/?step=review&note=changed')
    expect((await viewOf(scope, 'step=review&note=changed')).changes).toMatchObject([GONE, total])
    expect((await viewOf(scope, 'step=review&note=changed')).changes).toEqual([total])
  })
})
