import { expect, test } from 'vitest'
import type { Order, OrderItem } from '#domain/order/order.ts'
import { CONFIGURATOR_MIGRATIONS } from '#modules/configurator/configurator-drafts.ts'
import { basketService } from '#server/basket/basket-service.ts'
import { addConfiguration } from '#server/configurator/add-configuration.ts'
import { accountValues } from '#server/configurator/account-values.ts'
import { ownValuesFile } from '#server/forms/own-values-file.ts'
import { loadOwnValues, loadOwnValuesAndSlips } from '#server/loaders/account/own-values.ts'
import { loadConfigurator } from '#server/loaders/configurator.ts'
import { SHOP_MIGRATIONS } from '#shop-api/open-database.ts'
import { configuratorShop } from '#tests/support/configurator.ts'
import { aCustomer } from '#tests/support/customers.ts'
import { onBothDatabases } from '#tests/support/database.ts'
import { anOrder, anOrderItem } from '#tests/support/orders.ts'
import { ownValuesVisitor } from '#tests/support/own-values-visitor.ts'
import { pdfText } from '#tests/support/pdf-text.ts'
import { seedShop } from '#tests/support/seeded.ts'

const url = new URL('https://shop.example/de-de/account/values/')
const PATH = '/de-de/account/values/'
const VALUES = { right: { sphere: -2.25, pd: 32 }, left: { sphere: -1.75, pd: 31.5 } }
const TRACES = /2[.,]25|1[.,]75|31[.,]5/
const customer = aCustomer({ id: 'anna' })

