import { expect, test } from 'vitest'
import { countryOfDelivery, latestFirst, rhythmOf } from '#domain/subscription/subscription.ts'
import { HOME_ADDRESS } from '#tests/support/order-api.ts'
import { aSubscription } from '#tests/support/subscriptions.ts'

test('the rhythm is that of the definition', () => {
  const { definition } = aSubscription()
  expect(rhythmOf({ definition })).toEqual({ interval: { unit: 'month', count: 1 }, day: 12 })
  const broken = { definition: { ...definition, subscriptionInterval: 'often' } }
  expect(() => rhythmOf(broken)).toThrow('no interval: often')
})

test.each([
  ['CZ', 'CZ'],
  ['SE', null],
])('it is delivered to %s', (countryCode, country) => {
  const { address } = aSubscription()
  expect(countryOfDelivery({ address: { ...address, shipping: { ...HOME_ADDRESS, countryCode } } })).toBe(
    country,
  )
})

test('the latest comes first, whatever its number', () => {
  const begun = (id: string, createdAt: string) => aSubscription({ id, createdAt })
  const older = begun('9', '2027-01-12T09:00:00.000Z')
  const later = begun('1', '2027-01-12T11:00:00+01:00')
  expect(latestFirst([older, later])).toEqual([later, older])
})
