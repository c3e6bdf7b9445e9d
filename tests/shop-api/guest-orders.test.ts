import { describe, expect, test } from 'vitest'
import { reservation, reservations } from '#contract/branch/reservation.ts'
import { appointmentApi } from '#tests/support/appointment-api.ts'
import { orderApi } from '#tests/support/order-api.ts'
import { onShopApi } from '#tests/support/shop-api.ts'
import { visitorApi } from '#tests/support/visitor-api.ts'

onShopApi((ask, database) => {
  const { buy, order } = orderApi(ask)
  const { get, send } = visitorApi(ask)
  const path = '/v1/customers/anna/guest-orders'
  const by = (id: string | null, email: string) => ({ customer: { id, email } })
  const ownerOf = async (id: string) => (await order(id)).order.customer.id

  test('orders of a guest become those of the account that has proven the mailbox, once', async () => {
    const guest = await buy('claimed-1', 70, 1, by(null, 'Anna@example.org'))
    const other = await buy('claimed-2', 70, 1, by(null, 'berta@example.org'))
    const owned = await buy('claimed-3', 70, 1, by('carla', 'anna@example.org'))
    expect(await send('POST', path, { email: 'anna@example.org' })).toMatchObject({
      status: 200,
      body: { claimed: 1 },
    })
    expect((await send('POST', path, { email: 'anna@example.org' })).body).toEqual({ claimed: 0 })
    const owners = await Promise.all([guest, other, owned].map((each) => ownerOf(each.order.id)))
    expect(owners).toEqual(['anna', null, 'carla'])
    expect(
      (await send('POST', '/v1/customers/berta/guest-orders', { email: 'ANNA@example.org' })).body,
    ).toEqual({
      claimed: 0,
    })
  })

  test('an international domain is the same in both spellings', async () => {
    const guest = await buy('claimed-4', 70, 1, by(null, 'dora@bücher.example'))
    await send('POST', '/v1/customers/dora/guest-orders', { email: 'dora@xn--bcher-kva.example' })
    expect(await ownerOf(guest.order.id)).toBe('dora')
  })

  describe('what was booked or reserved in a branch', () => {
    const { open, booked, list, read } = appointmentApi(ask, database)
    const claim = (id: string, email: string) => send('POST', `/v1/customers/${id}/guest-orders`, { email })
    const reserve = async (branchId: number, key: string, customer: { id: string | null; email: string }) => {
      const names = { firstName: 'Emma', lastName: 'Berg' }
      const request = { attemptKey: `reservation-${key}`, branchId, variantId: 30, goods: 'Brera 4711' }
      const { body } = await send('POST', '/v1/reservations', {
        ...request,
        customer: { ...names, ...customer },
      })
      return reservation.parse(body).id
    }
    const reservationsOf = async (id: string) =>
      reservations.parse((await get(`/v1/reservations?customerId=${id}`)).body).map((each) => each.id)

    test('becomes the account’s, and can still be changed by its link', async () => {
      const branchId = await open()
      const stocks = [{ branchId, variantId: 30, quantity: 3 }]
      await send('PUT', '/v1/stock', { stocks })
      const guest = await booked(branchId, '2026-06-03T10:00:00+02:00', 'emma-00000000001')
      const email = guest.person?.email ?? ''
      const other = await booked(branchId, '2026-06-03T12:00:00+02:00', 'frida-0000000001')
      const owned = await booked(branchId, '2026-06-03T14:00:00+02:00', 'emma-00000000002', {
        customerId: 'gerda',
        person: guest.person,
      })
      const reserved = await reserve(branchId, 'of-a-guest', { id: null, email: email.toUpperCase() })
      const kept = await reserve(branchId, 'of-somebody', { id: 'gerda', email })
      expect((await claim('emma', email)).body).toEqual({ claimed: 2 })
      expect((await claim('emma', email)).body).toEqual({ claimed: 0 })
      expect((await list('?customerId=emma')).map(({ id }) => id)).toEqual([guest.id])
      const owners = await Promise.all([other.id, owned.id].map(read))
      expect(owners.map(({ customerId }) => customerId)).toEqual([null, 'gerda'])
      expect([await reservationsOf('emma'), await reservationsOf('gerda')]).toEqual([[reserved], [kept]])
      const by = { actor: 'customer' }
      const moved = await send('POST', `/v1/appointments/${guest.id}/move`, {
        by,
        start: '2026-06-03T16:00:00+02:00',
      })
      expect([moved.status, (await read(guest.id)).customerId]).toEqual([200, 'emma'])
    })
  })

  test.each([[{}], [{ email: '' }], [{ email: 'anna' }]])('%j is refused', async (body) =>
    expect((await send('POST', path, body)).status).toBe(400),
  )

  test('nobody does it without the token', async () =>
    expect((await ask(path, { method: 'POST', body: '{"email":"anna@example.org"}' })).status).toBe(401))
})
