import { beforeAll, expect, test } from 'vitest'
import { insertRows } from '#shop-api/bulk-insert.ts'
import { promotion } from '#shop-api/schema/marketing.ts'
import { NOW } from '#tests/support/catalogue.ts'
import { onShopApi } from '#tests/support/shop-api.ts'
import { basketApi } from '#tests/support/visitor-api.ts'

const at = (milliseconds: number) => new Date(NOW.getTime() + milliseconds).toISOString()

type Case = Partial<typeof promotion.$inferInsert> & { code: string; runs: boolean }

const CASES: Case[] = [
  { code: 'BEGINS', startsAt: at(0), runs: true },
  { code: 'SOON', startsAt: at(1), runs: false },
  { code: 'LAST', endsAt: at(0), runs: true },
  { code: 'OVER', endsAt: at(-1), runs: false },
  { code: 'TWO', shopIds: [2, 1], runs: true },
  { code: 'ABROAD', shopIds: [2], runs: false },
  { code: 'HALTED', isActive: false, runs: false },
]

const rowOf = ({ runs, ...differs }: Case): typeof promotion.$inferInsert => ({
  id: differs.code,
  name: runs ? 'Runs' : 'Does not run',
  shopIds: [1],
  isActive: true,
  startsAt: at(-1000),
  endsAt: at(1000),
  priority: 7,
  effect: { type: 'automatic_discount', additionalData: { type: 'absolute', value: 500 } },
  conditions: [],
  ...differs,
})

onShopApi((ask, database) => {
  const { put, enter } = basketApi(ask)

  beforeAll(() => insertRows(database().db, promotion, CASES.map(rowOf)))

  test.each(CASES)('the code $code opens something: $runs', async ({ code, runs }) => {
    await put(code, { variantId: 30 })
    const { applicablePromotions } = await enter(code, code)
    expect(applicablePromotions?.map(({ promotion: { id } }) => id)).toEqual(runs ? [code] : [])
  })
})
