import { expect, test } from 'vitest'
import { z } from 'zod'
import { orderApi, HOME_ADDRESS } from '#tests/support/order-api.ts'
import { onShopApi } from '#tests/support/shop-api.ts'
import { visitorApi } from '#tests/support/visitor-api.ts'

const found = z.object({ orders: z.array(z.object({ id: z.string() })), total: z.int() })

onShopApi((ask) => {
  const { send } = visitorApi(ask)
  const { buy, move } = orderApi(ask)
  const buyer = (firstName: string, lastName: string, company?: string) => ({
    address: {
      billing: { ...HOME_ADDRESS, recipient: { firstName, lastName, ...(company && { company }) } },
      shipping: HOME_ADDRESS,
      forward: null,
    },
    customer: { id: null, email: `${firstName.length}_x+y@example.com` },
  })
  const search = async (body: unknown) => {
    const answer = await send('POST', '/v1/orders/search', body)
    if (answer.status !== 200) return answer.status
    const { orders, total } = found.parse(answer.body)
    expect(orders.length).toBe(Math.min(total, 20))
    return orders.map(({ id }) => id)
  }

  test('an order is found by parts of names, company, mailbox and number, whatever case and accents', async () => {
    const { order } = await buy('müller', 70, 1, buyer('Łucja', 'Müller-Özil', 'Optik Weiß'))
    for (const text of [
      'lucja',
      'MÜLLER',
      'muller-oz',
      '  özil   ŁUCJA ',
      'optik weiss',
      'muster',
      '5_X+Y@example.com',
      order.id,
      `${order.id.slice(0, 4)} ${order.id.slice(4, 11)} ${order.id.slice(11)}`,
      order.id.slice(2, 9),
    ])
      expect([text, await search({ text })]).toEqual([text, [order.id]])
    expect(await search({ text: 'lucja schmidt' })).toEqual([])
  })

  test('wildcards, quotes and backslashes are characters like others', async () => {
    for (const text of ['%', 'm_ller', 'm%ller', '\\', "' or true --", '*', '.*', '5%x'])
      expect([text, await search({ text })]).toEqual([text, []])
    expect(await search({ text: '5_x+y' })).toHaveLength(1)
  })

  test('orders at a stage are found, and unpaid ones', async () => {
    const { order: sent } = await buy('sent', 70, 1, buyer('Sent', 'Away'))
    await move(sent.id, { event: 'ship' })
    const { order: unpaid } = await buy('unpaid', 70, 1, {
      ...buyer('Not', 'Paid'),
      paymentKey: 'paypal_instant',
    })
    expect(await search({ stage: 'shipped' })).toEqual([sent.id])
    expect(await search({ text: 'paid' })).toEqual([unpaid.id])
    expect(await search({ text: 'paid', stage: 'confirmed' })).toEqual([])
  })

  test('a search answers twenty orders at a time', async () => {
    for (let at = 0; at < 21; at++) await buy(`many-${at}`, 70, 1, buyer('Mani', 'Fold'))
    expect(await search({ text: 'mani fold' })).toHaveLength(20)
    const { body } = await send('POST', '/v1/orders/search', { text: 'mani fold', page: 2 })
    expect(body).toMatchObject({ total: 21, orders: { length: 1 } })
  })

  test.each([
    [{ text: '' }, 400],
    [{ text: 'x'.repeat(101) }, 400],
    [{ stage: 'eaten' }, 400],
    [{ page: 0 }, 400],
  ])('%j is refused', async (body, status) => expect(await search(body)).toBe(status))

  test('nobody searches without the token', async () => {
    const init = { method: 'POST', body: JSON.stringify({ text: 'anna' }) }
    expect((await ask('/v1/orders/search', init)).status).toBe(401)
    const wrong = { ...init, headers: { 'x-access-token': 'wrong' } }
    expect((await ask('/v1/orders/search', wrong)).status).toBe(401)
  })

  test('what the operator did to an order is recorded, once', async () => {
    const { order } = await buy('history', 70)
    const prepare = { event: 'prepare', to: 'shipment_pending' }
    await move(order.id, prepare)
    await move(order.id, prepare)
    const { order: sent } = await move(order.id, { event: 'ship' })
    expect(sent?.history.map(({ action }) => action)).toEqual([prepare, { event: 'ship' }])
    expect(order.history).toEqual([])
  })
})
