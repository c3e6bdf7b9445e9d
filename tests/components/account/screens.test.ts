import { expect, test } from 'vitest'
import { accountScreens } from '#components/account/screens.ts'

const REST = ['account-orders', 'account-values', 'account-appointments', 'account-branch-orders']

test.each([
  [true, true, ['account', 'account-user', ...REST, 'account-subscriptions']],
  [true, false, ['account', 'account-user', ...REST]],
  [false, true, ['account', 'account-user']],
])('verified: %s, with subscriptions: %s, the account links to %j', (isVerified, subscription, screens) => {
  expect(accountScreens(isVerified, { subscription })).toEqual(screens)
})
