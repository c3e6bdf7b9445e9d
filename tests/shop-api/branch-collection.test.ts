import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { foundBranch } from '#contract/shop-api/branch.ts'
import { page } from '#contract/shop-api/page.ts'
import { saveBranches } from '#shop-api/branch/save-branches.ts'
import { rows } from '#platform/database.ts'
import { aBranch } from '#tests/support/branches.ts'
import { aPlaceOrderRequest, orderApi } from '#tests/support/order-api.ts'
import { onShopApi } from '#tests/support/shop-api.ts'
import { basketApi, visitorApi } from '#tests/support/visitor-api.ts'

const BRANCH = 1003
const point = { id: String(BRANCH), type: 'branch', name: 'Berlin' }

onShopApi((ask, database) => {
  const { get, send } = visitorApi(ask)
  const { put, see } = basketApi(ask)
  const { placeOrder, move, order, stockOf, recordStatus } = orderApi(ask)
  const stock = (variantId: number, quantity: number) =>
    send('PUT', '/v1/stock', { stocks: [{ branchId: BRANCH, variantId, quantity }] })
  const piecesOf = async (variantId: number, branchId = BRANCH) =>
    (
      await rows<{ quantity: number }>(
        database().db,
        sql`select quantity from branch_stock where branch_id = ${branchId} and variant_id = ${variantId}`,
      )
    )[0]?.quantity
  /** Agrees to collect two pieces from the shelf of the branch. */
  async function collect(basket: string, variantId: number, paymentKey = 'accounting', quantity = 2) {
    await put(basket, { variantId, quantity })
    const request = aPlaceOrderRequest(await see(basket), { collectionPoint: point, paymentKey })
    return { ...request, agreed: { ...request.agreed, isInBranch: true as const } }
  }
  async function placed(basket: string, variantId: number, paymentKey?: string) {
    const outcome = await placeOrder(await collect(basket, variantId, paymentKey))
    if (outcome.kind !== 'placed') throw new Error(JSON.stringify(outcome))
    return outcome
  }

  test('the pieces come out of the branch, are there today, and the warehouse has all of its own', async () => {
    const before = await stockOf(70)
    await stock(70, 3)
    const { order: bought } = await placed('shelf', 70)
    expect([await piecesOf(70), await stockOf(70)]).toEqual([1, before])
    expect(bought.packages).toMatchObject([
      { deliveryDate: { minimum: '2026-06-01', maximum: '2026-06-01' } },
    ])
  })

  test('where the branch is closed, they are there on the day on which it opens', async () => {
    const id = 9003
    const closed = ['2026-06-01', '2026-06-02'].map((date) => ({ date, spans: [] }))
    await saveBranches(database().db, [aBranch({ id, specialDays: closed, formerIds: [9002] })], false)
    await send('PUT', '/v1/stock', { stocks: [{ branchId: id, variantId: 70, quantity: 2 }] })
    const request = { ...(await collect('closed', 70)), collectionPoint: { ...point, id: '9002' } }
    expect(await placeOrder(request)).toMatchObject({
      kind: 'placed',
      order: { packages: [{ deliveryDate: { minimum: '2026-06-03', maximum: '2026-06-03' } }] },
    })
  })

  test('cancelled, they lie in the branch again, once', async () => {
    const before = await stockOf(30)
    await stock(30, 2)
    const { order: bought } = await placed('cancelled', 30)
    expect(await piecesOf(30)).toBe(0)
    await Promise.all(Array.from({ length: 10 }, () => move(bought.id, { event: 'cancel' })))
    expect([await piecesOf(30), await stockOf(30)]).toEqual([2, before])
  })

  test('collected and returned as new, they lie in the branch again', async () => {
    await stock(70, 2)
    const { order: bought } = await placed('returned', 70)
    for (const event of ['ready', 'collect']) await move(bought.id, { event })
    const [item] = (await order(bought.id)).order.items
    await move(bought.id, { event: 'return', items: [{ key: item?.key ?? '', pieces: 1 }] })
    expect(await piecesOf(70)).toBe(1)
  })

  test('cancelled, they lie in the branch also where it has got another id', async () => {
    const [former, id] = [9010, 9011]
    const open = (over: object) => saveBranches(database().db, [aBranch(over)], false)
    await open({ id: former })
    await send('PUT', '/v1/stock', { stocks: [{ branchId: former, variantId: 70, quantity: 2 }] })
    const request = { ...(await collect('renamed', 70)), collectionPoint: { ...point, id: String(former) } }
    const outcome = await placeOrder(request)
    if (outcome.kind !== 'placed') throw new Error(JSON.stringify(outcome))
    await open({ id, formerIds: [former] })
    await move(outcome.order.id, { event: 'cancel' })
    expect([await piecesOf(70, id), await piecesOf(70, former)]).toEqual([2, undefined])
  })

  test('a payment that fails gives them back to the branch', async () => {
    await stock(70, 2)
    const { payment } = await placed('unpaid', 70, 'creditcard')
    expect(await piecesOf(70)).toBe(0)
    await recordStatus(payment.id, 'failed')
    expect(await piecesOf(70)).toBe(2)
  })

  test('sold out there between summary and order: nothing is placed, and the shopper is asked again', async () => {
    await stock(100, 2)
    const request = await collect('late', 100)
    await stock(100, 1)
    const before = await stockOf(100)
    expect(await placeOrder(request)).toMatchObject({ kind: 'changed', changes: [{ kind: 'branch' }] })
    expect([await piecesOf(100), await stockOf(100)]).toEqual([1, before])
    const sent = aPlaceOrderRequest(await see('late'), { collectionPoint: point })
    expect(await placeOrder(sent)).toMatchObject({ kind: 'placed' })
    expect([await piecesOf(100), await stockOf(100)]).toEqual([1, before - 2])
  })

  test('forty at once for the last two pieces: one has them', async () => {
    await stock(110, 2)
    const requests = []
    for (let index = 0; index < 40; index += 1) requests.push(await collect(`rush-${index}`, 110))
    const outcomes = await Promise.all(requests.map((request) => placeOrder(request)))
    expect(outcomes.filter(({ kind }) => kind === 'placed')).toHaveLength(1)
    expect(await piecesOf(110)).toBe(0)
  })

  test('without a branch the agreement counts for nothing', async () => {
    const before = await stockOf(120)
    const request = { ...(await collect('home', 120)), collectionPoint: null }
    expect(await placeOrder(request)).toMatchObject({ kind: 'placed' })
    expect(await stockOf(120)).toBe(before - 2)
  })

  test('branches that have all pieces are found', async () => {
    await stock(70, 2)
    await stock(30, 1)
    const ids = async (pieces: string) =>
      page(foundBranch)
        .parse((await get(`/v1/branches?pieces=${pieces}`)).body)
        .entities.map(({ id }) => id)
    expect(await ids('70:2,30:1')).toEqual([BRANCH])
    expect(await ids('70:2,30:2')).toEqual([])
    for (const pieces of ['', '70', '70:0', 'x:1', '70:1,'])
      expect((await get(`/v1/branches?pieces=${pieces}`)).status).toBe(400)
  })
})
