import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Order } from '#domain/order/order.ts'
import {
  createPrescriptionSlips,
  PRESCRIPTION_SLIP_MIGRATIONS,
} from '#modules/prescription-slip/prescription-slips.ts'
import { prescriptionSlip } from '#modules/prescription-slip/schema.ts'
import type { Db } from '#platform/database.ts'
import { onBothDatabases } from '#tests/support/database.ts'
import { waitingPair } from '#tests/support/order-values-form.ts'
import { anOrder, anOrderItem, aPackage } from '#tests/support/orders.ts'

const GROUP = 'pair0001'
const DAY = 86_400_000
const START = Date.parse('2026-11-22T10:00:00Z')

const waiting = (id: string): Order =>
  anOrder({
    id,
    items: [
      anOrderItem('i7', {
        packageId: 1,
        itemGroup: { id: GROUP, isMainItem: true, isRequired: true },
        customData: { lensType: 'type_ei' },
      }),
    ],
    packages: [aPackage(1)],
  })

onBothDatabases({ tables: [PRESCRIPTION_SLIP_MIGRATIONS] }, (open) => {
  let db: Db
  let close: () => Promise<void>
  beforeAll(async () => void ({ db, close } = await open()))
  afterAll(() => close())

  function shop(...orders: Order[]) {
    const clock = { time: START }
    const known = new Map(orders.map((order) => [order.id, order]))
    const slips = createPrescriptionSlips({
      orders: { byId: async (id) => known.get(id) ?? null },
      secrets: ['secret'],
      database: async () => db,
      now: () => new Date(clock.time),
    })
    return { slips, clock, known }
  }
  const photo = (background: string) =>
    sharp({ create: { width: 40, height: 20, channels: 3, background } })
      .png()
      .toBuffer()

  test('a slip is encrypted in the table, read back by the operator, and replaced by a later one', async () => {
    const order = waiting('100000000001')
    const { slips } = shop(order)
    expect(await slips.save(order, GROUP, await photo('#fff'))).toEqual({ ok: true, value: undefined })
    expect(await slips.save(order, GROUP, Buffer.from('%PDF-1.4 R -2,25'))).toMatchObject({ ok: true })
    const [row, ...more] = await db.select().from(prescriptionSlip)
    expect(more).toEqual([])
    expect(Buffer.from(row?.content ?? []).includes('-2,25')).toBe(false)
    expect(await slips.read(order.id, GROUP)).toEqual({
      contentType: 'application/pdf',
      content: Buffer.from('%PDF-1.4 R -2,25'),
    })
    expect(await slips.list(order.id)).toMatchObject([{ orderId: order.id, groupId: GROUP }])
    expect(await slips.read('100000000002', GROUP)).toBeNull()
  })

  test('a customer may have one picture deleted, of which others stay', async () => {
    const [order, other] = [waiting('100000000021'), waiting('100000000022')]
    const { slips } = shop(order)
    for (const each of [order, other]) await slips.save(each, GROUP, await photo('#fff'))
    const known = async () =>
      (await slips.listOf([order.id, other.id, '100000000023'])).map(({ orderId }) => orderId)
    expect(await known()).toEqual([order.id, other.id])
    await slips.delete(order.id, 'pair0002')
    await slips.delete(order.id, GROUP)
    expect(await known()).toEqual([other.id])
    expect(await slips.listOf([])).toEqual([])
    await slips.deleteOf([])
    expect(await known()).toEqual([other.id])
    await slips.deleteOf([order.id, other.id])
    expect(await known()).toEqual([])
  })

  test('slips whose pairs wait are listed until they are read, with the moment at which they came', async () => {
    await db.delete(prescriptionSlip)
    const [open, read, gone] = [1, 2, 3].map((at) => waiting(`30000000000${at}`))
    if (!open || !read || !gone) throw new Error()
    const { slips, known } = shop(open, read, gone)
    for (const order of [open, read, gone]) await slips.save(order, GROUP, await photo('#fff'))
    const prescriptionValues = { right: { sphere: -2, pd: 32 }, left: { sphere: -1, pd: 32 } }
    known.set(read.id, { ...read, items: waitingPair('i7', GROUP, 'single-vision', { prescriptionValues }) })
    known.delete(gone.id)
    const receivedAt = new Date(START).toISOString()
    expect(await slips.listAwaited()).toEqual([{ orderId: open.id, groupId: GROUP, receivedAt }])
    expect(await slips.list(read.id)).toHaveLength(1)
  })

  test('a pair that does not wait, and a file that is none, are refused', async () => {
    const order = waiting('100000000003')
    const { slips } = shop(order)
    expect(await slips.save(order, 'pair0002', await photo('#fff'))).toEqual({
      ok: false,
      error: 'not-waiting',
    })
    const prescriptionValues = { right: { sphere: 1, addition: 2 }, left: { sphere: 1, addition: 2 } }
    const office = { ...order, items: waitingPair('i1', GROUP, 'office', { prescriptionValues }) }
    expect((await slips.save(office, GROUP, await photo('#fff'))).ok).toBe(false)
    expect(await slips.save(order, GROUP, Buffer.from('x'))).toEqual({ ok: false, error: 'type' })
    expect(await slips.list(order.id)).toEqual([])
  })

  test('a slip goes a month after the parcel, with an order that is gone, and after half a year', async () => {
    await db.delete(prescriptionSlip)
    const [open, sent, gone, unwanted] = [1, 2, 3, 4].map((at) => waiting(`20000000000${at}`))
    if (!open || !sent || !gone || !unwanted) throw new Error()
    const { slips, clock, known } = shop(open, sent, gone, unwanted)
    for (const order of [open, sent, gone, unwanted]) await slips.save(order, GROUP, await photo('#fff'))
    known.set(sent.id, {
      ...sent,
      packages: [aPackage(1, { deliveryStatus: 'shipment_completed' })],
      history: [{ at: new Date(START + DAY).toISOString(), action: { event: 'ship' } }],
    })
    known.delete(gone.id)
    const left = async () => {
      await slips.deleteUnneeded()
      return (await slips.list()).map(({ orderId }) => orderId).toSorted()
    }
    known.set(unwanted.id, { ...unwanted, valuesRemoval: 'requested' })
    clock.time = START + 31 * DAY
    expect(await left()).toEqual([open.id, sent.id, unwanted.id])
    known.set(unwanted.id, { ...unwanted, valuesRemoval: 'done' })
    expect(await left()).toEqual([open.id, sent.id])
    clock.time += DAY
    expect(await left()).toEqual([open.id])
    clock.time = START + 181 * DAY
    expect(await left()).toEqual([])
  })
})
