import { expect, test } from 'vitest'
import { isPaidLater, PAYMENT_KEYS } from '#domain/order/payment-key.ts'

test('by invoice and on delivery one pays later, and in no other way', () => {
  expect(PAYMENT_KEYS.filter(isPaidLater)).toEqual(['cash_on_delivery', 'accounting'])
  expect(isPaidLater('cheque')).toBe(false)
})
