import { expect, test } from 'vitest'
import type { OrderItem } from '#domain/order/order.ts'
import { vcaFile } from '#domain/workshop/vca-file.ts'
import { heldBeforeWork, workshopJobs } from '#domain/workshop/workshop-job.ts'
import { anOrder, anOrderItem, aPackage } from '#tests/support/orders.ts'
import { aFrameItem, somePartItems, UNUSUAL } from '#tests/support/workshop.ts'

const jobsOf = (items: OrderItem[]) => workshopJobs(anOrder({ items }), { isPrismChecked: true })
const AFFIRMED = { at: '2026-11-22T10:00:00Z', textVersion: '2026-11' }

test('a job has its pair in minus-cylinder form, the shape of its frame and its parts', () => {
  const cancelled = { ...somePartItems('g')[3]!, key: 'i99', status: 'cancelled' as const }
  const jobs = jobsOf([
    aFrameItem('i1', 'g', { prescriptionValues: UNUSUAL, affirmed: AFFIRMED }),
    ...somePartItems('g'),
    ...somePartItems('other'),
    cancelled,
    anOrderItem('i7'),
  ])
  const [job] = jobs.ok ? jobs.value : []
  expect(jobs.ok && jobs.value.length).toBe(1)
  expect(job).toMatchObject({
    id: '123456789012-1',
    frame: { key: 'i1' },
    shape: { dimensions: { lensWidth: 52, lensHeight: 40, bridge: 18 }, rim: 'full', isWire: false },
    prescription: { right: { sphere: 1.25, cylinder: -1.25, axis: 97, prism: 1.5 }, left: UNUSUAL.left },
    affirmed: AFFIRMED,
  })
  expect(job?.parts.map(({ part }) => part.kind)).toEqual(['lensType', 'index', 'tint', 'coating', 'service'])
  expect(job?.parts[2]?.name).toBe('rx-tint-tinted-brown, brown')
})

test('tinted glasses without values are a job: plano lenses, with their tint', () => {
  const jobs = jobsOf([
    aFrameItem('i1', 'g', { lensType: 'type_none' }),
    ...somePartItems('g').filter(({ product }) => product.customData['rxPart'] !== 'service'),
  ])
  const [job] = jobs.ok ? jobs.value : []
  expect(job).toMatchObject({
    id: '123456789012-1',
    isPlano: true,
    prescription: { right: { sphere: 0 }, left: { sphere: 0 } },
    affirmed: null,
  })
  expect(job?.parts.some(({ part }) => part.kind === 'tint')).toBe(true)
  expect(job && vcaFile(job)).toMatch(/SPH=0\.00;0\.00\r\nCYL=0\.00;0\.00[\s\S]*TINT=/)
})

test.each<[string, object, string | null]>([
  ['no eye has its distance', { right: { sphere: 1 }, left: { sphere: 1 } }, 'distance'],
  ['both have', { right: { sphere: 1, pd: 31 }, left: { sphere: 1, pd: 32 } }, null],
])('a pair waits for the shop to measure where %s', (_, prescriptionValues, kind) => {
  const jobs = jobsOf([aFrameItem('i1', 'g', { prescriptionValues }), ...somePartItems('g')])
  expect(jobs.ok ? null : jobs.error.kind).toBe(kind)
})

test('two pairs are two jobs', () => {
  const jobs = jobsOf([aFrameItem('i1', 'g'), aFrameItem('i2', 'h')])
  expect(jobs.ok && jobs.value.map(({ id, frame }) => [id, frame.key])).toEqual([
    ['123456789012-1', 'i1'],
    ['123456789012-2', 'i2'],
  ])
})

test('the pairs of one package keep their numbers', () => {
  const items = [aFrameItem('i1', 'g', {}), { ...aFrameItem('i2', 'h'), packageId: 2 }]
  const jobs = workshopJobs(anOrder({ items }), { packageId: 2, isPrismChecked: true })
  expect(jobs.ok && jobs.value.map(({ id }) => id)).toEqual(['123456789012-2'])
})

test.each<[string, OrderItem[], object]>([
  ['other goods', [anOrderItem('i7')], { kind: 'none' }],
  ['packs of lenses', [anOrderItem('i7', { customData: { prescriptionValues: UNUSUAL } })], { kind: 'none' }],
  ['a cancelled pair', [{ ...aFrameItem('i1', 'g'), status: 'cancelled' }], { kind: 'none' }],
  [
    'tinted glasses whose lenses were cancelled',
    [aFrameItem('i1', 'g', { lensType: 'type_none' })],
    { kind: 'none' },
  ],
  [
    'glasses whose values were removed',
    [aFrameItem('i1', 'g', { areValuesRemoved: true }), ...somePartItems('g')],
    { kind: 'none' },
  ],
  [
    'a pair whose values follow, beside one that has them',
    [aFrameItem('i1', 'g'), aFrameItem('i2', 'h', {})],
    { kind: 'missing', frames: ['Veduta Model 2'] },
  ],
  [
    'a pair whose pupillary distance is to be measured, beside one that has it',
    [
      aFrameItem('i1', 'g'),
      aFrameItem('i2', 'h', { prescriptionValues: { right: { sphere: -1 }, left: { sphere: -1 } } }),
    ],
    { kind: 'distance', frames: ['Veduta Model 2'] },
  ],
])('%s: no job', (_, items, error) => expect(jobsOf(items)).toEqual({ ok: false, error }))

