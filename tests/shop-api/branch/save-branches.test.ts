import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Branch } from '#domain/branch/branch.ts'
import { rows } from '#platform/database.ts'
import { aBranch } from '#tests/support/branches.ts'
import { onShopApi } from '#tests/support/shop-api.ts'

const TOKEN = { 'x-access-token': 'local' }

onShopApi((ask, database) => {
  const save = (branches: readonly unknown[], replace = false, headers: Record<string, string> = TOKEN) =>
    ask('/v1/branches', { method: 'PUT', headers, body: JSON.stringify({ branches, replace }) })
  const idsIn = async (query = '') => {
    const { body } = await ask(`/v1/branches${query}`)
    return body instanceof Object && 'entities' in body && Array.isArray(body.entities)
      ? body.entities.map(({ id }: Branch) => id)
      : []
  }

  test('branches are added and overwritten; the others stay', async () => {
    expect(await save([aBranch({ id: 5001 }), aBranch({ id: 1017, street: 'Spiegelgasse 2' })])).toEqual({
      status: 200,
      body: { saved: 2 },
    })
    expect(await ask('/v1/branches/1017')).toMatchObject({ body: { street: 'Spiegelgasse 2' } })
    expect(await idsIn()).toHaveLength(48)
  })

  test('one wrong branch of five hundred, and none is imported', async () => {
    const many = Array.from({ length: 500 }, (_, index) => aBranch({ id: 6000 + index }))
    const answer = await save(many.with(321, aBranch({ id: 6321, latitude: 91 })))
    expect(answer.status).toBe(400)
    expect((await ask('/v1/branches/6000')).status).toBe(404)
  })

  test('without a token nothing is written', async () => {
    expect((await save([aBranch({ id: 5002 })], true, {})).status).toBe(401)
    expect(await idsIn()).not.toHaveLength(0)
  })

  test('an id that a branch had before finds it, unless another has it now', async () => {
    await save([aBranch({ id: 5003, formerIds: [4003, 5004] }), aBranch({ id: 5004 })])
    expect(await ask('/v1/branches/4003')).toMatchObject({ body: { id: 5003 } })
    expect(await ask('/v1/branches/5004')).toMatchObject({ body: { id: 5004 } })
  })

  test('what lies in a branch lies there under its new id, and is counted once', async () => {
    const { db } = database()
    await save([aBranch({ id: 5010 }), aBranch({ id: 5011 })])
    await db.execute(`insert into branch_stock (variant_id, branch_id, quantity)
      values (771, 5010, 2), (771, 5011, 3), (772, 5010, 4), (773, 5011, 5)`)
    const renamed = [aBranch({ id: 5012, formerIds: [5010, 5011] })]
    for (const _ of ['once', 'again']) await save(renamed)
    const held = await rows<{ id: number; quantity: number }>(
      db,
      sql`select variant_id as id, quantity from branch_stock where branch_id between 5010 and 5012 order by 1`,
    )
    expect(held).toEqual([
      { id: 771, quantity: 5 },
      { id: 772, quantity: 4 },
      { id: 773, quantity: 5 },
    ])
  })

  test('a branch that is not there yet, or no longer, is not found', async () => {
    await save([
      aBranch({ id: 5005, from: '2026-06-02' }),
      aBranch({ id: 5006, until: '2026-05-31' }),
      aBranch({ id: 5007, from: '2026-06-01', until: '2026-06-01' }),
    ])
    const statuses = await Promise.all([5005, 5006, 5007].map((id) => ask(`/v1/branches/${id}`)))
    expect(statuses.map(({ status }) => status)).toEqual([404, 404, 200])
  })

  test('two imports at a time leave the branches of one', async () => {
    const some = (first: number) => Array.from({ length: 40 }, (_, index) => aBranch({ id: first + index }))
    await Promise.all([save(some(7000), true), save(some(8000), true)])
    const ids = await idsIn('?perPage=1000')
    expect([7000, 8000]).toContain(ids[0])
    expect(ids).toEqual(Array.from({ length: 40 }, (_, index) => Number(ids[0]) + index))
  })

  test('ten thousand branches are written at once, and the nearest are found among them', async () => {
    const many = Array.from({ length: 10_000 }, (_, index) =>
      aBranch({
        id: index + 1,
        latitude: 47 + (index % 100) / 13,
        longitude: 6 + Math.floor(index / 100) / 12,
      }),
    )
    expect(await save(many, true)).toMatchObject({ status: 200 })
    expect(await idsIn(`?near=${many[4711]?.latitude},${many[4711]?.longitude}&perPage=1`)).toEqual([4712])
    expect(await idsIn('?near=-80,-170&perPage=1')).toHaveLength(1)
  })
})
