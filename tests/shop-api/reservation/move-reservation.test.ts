import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { reservation, reservations } from '#contract/branch/reservation.ts'
import { rows } from '#platform/database.ts'
import { createShopApi } from '#shop-api/app.ts'
import { deleteOldReservations, endReservation } from '#shop-api/reservation/move-reservation.ts'
import { NOW } from '#tests/support/catalogue.ts'
import { onShopApi } from '#tests/support/shop-api.ts'
import { visitorApi } from '#tests/support/visitor-api.ts'

const BRANCH = 1003
const FRAME = 30
const after = (days: number) => new Date(NOW.getTime() + days * 86_400_000)

onShopApi((ask, database) => {
  const { get, send } = visitorApi(ask)
  let attempts = 0

  const put = (quantity: number) =>
    send('PUT', '/v1/stock', { stocks: [{ branchId: BRANCH, variantId: FRAME, quantity }] })
  const aRequest = (who: string) => ({
    attemptKey: `attempt-to-move-${(attempts += 1)}`,
    branchId: BRANCH,
    variantId: FRAME,
    goods: 'Brera',
    customer: { id: who, firstName: 'Ada', lastName: 'Muster', email: `${who}@example.com` },
  })
  const reserve = (who: string) => send('POST', '/v1/reservations', aRequest(who))
  const idOf = ({ body }: { body: unknown }) => reservation.parse(body).id
  const see = async (id: string) => reservation.parse((await get(`/v1/reservations/${id}`)).body)
  const move = (id: string, event: string) => send('POST', `/v1/reservations/${id}/moves`, { event })
  const written = (id: string, letter: string) => send('POST', `/v1/reservations/${id}/letters`, { letter })

  test.each([
    ['cancel', { status: 'cancelled', letter: 'cancelled' }],
    ['collect', { status: 'collected', letter: null }],
  ])('after "%s" it is so for whoever reads it: %j', async (event, became) => {
    await put(1)
    const id = idOf(await reserve(`reads-${event}`))
    const { body } = await move(id, event)
    expect(body).toMatchObject({ id, ...became })
    expect(await see(id)).toEqual(body)
  })

  test('a letter that has become due while another was queued is still to be written', async () => {
    await put(1)
    const id = idOf(await reserve('letters'))
    await move(id, 'cancel')
    await written(id, 'reserved')
    expect(await see(id)).toMatchObject({ letter: 'cancelled' })
    await written(id, 'cancelled')
    expect(await see(id)).toMatchObject({ letter: null })
  })

  test('that a letter was written of one says nothing about another', async () => {
    await put(2)
    const [one, other] = [idOf(await reserve('one')), idOf(await reserve('other'))]
    await written(one, 'reserved')
    expect([(await see(one)).letter, (await see(other)).letter]).toEqual([null, 'reserved'])
  })

  const pieces = async () =>
    (
      await rows<{ quantity: number }>(
        database().db,
        sql`select quantity from branch_stock where branch_id = ${BRANCH} and variant_id = ${FRAME}`,
      )
    )[0]?.quantity
  const dueIds = async (page: { after?: string }) =>
    reservations.parse((await send('POST', '/v1/reservations/due', page)).body).map(({ id }) => id)

  test('what two have read before they end it lies in the branch again once', async () => {
    await put(1)
    const before = await see(idOf(await reserve('both')))
    expect(await pieces()).toBe(0)
    const ended = { status: 'cancelled', letter: 'closed' } as const
    await endReservation(database().db, before, ended)
    await endReservation(database().db, before, { ...ended, letter: 'cancelled' })
    expect(await pieces()).toBe(1)
    expect(await see(before.id)).toEqual({ ...before, ...ended })
  })

  test('a letter is written while the piece waits, which it still does afterwards', async () => {
    await put(1)
    const reserved = await see(idOf(await reserve('waiting')))
    expect(await dueIds({})).toContain(reserved.id)
    expect(await see(reserved.id)).toEqual(reserved)
    expect(await pieces()).toBe(0)
  })

  test('letters are due in the order of the ids, after which the next page begins', async () => {
    await put(1)
    const model = idOf(await reserve('pages'))
    const ids = ['999999999997', '999999999998', '999999999999']
    for (const [days, id] of ids.entries())
      await database().db.execute(sql`
        insert into reservation (id, shop_id, branch_id, variant_id, attempt_key, status, reserved_at, expires_at, letter, goods,
          first_name, last_name, email)
        select ${id}, shop_id, branch_id, variant_id, ${`copy ${id}`}, 'cancelled', ${after(days).toISOString()}, expires_at, 'cancelled',
          goods, first_name, last_name, email
        from reservation where id = ${model}`)
    expect(await dueIds({ after: '999999999996' })).toEqual(ids)
  })

  test('what was collected cannot be cancelled', async () => {
    await put(1)
    const id = idOf(await reserve('collected'))
    await move(id, 'collect')
    expect(await move(id, 'cancel')).toMatchObject({ status: 409, body: { message: 'impossible' } })
  })

  test('who has three may have another once one of them has ended', async () => {
    await put(9)
    const [first] = [idOf(await reserve('eager')), await reserve('eager'), await reserve('eager')]
    expect(await reserve('eager')).toMatchObject({ status: 409, body: { message: 'limit' } })
    await move(first, 'collect')
    expect((await reserve('eager')).status).toBe(201)
  })

  test('a customer reads the latest first', async () => {
    await put(2)
    const first = idOf(await reserve('twice'))
    const later = createShopApi({ db: database().db, now: () => after(1) })
    const request = new Request('http://shop/v1/reservations?shopId=1', {
      method: 'POST',
      headers: { 'x-access-token': 'local' },
      body: JSON.stringify(aRequest('twice')),
    })
    const second = idOf({ body: await (await later(request)).json() })
    const { body } = await get('/v1/reservations?customerId=twice')
    expect(reservations.parse(body).map(({ id }) => id)).toEqual([second, first])
  })

  test('what still waits is not deleted, however long ago it was over', async () => {
    await put(2)
    const [waiting, ended] = [idOf(await reserve('waits')), idOf(await reserve('ended'))]
    await move(ended, 'cancel')
    await deleteOldReservations(database().db, after(400))
    const left = await rows<{ id: string }>(
      database().db,
      sql`select id from reservation where id in (${waiting}, ${ended})`,
    )
    expect(left).toEqual([{ id: waiting }])
  })
})
