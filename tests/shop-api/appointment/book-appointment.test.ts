import { describe, expect, test } from 'vitest'
import { appointment } from '#contract/appointment/appointment.ts'
import { appointmentApi, person } from '#tests/support/appointment-api.ts'
import { onShopApi } from '#tests/support/shop-api.ts'

/** It is Monday, 1 June, 14:00. */
const TUESDAY = '2026-06-02'
const TEN = `${TUESDAY}T10:00:00+02:00`

onShopApi((ask, database) => {
  const { book, booked, open, read, send, startsOn } = appointmentApi(ask, database)

  test('the slots of a branch are free until they are booked', async () => {
    const branchId = await open()
    expect(await startsOn(branchId, TUESDAY)).toHaveLength(18)
    const made = await booked(branchId, TEN, 'first-booking', { variantId: 30 })
    expect(made).toMatchObject({
      status: 'booked',
      start: TEN,
      end: `${TUESDAY}T10:30:00+02:00`,
      branch: { id: branchId, city: 'Köln' },
      variantId: 30,
      customerId: null,
      letters: [{ kind: 'booked' }],
    })
    expect(await startsOn(branchId, TUESDAY)).not.toContain('10:00')
    expect(await startsOn(branchId, TUESDAY)).toHaveLength(17)
  })

  test('two people of the staff take two appointments at once', async () => {
    const branchId = await open({ staff: 2 })
    await booked(branchId, TEN, 'staff-of-two-1')
    expect(await startsOn(branchId, TUESDAY)).toContain('10:00')
    await booked(branchId, TEN, 'staff-of-two-2')
    expect(await startsOn(branchId, TUESDAY)).not.toContain('10:00')
  })

  test('two hundred at once for the last slot: one has it', async () => {
    const branchId = await open()
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, at) =>
        book({
          key: `crowd-${branchId}-${at}`,
          branchId,
          service: 'advice',
          start: TEN,
          person: person(`p${at}`),
        }),
      ),
    )
    const statuses = answers.map(({ status }) => status)
    expect([statuses.filter((status) => status === 201).length, new Set(statuses)]).toEqual([
      1,
      new Set([201, 409]),
    ])
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ kind: 'slot-taken' })
  }, 60_000)

  describe('the same key', () => {
    test('is one appointment, however often it is sent', async () => {
      const branchId = await open()
      const request = {
        key: 'pressed-twice',
        branchId,
        service: 'advice',
        start: TEN,
        person: person('twice'),
      }
      const made = await Promise.all(Array.from({ length: 10 }, () => book(request)))
      const ids = made.map(({ body }) => appointment.parse(body).id)
      expect(new Set(ids).size).toBe(1)
      expect((await read(ids[0] ?? '')).history).toHaveLength(2)
    })

    test('does not book another time', async () => {
      const branchId = await open()
      await booked(branchId, TEN, 'one-key-one-time')
      const start = `${TUESDAY}T11:00:00+02:00`
      const again = await book({
        key: 'one-key-one-time',
        branchId,
        service: 'advice',
        start,
        person: person('x'),
      })
      expect(again).toMatchObject({ status: 409, body: { kind: 'slot-taken' } })
    })
  })

  describe('a held slot', () => {
    const hold = (branchId: number, key: string, start = TEN) =>
      book({ key, branchId, service: 'advice', start })

    test('is booked by its key, and by nobody else', async () => {
      const branchId = await open()
      expect((await hold(branchId, 'held-by-anna')).body).toMatchObject({
        status: 'held',
        heldUntil: '2026-06-01T12:05:00.000Z',
        person: null,
      })
      expect(await startsOn(branchId, TUESDAY)).not.toContain('10:00')
      expect((await hold(branchId, 'wanted-by-berta')).status).toBe(409)
      expect(await booked(branchId, TEN, 'held-by-anna')).toMatchObject({ status: 'booked', heldUntil: null })
    })

    test('is not booked where its branch has closed meanwhile', async () => {
      const branchId = await open()
      await hold(branchId, 'held-in-vain')
      await send('PUT', `/v1/branches/${branchId}/blocks`, {
        from: `${TUESDAY}T09:00:00+02:00`,
        to: `${TUESDAY}T10:30:00+02:00`,
      })
      const request = { key: 'held-in-vain', branchId, service: 'advice', start: TEN, person: person('vain') }
      expect(await book(request)).toMatchObject({ status: 409, body: { kind: 'slot-taken' } })
    })

    test('moves with its key to another time', async () => {
      const branchId = await open()
      await hold(branchId, 'undecided-1')
      await hold(branchId, 'undecided-1', `${TUESDAY}T11:00:00+02:00`)
      expect(await startsOn(branchId, TUESDAY)).toContain('10:00')
      expect(await startsOn(branchId, TUESDAY)).not.toContain('11:00')
    })

    test('is free again after five minutes, and forgotten by the job', async () => {
      const branchId = await open()
      const { id } = appointment.parse((await hold(branchId, 'came-too-late')).body)
      await database().db.execute(
        `update appointment set held_until = '2026-06-01T11:59:59Z', document = jsonb_set(document, '{heldUntil}', '"2026-06-01T11:59:59Z"') where id = '${id}'`,
      )
      expect(await startsOn(branchId, TUESDAY)).toContain('10:00')
      await booked(branchId, TEN, 'was-faster')
      const late = { key: 'came-too-late', branchId, service: 'advice', start: TEN, person: person('late') }
      expect(await book(late)).toMatchObject({ status: 409, body: { kind: 'slot-taken' } })
      await send('POST', '/v1/appointments/due', {})
      expect((await send('GET', `/v1/appointments/${id}`)).status).toBe(404)
    })
  })

  test('a mailbox has three coming appointments, however it is written, even when all are sent at once', async () => {
    const branchId = await open({ staff: 9 })
    const other = await open({ staff: 9 })
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, at) =>
        book({
          key: `many-at-once-${at}`,
          branchId: at % 2 === 0 ? branchId : other,
          service: 'advice',
          start: TEN,
          person: person(`greedy+${at}`),
        }),
      ),
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3)
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ kind: 'too-many' })
  })

  test.each([
    ['in the past', '2026-06-01T10:00:00+02:00', 409],
    ['too soon', '2026-06-01T15:30:00+02:00', 409],
    ['too far ahead', '2026-08-10T10:00:00+02:00', 409],
    ['on a Sunday', '2026-06-07T10:00:00+02:00', 409],
    ['on Corpus Christi', '2026-06-04T10:00:00+02:00', 409],
    ['at no slot', '2026-06-02T10:10:00+02:00', 409],
    ['that is none', 'tomorrow', 400],
    ['in another century', '0000-01-01T00:00:00Z', 400],
  ])('a time %s is refused', async (_, start, status) => {
    const branchId = await open()
    const request = { key: 'impossible-times', branchId, service: 'advice', start, person: person('x') }
    expect((await book(request)).status).toBe(status)
  })

  test('a person needs no telephone', async () => {
    const { phone: _, ...reachable } = person('silent')
    expect((await booked(await open(), TEN, 'no-telephone', { person: reachable })).person?.phone).toBeNull()
  })

  test('a service that the branch does not have, and an unknown branch', async () => {
    const request = { key: 'unknown-things', start: TEN, person: person('x') }
    const branchId = await open()
    expect((await book({ ...request, branchId, service: 'hearing-test' })).status).toBe(409)
    expect((await book({ ...request, branchId: 4711, service: 'advice' })).status).toBe(404)
    // Of another country.
    expect((await book({ ...request, branchId: 1050, service: 'advice' })).status).toBe(404)
    expect((await ask(`/v1/branches/4711/slots?service=advice&from=${TUESDAY}&to=${TUESDAY}`)).status).toBe(
      404,
    )
  })

  test('needs the token, and is not cached', async () => {
    expect((await ask('/v1/appointments')).status).toBe(401)
    expect((await ask('/v1/appointments/x')).status).toBe(401)
  })
})
