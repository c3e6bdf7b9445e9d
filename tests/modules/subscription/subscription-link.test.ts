import { expect, test } from 'vitest'
import { orderLink } from '#modules/order/order-link.ts'
import { subscriptionLink } from '#modules/subscription/subscription-link.ts'

const NOW = 1_800_000_000
const DAY = 24 * 60 * 60
const ID = '123456789012-1'
const link = subscriptionLink.sign('secret', ID, NOW)

test.each([
  ['opens its subscription', link, ['secret'], 0, ID],
  ['opens it after the secret was rotated', link, ['new', 'secret'], 30, ID],
  ['opens nothing after a month', link, ['secret'], 31, null],
  ['opens nothing with another secret', link, ['other'], 0, null],
  ['opens nothing when it was changed', `x${link}`, ['secret'], 0, null],
  ['opens nothing when it is that of an order', orderLink.sign('secret', ID, NOW), ['secret'], 0, null],
  ['opens nothing when it is empty', '', ['secret'], 0, null],
])('a link %s', (_, token, secrets, days, id) =>
  expect(subscriptionLink.idOf(secrets, token, NOW + days * DAY)).toBe(id),
)
