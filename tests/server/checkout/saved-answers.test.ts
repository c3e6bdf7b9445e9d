import { expect, test } from 'vitest'
import { createSandbox } from '#modules/payment/sandbox/sandbox-provider.ts'
import { readCheckout, saveAnswers } from '#server/checkout/checkout-state.ts'
import { loadBasket } from '#server/loaders/checkout/basket.ts'
import type { RequestScope } from '#server/request/request-scope.ts'
import { createCaller } from '#server/session/caller.ts'
import { VALID_ANSWERS } from '#tests/support/checkout.ts'
import { checkoutFixture, GUEST } from '#tests/support/checkout-fixture.ts'

const { shopper, send, viewOf } = checkoutFixture()
const at = new Date('2026-11-21T10:00:00Z')

async function shopperAt(now: () => Date): Promise<RequestScope> {
  const visit = await shopper()
  return { ...visit, ctx: { ...visit.ctx, now } }
}

test('what comes of saving is what is read next', async () => {
  const visit = await shopperAt(() => at)
  const before = await readCheckout(visit, GUEST)
  if (before === null) throw new Error('there is nothing to buy')
  expect(before).toMatchObject({ isFresh: true, changes: [] })
  const answers = new Map(Object.entries(VALID_ANSWERS))
  const saved = await saveAnswers(visit, before, 'address', (name) => answers.get(name))
  expect(saved).toMatchObject({ isFresh: false, input: { answers: { 'delivery.city': 'Hamburg' } } })
  expect(saved).toEqual(await readCheckout(visit, GUEST))
})

test('who only looks stores nothing: answers are not kept for longer', async () => {
  const visit = await shopper()
  await send(visit, { step: 'address', ...VALID_ANSWERS })
  const saves: unknown[] = []
  const { checkoutDrafts } = visit.ctx
  const save: typeof checkoutDrafts.save = async (...saved) => void saves.push(saved)
  const watched = { ...visit, ctx: { ...visit.ctx, checkoutDrafts: { ...checkoutDrafts, save } } }
  expect((await viewOf(watched)).answers['delivery.city']).toBe('Hamburg')
  expect((await loadBasket(watched)).removed).toEqual([])
  expect(saves).toEqual([])
})

test('payments are those of the provider of the shop', async () => {
  const visit = await shopper()
  const { ctx } = visit
  expect((await viewOf(visit)).paymentProvider).toBe('stripe')
  const database = () => Promise.reject(new Error('there is no database'))
  const sandbox = createSandbox({ database, secret: 'a-secret', now: () => at })
  const payments = { ...ctx.payments, sandbox }
  expect((await viewOf({ ...visit, ctx: { ...ctx, payments } })).paymentProvider).toBe('sandbox')
})

test('a visitor who is not signed in has no checkout that has lost anything', async () => {
  const { ctx, variant } = await shopper()
  const caller = createCaller(ctx.visitors, new Headers(), new URL('http://localhost/'))
  caller.ensureUser()
  expect((await loadBasket({ ctx, variant, caller })).removed).toEqual([])
})
