import { beforeAll, expect, test } from 'vitest'
import { insertRows } from '#shop-api/bulk-insert.ts'
import { promotion } from '#shop-api/schema/marketing.ts'
import { onShopApi } from '#tests/support/shop-api.ts'
import { basketApi } from '#tests/support/visitor-api.ts'

const MIN_TOTAL = { level: 'global' as const, key: 'min_total', condition: 'basket.total >= 20000' }
const FROM_200: typeof promotion.$inferInsert = {
  shopIds: [1],
  startsAt: '2026-05-01T00:00:00Z',
  endsAt: '2026-07-01T00:00:00Z',
  id: 'from',
  code: 'FROM200',
  name: 'Five off from 200',
  priority: 7,
  effect: { type: 'automatic_discount', additionalData: { type: 'absolute', value: 500 } },
  conditions: [MIN_TOTAL],
}

onShopApi((ask, database) => {
  const { see, put, enter } = basketApi(ask)
  beforeAll(() => insertRows(database().db, promotion, [FROM_200]))

  test('a code that needs more is answered with what is lacking, and with nothing where it applies', async () => {
    await put('shopper', { variantId: 30 })
    const below = await enter('shopper', 'from200')
    expect(below.applicablePromotions).toEqual([])
    expect(below.unmetPromotions).toMatchObject([
      {
        id: 'from',
        isValid: false,
        conditions: [MIN_TOTAL],
        failedConditions: [{ key: 'min_total', level: 'global' }],
      },
    ])
    await put('buyer', { variantId: 30, quantity: 2 })
    const above = await enter('buyer', 'from200')
    expect(above.applicablePromotions).toHaveLength(1)
    expect(above.unmetPromotions).toEqual([])
  })

  test('nobody sees a code without entering it', async () => {
    await put('curious', { variantId: 30 })
    expect((await enter('curious', 'FROM100')).unmetPromotions).toEqual([])
    expect(await see('curious', '?with=applicablePromotions')).not.toHaveProperty('unmetPromotions')
  })
})
