import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { declarationOf } from '#domain/declaration/declaration.ts'
import { returnableLinesOf } from '#modules/after-sale/returns.ts'
import { MAIL_MIGRATIONS } from '#modules/email/mail-queue.ts'
import { readEnv } from '#platform/env.ts'
import { inGroup } from '#tests/support/basket-items.ts'
import { embeddedCopyOfFile } from '#tests/support/embedded-copy.ts'
import { emptyOrderClient, fakeAfterSale } from '#tests/support/fake-after-sale.ts'
import { recordingLog } from '#tests/support/log.ts'
import { anOrder, anOrderItem } from '#tests/support/orders.ts'

const folders: string[] = []
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))))

const values = { prescriptionValues: { right: { sphere: -2 }, left: {} } }
const order = anOrder({
  items: [
    anOrderItem('i1', { ...inGroup('g', true), customData: values, quantity: 2 }),
    anOrderItem('i2', inGroup('g')),
    anOrderItem('i3', { status: 'returned' }),
    anOrderItem('i4', { status: 'cancelled' }),
    anOrderItem('i5', { status: 'delivered' }),
    anOrderItem('i6', { status: 'delivered', customData: { lensType: 'home_try_on' } }),
    anOrderItem('i7', { ...inGroup('g'), customData: { hideSubItem: true } }),
  ],
})
const orders = {
  ...emptyOrderClient,
  byId: async () => order,
  lookup: async (_: string, proof: object) =>
    'email' in proof && proof.email === 'anna@example.org' ? order : null,
}

test('the remaining items of an order can be returned, except custom-made ones and those that were only tried', async () => {
  expect(await returnableLinesOf(orders)('de-de', order.id, 'anna@example.org')).toEqual([
    { key: 'i1', name: '2 × Model 1', isCustomMade: false },
    { key: 'i2', name: '1 × Model 2', isCustomMade: true },
    { key: 'i5', name: '1 × Model 5', isCustomMade: false },
  ])
})

test('nobody sees the orders of others', async () => {
  expect(await returnableLinesOf(orders)('de-de', order.id, 'eve@example.org')).toBeNull()
})

test('the link of an email opens its order as a lookup shows it, and nothing else', async () => {
  const { linkTo, orderOfLink } = fakeAfterSale(recordingLog().log, orders)
  expect(await orderOfLink(linkTo(order.id))).toBe(order)
  const { orderOfLink: ofOther } = fakeAfterSale(recordingLog().log)
  expect(await ofOther(linkTo(order.id))).toBeNull()
  expect(await orderOfLink(`${linkTo(order.id)}x`)).toBeNull()
})

test.each([
  ['MAIL_FROM', { MAIL_FROM: 'no-reply@shop.example' }, 'no-reply@shop.example'],
  ['MAIL_REPLY_TO', { MAIL_REPLY_TO: 'service@shop.example' }, 'service@shop.example'],
  ['the shop that sends it', {}, 'shop@shop.de'],
])('the copy of a declaration goes to %s, an answer to it to the customer', async (name, set, to) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'outbox-'))
  folders.push(dataDir)
  const { db } = await embeddedCopyOfFile({ tables: [MAIL_MIGRATIONS] })
  const { mail } = fakeAfterSale(recordingLog().log, emptyOrderClient, {
    env: readEnv({ DATA_DIR: dataDir, SHOP_ORIGIN: 'https://shop.de', ...set }),
    database: async () => db,
  })
  const given = { name: 'Ada', email: 'ada@example.com', order: order.id }
  const payload = {
    variant: 'de-de',
    receivedAt: '2026-06-01T12:00:00Z',
    declaration: declarationOf('withdrawal', given),
    isProven: true,
    lines: [],
  }
  await mail.enqueue(db, { key: name, kind: 'declaration-copy', payload })
  await mail.deliver()
  const [file = ''] = await readdir(join(dataDir, 'outbox'))
  const text = await readFile(join(dataDir, 'outbox', file), 'utf8')
  expect(/^To: (.*)\r$/m.exec(text)?.[1]).toBe(to)
  expect(/^Reply-To: (.*)\r$/m.exec(text)?.[1]).toBe('ada@example.com')
})
