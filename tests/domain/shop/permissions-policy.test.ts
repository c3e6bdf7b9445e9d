import { expect, test } from 'vitest'
import { permissionsPolicy } from '#domain/shop/permissions-policy.ts'

test.each([
  {
    own: [],
    policy:
      'camera=(), microphone=(), geolocation=(), payment=(), browsing-topics=(), usb=(), serial=(), midi=()',
  },
  {
    own: ['payment', 'camera'],
    policy:
      'camera=(self), microphone=(), geolocation=(), payment=(self), browsing-topics=(), usb=(), serial=(), midi=()',
  },
] as const)('a page that uses $own says $policy', ({ own, policy }) =>
  expect(permissionsPolicy(...own)).toBe(policy),
)
