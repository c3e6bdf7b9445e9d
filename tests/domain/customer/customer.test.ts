import { expect, test } from 'vitest'
import { roleOf } from '#domain/customer/customer.ts'

test.each([
  [null, 'anonymous'],
  [{ isGuest: true, isVerified: false }, 'guest'],
  [{ isGuest: true, isVerified: true }, 'guest'],
  [{ isGuest: false, isVerified: false }, 'unverified'],
  [{ isGuest: false, isVerified: true }, 'verified'],
] as const)('%j is %s', (customer, role) => expect(roleOf(customer)).toBe(role))
