import { expect, test } from 'vitest'
import { appointmentApi } from '#tests/support/appointment-api.ts'
import { onShopApi } from '#tests/support/shop-api.ts'

/** It is Monday, 1 June, 14:00. */
const TUESDAY = '2026-06-02'
const TEN = `${TUESDAY}T10:00:00+02:00`

onShopApi((ask, database) => {
  const { book, booked, list, open, send, startsOn } = appointmentApi(ask, database)

  test('the next free slot of several branches', async () => {
    const [free, full, closed] = [await open(), await open(), await open({ until: '2026-05-31' })]
    await booked(full, `${TUESDAY}T09:30:00+02:00`, 'first-of-tuesday')
    await send('PUT', `/v1/branches/${full}/blocks`, {
      from: '2026-06-01T00:00:00+02:00',
      to: `${TUESDAY}T00:00:00+02:00`,
    })
    const { body } = await ask(`/v1/branch-slots?branchIds=${free},${full},${closed},4711`)
    expect(body).toEqual([
      { branchId: free, start: '2026-06-01T16:00:00+02:00' },
      { branchId: full, start: `${TUESDAY}T10:00:00+02:00` },
    ])
  })

  test('the next free slot is that of the service, where the branch has it', async () => {
    const [both, none] = [await open({ services: ['contact-lenses'] }), await open({ services: [] })]
    await booked(both, '2026-06-01T16:30:00+02:00', 'half-past-four')
    const next = async (service: string) =>
      (await ask(`/v1/branch-slots?branchIds=${both},${none}&service=${service}`)).body
    // It takes longer than advice, and would end after half past four.
    expect(await next('contact-lenses')).toEqual([{ branchId: both, start: '2026-06-01T17:00:00+02:00' }])
    expect(await next('advice')).toMatchObject([
      { branchId: both, start: '2026-06-01T16:00:00+02:00' },
      { branchId: none, start: '2026-06-01T16:00:00+02:00' },
    ])
    expect((await ask(`/v1/branch-slots?branchIds=${both}&service=surgery`)).status).toBe(400)
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