onBothDatabases({ fill: seedShop, tables: [SHOP_MIGRATIONS, CONFIGURATOR_MIGRATIONS] }, (open) => {
  const { server, full } = configuratorShop(open)

  const visitor = (items: OrderItem[] = [], more: Partial<Order> = {}) =>
    ownValuesVisitor(server().ctx, customer, { items, more })
  /** The lines of a pair as they were ordered. */
  async function orderedPair(): Promise<OrderItem[]> {
    const { scope, lines } = visitor()
    const parts = ['rx-single-vision', 'index_ch']
    const pair = { variantId: full(), lensType: 'type_ei', prescription: VALUES, parts } as const
    await basketService.clear(scope)
    const said = { areValuesLater: false, isAffirmed: true, isPdMeasured: false, isEarlier: true }
    expect(await addConfiguration(scope, { ...pair, ...said })).toMatchObject({ ok: true })
    const items = (await lines()).map((line): OrderItem => ({ ...line, status: 'available' }))
    await basketService.clear(scope)
    return items
  }

  test('a customer removes the values of one of their orders', async () => {
    const sent = visitor()
    expect(await sent.send({ action: 'remove', order: '200000000001' })).toBe(`${PATH}?note=removed`)
    expect(sent.removed).toEqual([{ customerId: 'anna', orderId: '200000000001' }])
    const open = visitor([], { status: 'confirmed' })
    expect(await open.send({ action: 'remove', order: '200000000001' })).toBe(`${PATH}?note=later`)
  })

  test.each([
    ['somebody else', '200000000002'],
    ['nobody', '200000000009'],
    ['the customer, never paid', '200000000003'],
    ['no number', "' or true --"],
  ])('an order of %s changes nothing', async (_, order) => {
    const { send, removed, lines } = visitor([anOrderItem('i1')])
    for (const action of ['remove', 'use', 'again'])
      expect(await send({ action, order, key: 'i1' })).toBe(PATH)
    expect([removed, await lines()]).toEqual([[], []])
  })

  test('a customer has the picture of a slip deleted, nobody else', async () => {
    const { send, scope, deleted } = visitor()
    const { slips } = await loadOwnValuesAndSlips(scope.ctx, customer)
    expect(slips).toEqual([expect.objectContaining({ number: '2000\u00A00000000\u00A01', groupId: 'pair' })])
    const fields = { action: 'remove-slip', group: 'pair' }
    for (const order of ['200000000002', '200000000009']) expect(await send({ ...fields, order })).toBe(PATH)
    expect(deleted).toEqual([])
    expect(await send({ ...fields, order: '200000000001' })).toBe(`${PATH}?note=slip-removed`)
    expect(deleted).toEqual(['200000000001 pair'])
  })

  test('a form of another site is rejected, an unknown one shows the page', async () => {
    const { send, removed } = visitor()
    const fields = { action: 'remove', order: '200000000001' }
    expect(await send(fields, { 'sec-fetch-site': 'cross-site' })).toBe(403)
    expect(await send({ ...fields, action: 'sell' })).toBe(PATH)
    expect(removed).toEqual([])
  })

  test('glasses begin anew with the values, which are in no address', async () => {
    const items = await orderedPair()
    const { send, scope } = visitor(items)
    const location = String(await send({ action: 'use', order: '200000000001', key: items[0]!.key }))
    expect(location).toMatch(/^\/de-de\/p\/[\w-]+\/\?configure=values&variantid=\d+$/)
    expect(location).not.toMatch(TRACES)
    const next = new URL(location, url)
    const view = await loadConfigurator(scope, next.pathname.split('/')[3] ?? '', next.searchParams)
    expect(view).toMatchObject({
      ok: true,
      value: {
        step: 'values',
        answers: { lensType: 'type_ei', source: 'account', 'right.sphere': '−2,25', 'left.pd': '31,5' },
      },
    })
  })

  test.each([
    [
      'the day of their slip',
      { prescriptionValidity: { measuredOn: '2025-03-09', months: 24 } },
      '09.03.2025',
    ],
    ['that of their order, where no other is known', {}, '21.11.2026'],
  ])('values of the account have %s', async (_, known, day) => {
    const [frame, ...parts] = await orderedPair()
    const { prescriptionValidity: _none, ...customData } = frame!.customData
    const affirmed = { at: anOrder().placedAt, textVersion: '2026-11' }
    const { send, scope } = visitor([
      { ...frame!, customData: { ...customData, affirmed, ...known } },
      ...parts,
    ])
    expect((await accountValues(scope))?.answers.slipDate).toBe(day)
    const location = String(await send({ action: 'use', order: '200000000001', key: frame!.key }))
    const next = new URL(location, url)
    const view = await loadConfigurator(scope, next.pathname.split('/')[3] ?? '', next.searchParams)
    expect(view.ok && view.value.answers.slipDate).toBe(day)
  })

  test('glasses that begin anew keep where their pupillary distance comes from', async () => {
    const pupilDistance = { method: 'card', plusMinus: 2, measuredOn: '2026-11-20' }
    const [frame, ...parts] = await orderedPair()
    const measured = { ...frame!, customData: { ...frame!.customData, pupilDistance } }
    const { send, scope } = visitor([measured, ...parts])
    const location = String(await send({ action: 'use', order: '200000000001', key: measured.key }))
    const next = new URL(location, url)
    const view = await loadConfigurator(scope, next.pathname.split('/')[3] ?? '', next.searchParams)
    expect(view.ok && view.value.answers['pd.measured']).toMatch(/^card 2 2026-11-20$/)
  })

  test('what is no longer sold, and what is no pair, begins nothing', async () => {
    const [frame] = await orderedPair()
    const gone = { ...frame!, variant: { ...frame!.variant, id: 999_999_999 } }
    const { send } = visitor([gone])
    const key = gone.key
    expect(await send({ action: 'use', order: '200000000001', key })).toBe(`${PATH}?note=gone`)
    expect(await send({ action: 'use', order: '200000000001', key: 'none' })).toBe(`${PATH}?note=gone`)
    expect(await send({ action: 'again', order: '200000000001', key })).toBe(`${PATH}?note=gone`)
  })

  test('values that are to be removed are not offered again', async () => {
    const items = await orderedPair()
    const before = visitor(items)
    expect(await accountValues(before.scope)).toMatchObject({ answers: { 'right.sphere': '−2,25' } })
    const { scope, send, lines } = visitor(items, { valuesRemoval: 'requested' })
    expect(await accountValues(scope)).toBeNull()
    for (const action of ['use', 'again'])
      expect(await send({ action, order: '200000000001', key: items[0]!.key })).toBe(`${PATH}?note=gone`)
    expect(await lines()).toEqual([])
    expect(await loadOwnValues(scope.ctx, customer)).toMatchObject([
      { areLeaving: true, entries: [{ values: VALUES }] },
    ])
  })

  test('the file has all values, and nothing on the way stores it', async () => {
    const [frame, ...parts] = await orderedPair()
    const named = { ...frame!, customData: { ...frame!.customData, wearer: 'Mia' } }
    const { scope } = visitor([named, ...parts])
    const groups = await loadOwnValues(scope.ctx, customer)
    const query = new URLSearchParams('download=pdf')
    expect(await ownValuesFile(scope, customer, groups, new URLSearchParams())).toBeNull()
    expect((await ownValuesFile(scope, customer, [], query))?.status).toBe(404)
    const file = await ownValuesFile(scope, customer, groups, query)
    expect(file?.headers.get('cache-control')).toBe('private, no-store')
    expect(file?.headers.get('content-disposition')).toBe('attachment; filename="meine-werte.pdf"')
    if (!file) throw new Error('no file')
    const text = pdfText(Buffer.from(await file.arrayBuffer()))
    for (const part of ['Meine Werte', 'Anna Berg', 'Mia', '−2,25', '−1,75', '31,5', '2000 0000000 1'])
      expect(text).toContain(part)
  })
})
