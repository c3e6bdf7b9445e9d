import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { branchOrder, branchOrders } from '#contract/branch/branch-order.ts'
import { cleanUpBranchOrders } from '#shop-api/branch-order/move-branch-order.ts'
import { rows } from '#platform/database.ts'
import { NOW } from '#tests/support/catalogue.ts'
import { onShopApi } from '#tests/support/shop-api.ts'
import { visitorApi } from '#tests/support/visitor-api.ts'

const VALUES = { right: { sphere: -2.25 }, left: { sphere: -1.75 } }
let keys = 0
const anOrder = (over: object = {}) => ({
  key: `file-${String((keys += 1)).padStart(8, '0')}`,
  branchId: 1003,
  currencyCode: 'EUR',
  customer: { firstName: 'Ada', lastName: 'Muster', email: 'Ada@example.com', zip: '50667' },
  lines: [{ name: 'Brera 4711', quantity: 1, price: 18_900, values: VALUES }],
  ...over,
})

onShopApi((ask, database) => {
  const { get, send } = visitorApi(ask)
  const create = async (over?: object) =>
    branchOrder.parse((await send('POST', '/v1/branch-orders', anOrder(over))).body)
  const move = (id: string, event: string) => send('POST', `/v1/branch-orders/${id}/moves`, { event })
  const see = async (id: string) => branchOrder.parse((await get(`/v1/branch-orders/${id}`)).body)
  const list = async (path = '') => branchOrders.parse((await get(`/v1/branch-orders${path}`)).body)
  const claim = (id: string, customerId: string, email: string) =>
    send('POST', `/v1/branch-orders/${id}/owner`, { customerId, email })

  test('the same file, twenty times at once, is one order', async () => {
    const order = anOrder()
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => send('POST', '/v1/branch-orders', order)),
    )
    expect(new Set(answers.map(({ body }) => branchOrder.parse(body).id)).size).toBe(1)
    expect(branchOrder.parse(answers[0]?.body)).toMatchObject({ status: 'ordered', lines: order.lines })
  })

  test('it is made, ready, collected and complained about; its warranty begins with the collection', async () => {
    const { id } = await create()
    await move(id, 'workshop')
    expect((await move(id, 'collect')).status).toBe(409)
    await Promise.all(Array.from({ length: 10 }, () => move(id, 'ready')))
    expect(await list('/letters')).toMatchObject([{ id, status: 'ready' }])
    await send('POST', `/v1/branch-orders/${id}/letters`, {})
    expect(await list('/letters')).toEqual([])
    await move(id, 'ready')
    expect(await list('/letters')).toEqual([])
    await move(id, 'collect')
    expect(await see(id)).toMatchObject({ status: 'collected', warrantyUntil: '2028-06-01' })
    await move(id, 'complain')
    await move(id, 'ready')
    expect(await list('/letters')).toMatchObject([{ id }])
  })

  test('it belongs to who has its mailbox, and to nobody else afterwards', async () => {
    const { id } = await create()
    expect((await claim(id, 'eve', 'eve@example.com')).status).toBe(404)
    expect((await claim('123456789012', 'ada', 'ada@example.com')).status).toBe(404)
    expect((await claim(id, 'ada', 'ada@EXAMPLE.com')).status).toBe(200)
    expect((await claim(id, 'ada', 'ada@example.com')).status).toBe(200)
    expect((await claim(id, 'other', 'ada@example.com')).status).toBe(404)
    expect((await list('?customerId=ada')).map((each) => each.id)).toEqual([id])
    expect(await list('?customerId=eve')).toEqual([])
  })

  test('values are removed from what is made, and from the rest when it is ready', async () => {
    const [made, waiting, others] = [await create(), await create(), await create()]
    for (const { id } of [made, waiting]) await claim(id, 'max', 'ada@example.com')
    await claim(others.id, 'eva', 'ada@example.com')
    await move(made.id, 'ready')
    await move(made.id, 'collect')
    await send('POST', '/v1/branch-orders/values-removals', { customerId: 'max' })
    const valuesOf = async ({ id }: { id: string }) => (await see(id)).lines.map(({ values }) => values)
    expect(await valuesOf(made)).toEqual([null])
    expect(await valuesOf(waiting)).toEqual([VALUES])
    expect(
      (await list('?customerId=max')).map(({ areValuesLeaving }) => areValuesLeaving).toSorted(),
    ).toEqual([false, true])
    await move(waiting.id, 'ready')
    expect(await valuesOf(waiting)).toEqual([null])
    expect(await valuesOf(others)).toEqual([VALUES])
    expect(
      JSON.stringify(await rows(database().db, sql`select document from branch_order where id = ${made.id}`)),
    ).not.toContain('2.25')
  })

  test('a branch of another country, and what is no order, are refused', async () => {
    expect((await send('POST', '/v1/branch-orders', anOrder({ branchId: 1050 }))).status).toBe(404)
    const free = { name: 'Case', quantity: 1, price: -1, values: null }
    const wrong = await send('POST', '/v1/branch-orders', anOrder({ lines: [free] }))
    expect([wrong.status, JSON.stringify(wrong.body)]).toEqual([
      400,
      expect.stringContaining('lines.0.price'),
    ])
    for (const over of [{ lines: [] }, { currencyCode: 'Euro' }, { currencyCode: 'CHF' }, { key: 'x' }])
      expect((await send('POST', '/v1/branch-orders', anOrder(over))).status).toBe(400)
    expect((await get('/v1/branch-orders/7')).status).toBe(400)
    expect((await move('123456789012', 'ready')).status).toBe(404)
  })

  test('after three years values are gone, after ten the order', async () => {
    const { id } = await create()
    await move(id, 'ready')
    const later = (years: number) => new Date(Date.UTC(NOW.getUTCFullYear() + years, 5, 1))
    await cleanUpBranchOrders(database().db, later(3))
    expect((await see(id)).lines).toMatchObject([{ values: VALUES }])
    await cleanUpBranchOrders(database().db, later(4))
    expect((await see(id)).lines).toMatchObject([{ values: null }])
    await cleanUpBranchOrders(database().db, later(11))
    expect((await get(`/v1/branch-orders/${id}`)).status).toBe(404)
  })
})
