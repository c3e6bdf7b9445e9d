import { expect, test } from 'vitest'
import { CARRIERS } from '#domain/delivery/carrier.ts'
import { isCarrier, trackingUrl } from '#domain/order/tracking.ts'

test.each(CARRIERS)('parcels of %s can be tracked', (carrier) => {
  expect(trackingUrl(carrier, 'A 1&b')).toMatch(/^https:\/\/[^ ]+A%201%26b$/)
  expect(isCarrier(carrier)).toBe(true)
})

test.each(['', 'PIGEON', 'toString'])('%j is unknown', (carrier) => {
  expect([trackingUrl(carrier, '1'), isCarrier(carrier)]).toEqual([null, false])
})
