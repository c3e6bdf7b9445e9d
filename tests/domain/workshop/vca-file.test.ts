import { expect, test } from 'vitest'
import type { OrderItem } from '#domain/order/order.ts'
import { vcaFile } from '#domain/workshop/vca-file.ts'
import { workshopJobs } from '#domain/workshop/workshop-job.ts'
import { anOrder } from '#tests/support/orders.ts'
import { readVca } from '#tests/support/read-vca.ts'
import { aFrameItem, aPartItem, somePartItems, UNUSUAL } from '#tests/support/workshop.ts'

function fileOf(items: OrderItem[]): string | null {
  const jobs = workshopJobs(anOrder({ items }), { isPrismChecked: true })
  const [job] = jobs.ok ? jobs.value : []
  return job ? vcaFile(job) : null
}
const read = (items: OrderItem[]) => readVca(fileOf(items) ?? '')

test('a job is read back as it was ordered', () => {
  const { right, left, ...job } = read([aFrameItem('i1', 'g'), ...somePartItems('g')])
  expect(job).toEqual({
    version: '03.12',
    job: '123456789012-1',
    eyes: 'B',
    bridge: 18,
    frameType: 1,
    edgeType: 1,
  })
  const lens = {
    addition: 2.25,
    centreHeight: null,
    index: 1.67,
    material: 5,
    bevel: 7,
    effectiveDiameter: Math.max(...right.radii) / 50,
    type: 'PR',
    tint: 'tinted brown',
    coating: 'rx-coating-antireflex',
    width: 52,
    height: 40,
  }
  expect(right).toMatchObject({
    ...lens,
    sphere: 1.25,
    cylinder: -1.25,
    axis: 97,
    prism: 1.5,
    prismBase: 90,
    pd: 31.5,
    nearPd: 29.5,
    segmentHeight: 22,
  })
  expect(left).toMatchObject({
    ...lens,
    sphere: -5.75,
    cylinder: 0,
    axis: 0,
    prism: 0.75,
    prismBase: 180,
    pd: 32,
    nearPd: 30,
    segmentHeight: 21.5,
  })
})

test('the traces are those of the frame, from the front: the left one is the right one mirrored', () => {
  const { right, left } = read([aFrameItem('i1', 'g'), ...somePartItems('g')])
  const count = left.radii.length
  const mirroredLeft = left.radii.map((_, at) => left.radii[(count / 2 - at + count) % count])
  expect(right.radii).toEqual(mirroredLeft)
  const reach = (radii: number[], along: (angle: number) => number) => {
    const ends = radii.map((radius, at) => radius * along((at / radii.length) * 2 * Math.PI))
    return Math.max(...ends) - Math.min(...ends)
  }
  for (const { radii } of [right, left]) {
    expect(reach(radii, Math.cos)).toBeCloseTo(5200, -1.5)
    expect(reach(radii, Math.sin)).toBeCloseTo(4000, -1.5)
  }
  // A panto is lower at its nose: 0° of the right lens, 180° of the left one.
  const at = ({ radii }: typeof right, degrees: number) => radii[Math.round((degrees / 360) * radii.length)]!
  expect(at(right, 45)).toBe(at(left, 135))
  expect(at(right, 30)).not.toBe(at(right, 150))
})

test('a single vision lens without a tint leaves out what it does not have', () => {
  const parts = [
    aPartItem('i21', 'g', 'rx-single-vision', { rxPart: 'lensType', design: 'single-vision' }),
    aPartItem('i22', 'g', 'index_cr', { rxPart: 'index', indexKey: 'index_cr' }),
    aPartItem('i23', 'g', 'rx-tint-clear', { rxPart: 'tint', tintingType: 'clear' }),
  ]
  const frame = aFrameItem('i1', 'g', {
    prescriptionValues: { right: { sphere: 0 }, left: { hpd: 20, pd: 31 }, use: 'near', balance: 'left' },
  })
  const jobs = workshopJobs(anOrder({ items: [frame, ...parts] }), { isPrismChecked: true })
  expect(jobs.ok && jobs.value.map(vcaFile)).toEqual([
    expect.stringContaining('REM=LEFT BALANCE LENS\r\nREM=LENSES FOR NEAR\r\n'),
  ])
  const { right, left } = read([frame, ...parts])
  expect([left.sphere, left.centreHeight, left.pd]).toEqual([0, 20, 31])
  expect(right).toMatchObject({
    sphere: 0,
    cylinder: 0,
    axis: 0,
    addition: null,
    pd: null,
    nearPd: null,
    prism: null,
    prismBase: null,
    segmentHeight: null,
    centreHeight: null,
    index: 1.5,
    material: 1,
    type: 'SV',
    tint: null,
    coating: null,
  })
})

