import { describe, expect, test } from 'vitest'
import { nextSubscriptionStatus } from '#domain/subscription/status.ts'

describe('the status of a subscription', () => {
  test.each([
    ['pending', 'confirm', 'shop', 'active'],
    ['pending', 'cancel', 'shop', 'cancelled'],
    ['active', 'pause', 'customer', 'paused'],
    ['active', 'pause', 'operator', 'paused'],
    ['active', 'suspend', 'shop', 'suspended'],
    ['active', 'end', 'shop', 'ended'],
    ['paused', 'end', 'shop', null],
    ['paused', 'resume', 'customer', 'active'],
    ['paused', 'resume', 'shop', 'active'],
    ['paused', 'cancel', 'customer', 'cancelled'],
    ['suspended', 'pay', 'shop', 'active'],
    ['suspended', 'cancel', 'operator', 'cancelled'],
    ['active', 'confirm', 'customer', null],
    ['pending', 'confirm', 'customer', null],
    ['suspended', 'pay', 'customer', null],
    ['active', 'suspend', 'operator', null],
    ['active', 'end', 'customer', null],
    ['pending', 'pause', 'customer', null],
    ['suspended', 'resume', 'customer', null],
    ['cancelled', 'resume', 'operator', null],
    ['ended', 'cancel', 'customer', null],
  ] as const)('%s, %s by the %s: %s', (status, event, actor, next) =>
    expect(nextSubscriptionStatus(status, event, actor)).toBe(next),
  )
})
