import { expect, test } from 'vitest'
import { rhythmOf } from '#domain/subscription/subscription.ts'
import { aSubscription } from '#tests/support/subscriptions.ts'

test('the rhythm is that of the definition', () => {
  const { definition } = aSubscription()
  expect(rhythmOf({ definition })).toEqual({ interval: { unit: 'month', count: 1 }, day: 12 })
  const broken = { definition: { ...definition, subscriptionInterval: 'often' } }
  expect(() => rhythmOf(broken)).toThrow('no interval: often')
})
