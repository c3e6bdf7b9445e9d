import { expect, test } from 'vitest'
import { foundBranch } from '#contract/shop-api/branch.ts'
import { page } from '#contract/shop-api/page.ts'
import { appointmentApi } from '#tests/support/appointment-api.ts'
import { onShopApi } from '#tests/support/shop-api.ts'

/** It is Monday, 1 June, 14:00. */
const TUESDAY = '2026-06-02'
const TEN = `${TUESDAY}T10:00:00+02:00`
const branches = page(foundBranch)

onShopApi((ask, database) => {
  const { book, booked, list, open, send, startsOn } = appointmentApi(ask, database)

  /** The next free start of each branch of a town, by its id. */
  const nextStarts = async (city: string, service: string) =>
    branches
      .parse((await ask(`/v1/branches?city=${city}&slots=${service}`)).body)
      .entities.map(({ id, nextStart }) => [id, nextStart])

  test('the next free start of each branch that is found', async () => {
    const inTown = { city: 'Plau' }
    const [free, full] = [await open(inTown), await open(inTown)]
    await open({ ...inTown, until: '2026-05-31' })
    await booked(full, `${TUESDAY}T09:30:00+02:00`, 'first-of-tuesday')
    await send('PUT', `/v1/branches/${full}/blocks`, {
      from: '2026-06-01T00:00:00+02:00',
      to: `${TUESDAY}T00:00:00+02:00`,
    })
    expect(await nextStarts('plau', 'advice')).toEqual([
      [free, '2026-06-01T16:00:00+02:00'],
      [full, `${TUESDAY}T10:00:00+02:00`],
    ])
    const asFound = branches.parse((await ask('/v1/branches?city=plau')).body).entities
    expect(asFound.map((each) => Object.hasOwn(each, 'nextStart'))).toEqual([false, false])
  })

  test('the next free start is that of the service, where the branch has it', async () => {
    const inTown = { city: 'Lenzen' }
    const both = await open({ ...inTown, services: ['contact-lenses'] })
    const none = await open({ ...inTown, services: [] })
    await booked(both, '2026-06-01T16:30:00+02:00', 'half-past-four')
    // It takes longer than advice, and would end after half past four.
    expect(await nextStarts('lenzen', 'contact-lenses')).toEqual([
      [both, '2026-06-01T17:00:00+02:00'],
      [none, undefined],
    ])
    expect(await nextStarts('lenzen', 'advice')).toEqual([
      [both, '2026-06-01T16:00:00+02:00'],
      [none, '2026-06-01T16:00:00+02:00'],
    ])
    expect((await ask('/v1/branches?slots=surgery')).status).toBe(400)
  })

  test('what a customer has booked is listed and deleted', async () => {
    const branchId = await open()
    const customerId = 'anna-with-account'
    await booked(branchId, TEN, 'of-the-account-1', { customerId })
    await booked(branchId, `${TUESDAY}T09:30:00+02:00`, 'of-the-account-2', { customerId })
    await book({
      key: 'only-held-by-her',
      branchId,
      service: 'advice',
      start: `${TUESDAY}T12:00:00+02:00`,
      customerId,
    })
    const own = await list(`?customerId=${customerId}`)
    expect(own.map(({ start }) => start.slice(11, 16))).toEqual(['09:30', '10:00'])
    expect((await list()).length).toBeGreaterThan(2)
    expect((await send('DELETE', `/v1/appointments?customerId=${customerId}`)).status).toBe(204)
    expect(await list(`?customerId=${customerId}`)).toEqual([])
    expect(await startsOn(branchId, TUESDAY)).toHaveLength(18)
  })
})
