import { expect, test } from 'vitest'
import { aCustomer } from '#tests/support/customers.ts'
import { isSucceededBy, roleOf } from '#domain/customer/customer.ts'

test.each([
  [null, 'anonymous'],
  [{ isGuest: true, isVerified: false }, 'guest'],
  [{ isGuest: true, isVerified: true }, 'guest'],
  [{ isGuest: false, isVerified: false }, 'unverified'],
  [{ isGuest: false, isVerified: true }, 'verified'],
] as const)('%j is %s', (customer, role) => expect(roleOf(customer)).toBe(role))

const holder = aCustomer()
test.each([
  ['of the same mailbox', {}, {}, true],
  ['of another mailbox', { email: 'eva@example.org' }, {}, false],
  ['that is proven', { isVerified: true }, {}, false],
  ['of a guest', { isGuest: true }, {}, false],
  ['beside one that is not proven', {}, { isVerified: false }, false],
  ['beside a guest', {}, { isGuest: true }, false],
])('an account %s %o is succeeded by %o: %s', (_, unproven, signedIn, expected) => {
  const other = { ...holder, id: 'unproven', isVerified: false, ...unproven }
  expect(isSucceededBy(other, { ...holder, ...signedIn })).toBe(expected)
})
