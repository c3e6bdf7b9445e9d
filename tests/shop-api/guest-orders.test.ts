import { expect, test } from 'vitest'
import { orderApi } from '#tests/support/order-api.ts'
import { onShopApi } from '#tests/support/shop-api.ts'
import { visitorApi } from '#tests/support/visitor-api.ts'

onShopApi((ask) => {
  const { buy, order } = orderApi(ask)
  const { send } = visitorApi(ask)
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

  test.each([[{}], [{ email: '' }], [{ email: 'anna' }]])('%j is refused', async (body) =>
    expect((await send('POST', path, body)).status).toBe(400),
  )

  test('nobody does it without the token', async () =>
    expect((await ask(path, { method: 'POST', body: '{"email":"anna@example.org"}' })).status).toBe(401))
})
