import { beforeEach, describe, expect, test } from 'vitest'
import type { Answers } from '#domain/checkout/answers.ts'
import { VALID_ANSWERS } from '#tests/support/checkout.ts'
import { checkoutFixture } from '#tests/support/checkout-fixture.ts'

const counter = checkoutFixture()
const { shopper, send, answerAll, viewOf, submit } = counter
beforeEach(() => counter.clear())

const INVALID: [string, Answers, string, string[]][] = [
  ['a zip code of no country', { 'delivery.zip': 'XXXXX' }, 'address', ['delivery.zip']],
  ['a name with markup', { 'delivery.lastName': '<b>Petersen</b>' }, 'address', ['delivery.lastName']],
  ['a street with a script', { 'delivery.street': '<script>1</script>' }, 'address', ['delivery.street']],
  ['a city with a link', { 'delivery.city': 'https://evil.example' }, 'address', ['delivery.city']],
  ['a bill to nowhere', { billing: 'other', 'billing.country': 'XX' }, 'address', ['billing.country']],
  ['a pick-up without a branch', { method: 'branch' }, 'delivery', ['point.branch']],
  ['a delivery of another country', { method: 'inpost-pl-home' }, 'delivery', ['method']],
  ['a payment of another country', { payment: 'blik' }, 'payment', ['payment']],
]

describe.each(INVALID)('an order with %s leads to the step with its errors', (_, invalid, step, fields) => {
  const answers = { ...VALID_ANSWERS, ...invalid }

  test('if a step stored it', async () => {
    const scope = await shopper()
    for (const each of ['address', 'delivery', 'payment']) await send(scope, { step: each, ...answers })
    expect(await submit(scope)).toBe(`/checkout/?step=${step}&wrong=1`)
    expect(counter.placed).toEqual([])
  })

  test('if the form of the review repeats it', async () => {
    const scope = await shopper()
    await answerAll(scope)
    expect(await submit(scope, answers)).toBe(`/checkout/?step=${step}&wrong=1`)
    expect(counter.placed).toEqual([])
    const view = await viewOf(scope, `step=${step}&wrong=1`)
    expect(view.step).toBe(step)
    expect(view.mistakes.map(({ name }) => name)).toEqual(expect.arrayContaining(fields))
  })
})

test('an order has the answers that its review showed, whatever another tab has stored since', async () => {
  const scope = await shopper()
  await answerAll(scope)
  await send(scope, { step: 'address', ...VALID_ANSWERS, 'delivery.street': 'Elsewhere 1' })
  await submit(scope, VALID_ANSWERS)
  expect(counter.placed).toMatchObject([{ address: { shipping: { street: 'Bismarckstraße 84' } } }])
})
