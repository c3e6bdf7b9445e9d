import { describe, expect, test } from 'vitest'
import type { Appointment } from '#domain/appointment/appointment.ts'
import { aBranch } from '#tests/support/branches.ts'
import { appointmentApi, person } from '#tests/support/appointment-api.ts'
import { onShopApi } from '#tests/support/shop-api.ts'
import { deleteOldAppointments, dueAppointments } from '#shop-api/appointment/due-appointments.ts'

const TUESDAY = '2026-06-02'
const TEN = `${TUESDAY}T10:00:00+02:00`
const ELEVEN = `${TUESDAY}T11:00:00+02:00`
const BY = { actor: 'customer' }
const report = (error: unknown) => expect(error).toBeUndefined()

onShopApi((ask, database) => {
  const { booked, due, list, open, read, send, startsOn } = appointmentApi(ask, database)
  const move = (id: string, start: string, by: object = BY) =>
    send('POST', `/v1/appointments/${id}/move`, { by, start })
  const cancel = (id: string, by: object = BY) => send('POST', `/v1/appointments/${id}/cancellation`, { by })

  describe('a move', () => {
    test('takes the new time and frees the old one', async () => {
      const branchId = await open()
      const { id } = await booked(branchId, TEN, 'moves-on-1')
      expect(await move(id, ELEVEN)).toMatchObject({ status: 200, body: { status: 'booked', start: ELEVEN } })
      const free = await startsOn(branchId, TUESDAY)
      expect([free.includes('10:00'), free.includes('11:00')]).toEqual([true, false])
      expect((await move(id, ELEVEN)).body).toMatchObject({ revision: 2 })
    })

    test('to a time that somebody else has changes nothing', async () => {
      const branchId = await open()
      const [{ id }] = [
        await booked(branchId, TEN, 'stays-put-1'),
        await booked(branchId, ELEVEN, 'has-eleven'),
      ]
      expect(await move(id, ELEVEN)).toMatchObject({ status: 409, body: { kind: 'slot-taken' } })
      expect(await read(id)).toMatchObject({ start: TEN, revision: 1 })
    })

    test('of two to the same time at once: one has it', async () => {
      const branchId = await open()
      const nine = `${TUESDAY}T09:30:00+02:00`
      const both = [await booked(branchId, TEN, 'rival-one'), await booked(branchId, nine, 'rival-two')]
      const answers = await Promise.all(both.map(({ id }) => move(id, ELEVEN)))
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
      expect(await startsOn(branchId, TUESDAY)).toHaveLength(16)
    })

    test('by half an hour may overlap its own old time', async () => {
      const branchId = await open({ services: ['contact-lenses'] })
      const { id } = await booked(branchId, TEN, 'overlaps-itself', { service: 'contact-lenses' })
      expect((await move(id, `${TUESDAY}T10:30:00+02:00`)).status).toBe(200)
    })
  })

  test('a cancellation frees the time, again it changes nothing', async () => {
    const branchId = await open()
    const { id } = await booked(branchId, TEN, 'cancels-it')
    expect((await cancel(id)).body).toMatchObject({ status: 'cancelled', letters: [{ kind: 'cancelled' }] })
    expect((await cancel(id)).body).toMatchObject({ revision: 2 })
    expect(await startsOn(branchId, TUESDAY)).toContain('10:00')
    expect(await move(id, ELEVEN)).toMatchObject({ status: 409, body: { kind: 'impossible' } })
  })

  test('somebody else’s appointment is unknown, as is one that is only held', async () => {
    const branchId = await open()
    const { id } = await booked(branchId, TEN, 'belongs-to-anna', { customerId: 'anna' })
    const berta = { actor: 'customer', customerId: 'berta' }
    expect((await move(id, ELEVEN, berta)).status).toBe(404)
    expect((await cancel(id, berta)).status).toBe(404)
    expect((await cancel(id, { actor: 'customer', customerId: 'anna' })).status).toBe(200)
    const held = await send('POST', '/v1/appointments', {
      key: 'only-held-here',
      branchId,
      service: 'advice',
      start: ELEVEN,
    })
    expect((await cancel((held.body as { id: string }).id)).status).toBe(404)
    expect((await cancel('nobody')).status).toBe(404)
  })

  describe('an appointment that cannot take place any more', () => {
    const put = (over: Parameters<typeof aBranch>[0]) =>
      send('PUT', '/v1/branches', { branches: [aBranch({ staff: 1, ...over })], replace: false })

    test('is displaced by a special day that is imported, and can be moved or cancelled', async () => {
      const id = await open()
      const [first, second] = [
        await booked(id, TEN, 'new-holiday-1'),
        await booked(id, ELEVEN, 'new-holiday-2'),
      ]
      await put({ id, specialDays: [{ date: TUESDAY, spans: [{ opens: '11:00', closes: '12:00' }] }] })
      expect(await read(first.id)).toMatchObject({ status: 'displaced', letters: [{ kind: 'displaced' }] })
      expect(await read(second.id)).toMatchObject({ status: 'booked' })
      expect((await move(first.id, TEN)).status).toBe(409)
      expect((await move(first.id, '2026-06-03T10:00:00+02:00')).body).toMatchObject({ status: 'booked' })
    })

    test('is displaced where its branch closes or is gone', async () => {
      const [closing, moving] = [await open(), await open()]
      const [one, other] = [
        await booked(closing, TEN, 'branch-closes'),
        await booked(moving, TEN, 'branch-moves'),
      ]
      await put({ id: closing, until: '2026-06-01' })
      expect(await read(one.id)).toMatchObject({ status: 'displaced' })
      // The same branch under another id.
      await put({ id: 9000, formerIds: [moving] })
      expect(await read(other.id)).toMatchObject({ status: 'booked', branch: { id: 9000 } })
      expect((await cancel(one.id)).body).toMatchObject({ status: 'cancelled' })
    })

    test('does not keep its customer from booking elsewhere', async () => {
      const id = await open({ staff: 3 })
      const other = await open({ staff: 3 })
      const request = { branchId: id, service: 'advice', start: TEN, person: person('closed-out') }
      for (const key of ['closed-out-1', 'closed-out-2', 'closed-out-3'])
        expect((await send('POST', '/v1/appointments', { ...request, key })).status).toBe(201)
      const again = { ...request, branchId: other, key: 'closed-out-4' }
      expect((await send('POST', '/v1/appointments', again)).body).toMatchObject({ kind: 'too-many' })
      await put({ id, until: '2026-06-01' })
      expect((await send('POST', '/v1/appointments', again)).status).toBe(201)
    })

    test('is displaced by times that the operator blocks', async () => {
      const id = await open()
      const { id: appointment } = await booked(id, TEN, 'blocked-out-1')
      const block = { from: `${TUESDAY}T09:00:00+02:00`, to: `${TUESDAY}T10:30:00+02:00` }
      expect((await send('PUT', `/v1/branches/${id}/blocks`, block)).body).toEqual({ displaced: 1 })
      expect((await send('PUT', `/v1/branches/${id}/blocks`, block)).body).toEqual({ displaced: 0 })
      expect(await read(appointment)).toMatchObject({ status: 'displaced' })
      expect((await startsOn(id, TUESDAY))[0]).toBe('10:30')
      expect(
        (await send('PUT', `/v1/branches/${id}/blocks`, { from: block.to, to: block.from })).status,
      ).toBe(400)
    })
  })

  test('letters wait until they are queued, the reminder is written once', async () => {
    const branchId = await open()
    const { id, letters } = await booked(branchId, '2026-06-09T10:00:00+02:00', 'gets-letters')
    const waitsFor = (all: Appointment[]) =>
      all.find((each) => each.id === id)?.letters.map(({ kind }) => kind)
    expect(waitsFor(await due())).toEqual(['booked'])
    await send('POST', `/v1/appointments/${id}/letters`, { key: letters[0]?.key ?? '' })
    const { db } = database()
    for (const [now, expected] of [
      ['2026-06-08T07:59:00Z', undefined],
      ['2026-06-08T08:00:00Z', ['reminder']],
      ['2026-06-08T08:05:00Z', ['reminder']],
    ] as const)
      expect(
        waitsFor(await dueAppointments({ db, now: new Date(now), shop: { language: 'de' }, report })),
      ).toEqual(expected)
    expect((await read(id)).history.filter(({ event }) => event === 'remind')).toHaveLength(1)
    expect((await send('POST', '/v1/appointments/nobody/letters', { key: 'x' })).status).toBe(404)
  })

  test('the operator cancels, and records who did not come', async () => {
    const branchId = await open()
    const { id, number } = await booked(branchId, TEN, 'operator-sees-it')
    expect((await send('POST', `/v1/appointments/${number}/missed`, {})).status).toBe(409)
    expect((await cancel(number, { actor: 'operator' })).body).toMatchObject({
      id,
      letters: [{ kind: 'withdrawn' }],
    })
  })

  test('is deleted half a year after its day', async () => {
    const branchId = await open()
    const { id } = await booked(branchId, TEN, 'long-ago-0001')
    const { db } = database()
    await deleteOldAppointments(db, new Date('2026-11-29T08:29:00Z'))
    expect((await list()).some((each) => each.id === id)).toBe(true)
    await deleteOldAppointments(db, new Date('2026-11-29T08:31:00Z'))
    expect((await list()).some((each) => each.id === id)).toBe(false)
  })
})
