import { expect, test } from 'vitest'
import { orderLink } from '#modules/order/order-link.ts'

const NOW = 1_800_000_000
const DAY = 24 * 60 * 60
const link = orderLink.sign('secret', '123456789012', NOW)

test.each([
  ['opens its order', link, ['secret'], 0, '123456789012'],
  ['opens it after the secret was rotated', link, ['new', 'secret'], 100, '123456789012'],
  ['opens nothing after half a year', link, ['secret'], 181, null],
  ['opens nothing with another secret', link, ['other'], 0, null],
  ['opens nothing when it was changed', `x${link}`, ['secret'], 0, null],
  ['opens nothing when it is empty', '', ['secret'], 0, null],
])('a link %s', (_, token, secrets, days, order) =>
  expect(orderLink.idOf(secrets, token, NOW + days * DAY)).toBe(order),
)
