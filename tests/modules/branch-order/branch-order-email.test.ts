import { expect, test } from 'vitest'
import { VARIANT_CODES, VARIANTS } from '#i18n/variants.ts'
import { branchOrderRenderer } from '#modules/branch-order/branch-order-email.ts'
import { aBranchOrder } from '#tests/support/branch-orders.ts'
import { aBranch } from '#tests/support/branches.ts'
import { SENDER } from '#tests/support/sender.ts'

const render = (over = {}) =>
  branchOrderRenderer({
    orders: { byId: async () => aBranchOrder(over) },
    branch: async () => aBranch(),
    now: () => new Date('2026-12-21T10:00:00Z'),
    sender: SENDER,
    absolute: (variant, path) => `https://shop.example/${variant}${path}`,
  })({ id: '500000000001' })

test.each(VARIANT_CODES)('in %s it names number, goods and branch, and no values', async (variant) => {
  const email = await render({ shopId: VARIANTS[variant].shopId })
  expect(email?.to).toBe('ada@example.com')
  const text = `${email?.subject} ${email?.text}`
  expect(text).not.toMatch(/branch-order\.|[{}]|undefined|2[.,]25|1[.,]75/)
  for (const part of [
    '5000 0000000 1',
    'Brera 4711',
    'Ehrenstraße 41',
    '/account/branch-order/500000000001/',
  ])
    expect(text).toContain(part)
})

test('what has been collected meanwhile is not written about', async () =>
  expect(await render({ status: 'collected' })).toBeNull())

test('it names the holidays of the coming week', async () =>
  expect((await render())?.text).toContain('Fr., 25. Dez.: Geschlossen'))