test('lenses of one power have no addition, also where the values have one', () => {
  const [, ...others] = somePartItems('g')
  const lens = aPartItem('i21', 'g', 'rx-single-vision', { rxPart: 'lensType', design: 'single-vision' })
  const frame = aFrameItem('i1', 'g', { prescriptionValues: { ...UNUSUAL, use: 'far' } })
  const { right, left } = read([frame, lens, ...others])
  const none = { type: 'SV', addition: null, nearPd: null }
  expect(right).toMatchObject({ ...none, sphere: 1.25, pd: 31.5 })
  expect(left).toMatchObject({ ...none, sphere: -5.75, pd: 32 })
})

test('without a fitting height no height is given', () => {
  const frame = aFrameItem('i1', 'g', { prescriptionValues: { right: { sphere: 0, pd: 31 }, left: {} } })
  const { right } = read([frame, ...somePartItems('g')])
  expect([right.segmentHeight, right.centreHeight]).toEqual([null, null])
})

test.each([
  ['full', 'metal', 2, 1, 7],
  ['nylor', 'acetate', 3, 3, 7],
  ['rimless', 'titanium', 3, 2, null],
])('a frame that is %s of %s', (rimType, frameMaterial, frameType, edgeType, bevel) => {
  const frame = aFrameItem('i1', 'g', { prescriptionValues: UNUSUAL }, { rimType, frameMaterial })
  const job = read([frame, ...somePartItems('g')])
  expect(job).toMatchObject({ frameType, edgeType, right: { bevel }, left: { bevel } })
})

test('the shop names its coatings by kind; what does not fit into a record is cut', () => {
  const parts = somePartItems('g').filter(({ key }) => key !== 'i24')
  const named = (...coatings: [string, string?][]) =>
    read([
      aFrameItem('i1', 'g'),
      ...parts,
      ...coatings.map(([key, coating], at) =>
        aPartItem(`i${30 + at}`, 'g', key, { rxPart: 'coating', ...(coating && { coating }) }),
      ),
    ]).left.coating
  expect(named(['rx-coating-hard', 'hard'], ['rx-coating-blue', 'blue-antireflex'])).toBe(
    'hard,blue-antireflex',
  )
  expect(named(['x'.repeat(60)])).toBe('x'.repeat(36))
})

test('the distances when reading leave out what is not known', () => {
  const prescriptionValues = { right: { sphere: 1, addition: 2, pd: 32 }, left: { sphere: 1, addition: 2 } }
  const { right, left } = read([aFrameItem('i1', 'g', { prescriptionValues }), ...somePartItems('g')])
  expect([right.nearPd, left.nearPd]).toEqual([30, null])
})

test('a tint without a colour is named by its kind, and no text breaks a record', () => {
  const parts = somePartItems('g').filter(({ key }) => key !== 'i23' && key !== 'i24')
  const tint = aPartItem('i23', 'g', 'rx-tint-polarized', { rxPart: 'tint', tintingType: 'polarized' })
  const coating = aPartItem('i24', 'g', 'x;y=ž', { rxPart: 'coating' })
  expect(read([aFrameItem('i1', 'g'), ...parts, tint, coating]).left).toMatchObject({
    tint: 'polarized',
    coating: 'x y  ',
  })
})

test('without a known shape there is no file', () => {
  const frame = aFrameItem('i1', 'g', { prescriptionValues: UNUSUAL }, { frameShape: 'unknown' })
  expect(fileOf([frame, ...somePartItems('g')])).toBeNull()
})

test('office lenses say for which distances they are', () => {
  const officeDistance = { room: 400, near: 50 }
  const frame = aFrameItem('i1', 'g', { prescriptionValues: UNUSUAL, officeDistance })
  expect(fileOf([frame, ...somePartItems('g')])).toContain('REM=OFFICE 50 CM TO 400 CM\r\n')
  expect(fileOf([aFrameItem('i1', 'g'), ...somePartItems('g')])).not.toContain('OFFICE')
})

test.each([
  [35, 29, 29.5],
  [40, 29.5, 30],
  [60, 30, 30.5],
])('pupils of office lenses are as far apart as for work at %i cm', (near, rightPd, leftPd) => {
  const officeDistance = { room: 400, near }
  const frame = aFrameItem('i1', 'g', { prescriptionValues: UNUSUAL, officeDistance })
  const { right, left } = read([frame, ...somePartItems('g')])
  expect([right.nearPd, left.nearPd]).toEqual([rightPd, leftPd])
})
