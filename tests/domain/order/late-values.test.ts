import { expect, test } from 'vitest'
import { checkLateValues, orderedDesign, orderedParts } from '#domain/order/late-values.ts'
import type { OrderItem } from '#domain/order/order.ts'
import type { Prescription } from '#domain/prescription/eye-field.ts'
import type { PupilDistanceSource } from '#domain/prescription/pupil-distance-source.ts'
import { aFrameItem, aPartItem, ofSize } from '#tests/support/workshop.ts'

const LENS = {
  'single-vision': aPartItem('i2', 'g', 'rx-single', { rxPart: 'lensType', design: 'single-vision' }),
  progressive: aPartItem('i2', 'g', 'rx-progressive', { rxPart: 'lensType', design: 'progressive' }),
  office: aPartItem('i2', 'g', 'rx-office', { rxPart: 'lensType', design: 'office' }),
}
const INDEX = aPartItem('i3', 'g', 'index_ch', { rxPart: 'index', indexKey: 'index_ch' })
const FAR: Prescription = { right: { sphere: -2, pd: 31.5 }, left: { sphere: -1.75, pd: 32 }, use: 'far' }
const { use: _, ...ROW } = FAR
const ADDITION: Prescription = {
  right: { ...FAR.right, addition: 2 },
  left: { ...FAR.left, addition: 2 },
}
const NARROW: Prescription = { right: { sphere: -2, pd: 25 }, left: { sphere: -2, pd: 25 }, use: 'far' }
const CARD: PupilDistanceSource = { method: 'card', plusMinus: 2, measuredOn: '2026-11-20' }
const frame = (size = {}, customData = {}): OrderItem => ofSize(aFrameItem('i1', 'g', customData), size)

const kindsOf = (
  values: Prescription,
  design: keyof typeof LENS,
  {
    item = frame(),
    parts = [INDEX],
    pupilDistance,
  }: { item?: OrderItem; parts?: OrderItem[]; pupilDistance?: PupilDistanceSource } = {},
) =>
  checkLateValues(item, [item, LENS[design], ...parts], { prescription: values, pupilDistance }).checks.map(
    ({ grade, kind }) => `${grade} ${kind}`,
  )

test.each<[string, Prescription, keyof typeof LENS, Parameters<typeof kindsOf>[2], string[]]>([
  ['values that suit', FAR, 'single-vision', {}, []],
  [
    'values out of the range',
    { ...FAR, left: { sphere: -9, pd: 32 } },
    'single-vision',
    {},
    ['refused out-of-range', 'confirm large-difference'],
  ],
  [
    'a frame too wide for its eyes',
    NARROW,
    'single-vision',
    { item: frame({ lensWidth: 72 }) },
    ['confirm pd-sum', 'refused blank-too-small'],
  ],
  [
    'an addition, without a use',
    ADDITION,
    'single-vision',
    {},
    ['confirm addition-unused', 'refused use-missing'],
  ],
  ['an addition, for far', { ...ADDITION, use: 'far' }, 'single-vision', {}, ['confirm addition-unused']],
  [
    'an addition that was settled by the order',
    ADDITION,
    'single-vision',
    { item: frame({}, { prescriptionValues: ADDITION }) },
    ['confirm addition-unused'],
  ],
  ['no addition', FAR, 'progressive', {}, ['refused addition-missing']],
  [
    'no addition that was settled by the order',
    FAR,
    'progressive',
    { item: frame({}, { prescriptionValues: FAR }) },
    [],
  ],
  [
    'a distance for known values, in a frame too wide for it',
    NARROW,
    'single-vision',
    { item: frame({ lensWidth: 72 }, { prescriptionValues: NARROW }) },
    ['confirm pd-sum', 'refused blank-too-small'],
  ],
  ['no addition of an office', FAR, 'office', {}, ['refused addition-missing']],
  [
    'an addition in a low frame',
    ADDITION,
    'progressive',
    { item: frame({ lensHeight: 24 }) },
    ['refused frame-too-low'],
  ],
  ['a distance of a card', ADDITION, 'progressive', { pupilDistance: CARD }, ['refused pd-by-instrument']],
  [
    'no distance',
    { right: { sphere: 1, addition: 2 }, left: { sphere: 1, addition: 2 } },
    'progressive',
    {},
    ['refused pd-missing'],
  ],
  [
    'a fitting height at the rim',
    { ...ADDITION, right: { ...ADDITION.right, hpd: 38 }, left: { ...ADDITION.left, hpd: 38 } },
    'progressive',
    {},
    ['refused height-too-large'],
  ],
  // What the order lacks was settled by it.
  ['an order without an index', FAR, 'single-vision', { parts: [] }, []],
])('of %s it is said', (_, values, design, more, kinds) =>
  expect(kindsOf(values, design, more)).toEqual(kinds),
)

test('values are in minus form, with the use that their lenses have', () => {
  const plus = { ...FAR, right: { sphere: -2, cylinder: 0.5, axis: 80, pd: 31.5 } }
  const made = (design: keyof typeof LENS, values: Prescription) =>
    checkLateValues(frame(), [LENS[design], INDEX], { prescription: values }).prescription
  expect(made('single-vision', plus)).toMatchObject({ right: { cylinder: -0.5, axis: 170 }, use: 'far' })
  expect(made('progressive', { ...ADDITION, use: 'far' })).toEqual(ADDITION)
  expect(checkLateValues(frame(), [], { prescription: FAR }).prescription).toEqual({ ...ROW, use: 'far' })
  expect(orderedDesign([])).toBeUndefined()
  expect(orderedDesign(orderedParts(frame(), [frame(), INDEX, LENS.office]))).toBe('office')
})

test('known values stay as they are, whatever they are for', () => {
  const known = (values: Prescription) => frame({}, { prescriptionValues: values })
  const madeOf = (values: Prescription, design: keyof typeof LENS) =>
    checkLateValues(known(values), [known(values), LENS[design], INDEX], { prescription: values })
      .prescription
  expect(madeOf(ADDITION, 'single-vision')).not.toHaveProperty('use')
  expect(madeOf({ ...ADDITION, use: 'far' }, 'progressive')).toHaveProperty('use', 'far')
})
