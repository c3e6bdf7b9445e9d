import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { createShopApi } from '#shop-api/app.ts'
import { rows } from '#platform/database.ts'
import type { Database } from '#shop-api/open-database.ts'
import { deleteExpiredLists } from '#shop-api/visitor/clean-up.ts'
import { fillCatalogue, NOW } from '#tests/support/catalogue.ts'
import { onBothDatabases } from '#tests/support/database.ts'

const DAY = 86_400_000
const KINDS = [
  ['basket', 60],
  ['wishlist', 360],
] as const
const list = z.object({ items: z.array(z.object({ variant: z.object({ id: z.int() }).optional() })) })

onBothDatabases({ fill: fillCatalogue }, (open) => {
  let database: Database
  let api: (request: Request) => Promise<Response>
  let now = NOW
  const faults: unknown[] = []

  beforeAll(async () => {
    database = await open()
    api = createShopApi({ db: database.db, now: () => now, onError: (error) => faults.push(error) })
  })
  afterAll(() => database.close())

  const onDay = async (day: number, path: string, body?: unknown) => {
    now = new Date(NOW.getTime() + day * DAY)
    const response = await api(
      new Request(`http://shop/v1/${path}?shopId=1`, {
        headers: { 'x-access-token': 'local' },
        ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
      }),
    )
    expect(faults).toEqual([])
    const { items } = list.parse(await response.json())
    return items.map(({ variant }) => variant?.id)
  }
  const stored = async (table: string, key: string) => {
    const [counted] = await rows<{ count: number }>(
      database.db,
      sql`select count(*)::int as count from ${sql.identifier(table)} where key = ${key}`,
    )
    return counted?.count
  }

  test.each(KINDS)(
    'a %s is empty %i days after its last change, for readers and writers',
    async (kind, days) => {
      const path = `${kind}s/${kind}-old`
      expect(await onDay(0, `${path}/items`, { variantId: 10 })).toEqual([10])
      expect(await onDay(days - 1, path)).toEqual([10])
      expect(await onDay(days + 1, path)).toEqual([])
      expect(await onDay(days + 1, `${path}/items`, { variantId: 20 })).toEqual([20])
      expect(await onDay(days + 2, `${path}/items`, { variantId: 10 })).toEqual([20, 10])
    },
  )

  test.each(KINDS)('each change of a %s extends it by %i days', async (kind, days) => {
    const path = `${kind}s/${kind}-used`
    await onDay(0, `${path}/items`, { variantId: 10 })
    await onDay(days - 1, `${path}/items`, { variantId: 20 })
    expect(await onDay(days * 2 - 2, path)).toEqual([10, 20])
    expect(await onDay(days * 2, path)).toEqual([])
  })

  test.each(KINDS)(
    'the clean-up deletes every expired %s and its items, two at a time',
    async (kind, days) => {
      const start = 100 * days
      for (const name of ['gone', 'gone-2', 'gone-3', 'gone-4', 'gone-5'])
        await onDay(start, `${kind}s/${kind}-${name}/items`, { variantId: 10 })
      await onDay(start + days + 1, `${kind}s/${kind}-fresh/items`, { variantId: 10 })
      expect(await stored(kind, `${kind}-gone`)).toBe(1)
      await deleteExpiredLists(database.db, now, 2)
      for (const name of ['gone', 'gone-5']) expect(await stored(kind, `${kind}-${name}`)).toBe(0)
      expect(await stored(kind, `${kind}-fresh`)).toBe(1)
      const [left] = await rows<{ count: number }>(
        database.db,
        sql`select count(*)::int as count from ${sql.identifier(`${kind}_item`)} where ${sql.identifier(`${kind}_key`)} = ${`${kind}-gone`}`,
      )
      expect(left?.count).toBe(0)
    },
  )
})
