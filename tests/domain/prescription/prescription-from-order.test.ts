import { expect, test } from 'vitest'
import type { Eye } from '#domain/prescription/eye-field.ts'
import { prescriptionFromOrder } from '#domain/prescription/prescription-from-order.ts'

const pair = (right: Eye, left: Eye = right) => ({ right, left })
const state = (raw: ReturnType<typeof pair>) => prescriptionFromOrder('123456789012', 'online', raw)

test('values for one distance', () => {
  const raw = pair({ sphere: -2, pd: 31 })
  expect(state(raw)).toEqual({
    orderNumber: '123456789012',
    orderOrigin: 'online',
    rawPrescription: raw,
    prescriptionValues: raw,
    isProgressiveGlasses: false,
    isConvertibleProgressiveGlasses: false,
    progressiveGlassesPrescriptionValues: null,
  })
})

test.each<[string, Eye, boolean]>([
  ['can be converted', { sphere: -2, addition: 2 }, true],
  ['cannot be converted with a prism', { sphere: -2, addition: 2, prism: 1, prismBase: 90 }, false],
])('progressive values that %s', (_, eye, isConvertible) =>
  expect(state(pair(eye))).toMatchObject({
    isProgressiveGlasses: true,
    isConvertibleProgressiveGlasses: isConvertible,
    progressiveGlassesPrescriptionValues: pair(eye),
  }),
)

test('plus cylinders and an addition in one eye are put right, beside what the order says', () => {
  const raw = pair({ sphere: 1, cylinder: 1, axis: 10, addition: 2 }, { sphere: 1 })
  expect(state(raw)).toMatchObject({
    rawPrescription: raw,
    prescriptionValues: pair({ sphere: 2, cylinder: -1, axis: 100 }, { sphere: 1 }),
    isProgressiveGlasses: false,
  })
})

test.each([
  [{ method: 'branch' }, '2024-01-10T10:00:00Z', { method: 'branch', measuredOn: '2024-01-10' }],
  [
    { method: 'prescription', measuredOn: '2023-05-01' },
    '2024-01-10T10:00:00Z',
    { method: 'prescription', measuredOn: '2023-05-01' },
  ],
  [{ method: 'branch' }, undefined, { method: 'branch' }],
  [undefined, '2024-01-10T10:00:00Z', undefined],
] as const)('a distance of %j in an order of %s is of its day at the latest', (source, orderedOn, dated) => {
  const found = prescriptionFromOrder('1', 'online', pair({ sphere: -2, pd: 31 }), {
    pupilDistance: source,
    orderedOn,
  })
  expect([found.pupilDistance, found.orderedOn]).toEqual([dated, orderedOn])
})

test('by what the shop knows its own finding stays with it', () =>
  expect(prescriptionFromOrder('1', 'online', pair({ sphere: -2 }), { proof: 'x' }).proof).toBe('x'))
