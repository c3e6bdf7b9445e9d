import { expect, test } from 'vitest'
import { aBranch } from '#tests/support/branches.ts'
import { appointmentApi } from '#tests/support/appointment-api.ts'
import { onShopApi } from '#tests/support/shop-api.ts'

const TUESDAY = '2026-06-02'
const TEN = `${TUESDAY}T10:00:00+02:00`
const ELEVEN = `${TUESDAY}T11:00:00+02:00`

onShopApi((ask, database) => {
  const { booked, open, read, send } = appointmentApi(ask, database)
  const move = (id: string, start: string) =>
    send('POST', `/v1/appointments/${id}/move`, { by: { actor: 'customer' }, start })
  const put = (over: Parameters<typeof aBranch>[0]) =>
    send('PUT', '/v1/branches', { branches: [aBranch({ staff: 1, ...over })], replace: false })

  test('an appointment says where its branch is, and how it is called, after an import', async () => {
    const id = await open()
    const { id: appointment, letters } = await booked(id, TEN, 'branch-moved-1')
    await put({ id, phone: '+49 40 7777' })
    expect(await read(appointment)).toMatchObject({
      revision: 1,
      letters,
      branch: { phone: '+49 40 7777' },
    })
    const relocated = {
      status: 'booked',
      revision: 2,
      letters: [{ kind: 'relocated' }],
      branch: { id, street: 'Neue Straße 7' },
    }
    for (const _ of ['once', 'again']) {
      await put({ id, street: 'Neue Straße 7' })
      expect(await read(appointment)).toMatchObject(relocated)
    }
  })

  test('an appointment has the address of today when it is moved after it was displaced', async () => {
    const id = await open()
    const { id: appointment } = await booked(id, TEN, 'branch-moved-2')
    await put({ id, street: 'Neue Straße 7', specialDays: [{ date: TUESDAY, spans: [] }] })
    expect(await read(appointment)).toMatchObject({ status: 'displaced' })
    expect((await move(appointment, '2026-06-03T10:00:00+02:00')).body).toMatchObject({
      status: 'booked',
      branch: { street: 'Neue Straße 7' },
    })
  })

  test.each([
    [3, 3, ['booked', 'booked', 'booked']],
    [3, 2, ['booked', 'booked', 'displaced']],
    [3, 1, ['booked', 'displaced', 'displaced']],
  ])('of three at one time with a staff of %i, %i remain: %j', async (before, staff, statuses) => {
    const id = await open({ staff: before })
    const all = []
    for (const turn of ['first', 'second', 'third'])
      all.push(await booked(id, TEN, `${turn}-of-${statuses.join('-')}-${staff}`))
    const beside = await booked(id, ELEVEN, `beside-with-${staff}-of-${before}`)
    for (const _ of ['once', 'again']) {
      await put({ id, staff })
      const after = await Promise.all(all.map((each) => read(each.id)))
      expect(after.map(({ status }) => status).toSorted()).toEqual(statuses)
      for (const { status, letters } of after) expect(letters.map(({ kind }) => kind)).toEqual([status])
      expect(await read(beside.id)).toMatchObject({ status: 'booked' })
    }
  })

  test('an appointment under a former id of its branch counts among its staff', async () => {
    const [old, id] = [await open(), await open()]
    const keys = ['under-the-old-id', 'under-the-new-id'] as const
    const [one, other] = [await booked(old, TEN, keys[0]), await booked(id, TEN, keys[1])]
    const branches = [aBranch({ id, staff: 1, formerIds: [old] })]
    expect((await send('PUT', '/v1/branches', { branches, replace: true })).status).toBe(200)
    const after = await Promise.all([one, other].map((each) => read(each.id)))
    expect(after.map(({ status }) => status).toSorted()).toEqual(['booked', 'displaced'])
  })

  test('an appointment is displaced where an import in place of all branches lacks its own', async () => {
    const [stays, goes] = [await open(), await open()]
    const [one, other] = [await booked(stays, TEN, 'stays-here'), await booked(goes, TEN, 'has-to-go')]
    const branches = [aBranch({ id: stays, staff: 1 })]
    expect((await send('PUT', '/v1/branches', { branches, replace: true })).status).toBe(200)
    expect(await read(one.id)).toMatchObject({ status: 'booked' })
    expect(await read(other.id)).toMatchObject({ status: 'displaced', letters: [{ kind: 'displaced' }] })
    expect((await move(other.id, ELEVEN)).body).toMatchObject({ kind: 'impossible' })
  })
})