test.each([
  [{ method: 'prescription', measuredOn: '2024-01-10' }, true],
  [{ method: 'branch', measuredOn: '2024-01-10' }, true],
  [{ method: 'prescription', measuredOn: '2026-01-10' }, false],
  [{ method: 'prescription' }, false],
  // The day of an instrument is that of the distance alone.
  [{ method: 'card', plusMinus: 2, measuredOn: '2024-01-10' }, false],
  [undefined, false],
])('values of %j are held back until an optician accepts them: %s', (pupilDistance, isHeld) => {
  const frame = aFrameItem('i1', 'g', { prescriptionValues: UNUSUAL, pupilDistance })
  const order = anOrder({ items: [frame, ...somePartItems('g')] })
  const jobs = workshopJobs(order, { isPrismChecked: true })
  expect(jobs.ok ? null : jobs.error).toEqual(isHeld ? { kind: 'old', frames: ['Veduta Model 1'] } : null)
  expect(workshopJobs(order, { areOldAccepted: true, isPrismChecked: true }).ok).toBe(true)
})

test.each([
  ['of 3 cm/m in', { prism: 3, prismBase: 0 }, null],
  ['of over 3 cm/m', { prism: 3.25, prismBase: 0 }, 'prism'],
  ['up', { prism: 0.5, prismBase: 90 }, 'prism'],
])('a prism %s waits for an optician: %j %s', (_, prism, kind) => {
  const prescriptionValues = { right: { sphere: 1, pd: 31, ...prism }, left: { sphere: 1, pd: 32 } }
  const order = anOrder({ items: [aFrameItem('i1', 'g', { prescriptionValues }), ...somePartItems('g')] })
  const jobs = workshopJobs(order, { areOldAccepted: true })
  expect(jobs.ok ? null : jobs.error.kind).toBe(kind)
  expect(workshopJobs(order, { isPrismChecked: true }).ok).toBe(true)
})

test('lenses without power have no prism to check', () => {
  const frame = aFrameItem('i1', 'g', { lensType: 'type_none' })
  expect(workshopJobs(anOrder({ items: [frame, ...somePartItems('g')] })).ok).toBe(true)
})

test('values of somebody whose eyes change fast are too old sooner', () => {
  const prescriptionValidity = { measuredOn: '2025-11-20', months: 12 }
  const frame = aFrameItem('i1', 'g', { prescriptionValues: UNUSUAL, prescriptionValidity })
  const jobs = jobsOf([frame, ...somePartItems('g')])
  expect(jobs.ok ? null : jobs.error.kind).toBe('old')
})

test('in Italy a pair is made once an optician has seen the slip of its values', () => {
  const jobKind = (customData: object) => {
    const frame = aFrameItem('i1', 'g', { prescriptionValues: UNUSUAL, ...customData })
    const order = anOrder({ items: [frame, ...somePartItems('g')] })
    const jobs = workshopJobs(
      { ...order, shop: { ...order.shop, country: 'IT' } },
      { areOldAccepted: true, isPrismChecked: true },
    )
    return jobs.ok ? null : jobs.error.kind
  }
  expect(jobKind({})).toBe('slip')
  expect(jobKind({ slipSeenAt: '2026-11-23T10:00:00Z' })).toBeNull()
})

test.each([
  ['shape', { frameShape: 'unknown' }],
  ['size', null],
])('a frame without a known %s has no outline', (_, look) => {
  const frame = aFrameItem('i1', 'g', { prescriptionValues: UNUSUAL }, look ?? {})
  const { attributes: _measures, ...variant } = frame.variant
  const jobs = jobsOf([look === null ? { ...frame, variant } : frame])
  expect(jobs.ok && jobs.value[0]?.shape).toBeNull()
})

test.each([
  ['full', 'LIND=1.500;1.500'],
  ['nylor', 'LIND=1.600;1.600'],
  ['rimless', 'LIND=1.600;1.600'],
])('lenses without power in a %s frame are made in %s', (rimType, record) => {
  const jobs = jobsOf([
    aFrameItem('i1', 'g', { lensType: 'type_none' }, { rimType }),
    ...somePartItems('g').filter(({ product }) =>
      ['tint', 'coating'].includes(String(product.customData['rxPart'])),
    ),
  ])
  const [job] = jobs.ok ? jobs.value : []
  expect((job && vcaFile(job))?.split('\r\n')).toContain(record)
})

test('only what nobody has worked on yet is held before its work', () => {
  const items = [aFrameItem('i1', 'g', {}), { ...aFrameItem('i2', 'h', {}), packageId: 2 }]
  const order = anOrder({
    items,
    packages: [aPackage(1), aPackage(2, { deliveryStatus: 'delegation_pending' })],
  })
  expect(heldBeforeWork(order)).toEqual({ kind: 'missing', frames: ['Veduta Model 1'] })
  expect(heldBeforeWork(order, 2)).toBeNull()
  expect(heldBeforeWork(anOrder())).toBeNull()
})
