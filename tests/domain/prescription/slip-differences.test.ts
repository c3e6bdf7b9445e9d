import { expect, test } from 'vitest'
import type { Prescription } from '#domain/prescription/eye-field.ts'
import { slipDifferences } from '#domain/prescription/slip-differences.ts'

const eyes = (right: Prescription['right'], left: Prescription['left'] = { sphere: -1 }): Prescription => ({
  right,
  left,
})

test.each<[string, Prescription, Prescription]>([
  [
    'the same',
    eyes({ sphere: -2, cylinder: -0.5, axis: 170 }),
    eyes({ sphere: -2, cylinder: -0.5, axis: 170 }),
  ],
  [
    'its plus form',
    eyes({ sphere: -2, cylinder: -0.5, axis: 170 }),
    eyes({ sphere: -2.5, cylinder: 0.5, axis: 80 }),
  ],
  [
    '0 for nothing',
    eyes({ sphere: -2 }),
    eyes({ sphere: -2, cylinder: 0, axis: 90, prism: 0, prismBase: 90 }),
  ],
  ['nothing for 0', eyes({ sphere: 0 }), eyes({})],
  [
    'axis 0 for 180',
    eyes({ sphere: 0, cylinder: -1, axis: 180 }),
    eyes({ sphere: 0, cylinder: -1, axis: 0 }),
  ],
  ['base 360 for 0', eyes({ prism: 1, prismBase: 0 }), eyes({ prism: 1, prismBase: 360 })],
  ['no distances', eyes({ sphere: -2, pd: 32, hpd: 20 }), eyes({ sphere: -2 })],
  ['an addition of lenses for far', eyes({ sphere: -2 }), eyes({ sphere: -2, addition: 2 })],
  [
    'an eye that hardly sees',
    { ...eyes({ sphere: -2 }, {}), balance: 'left' },
    eyes({ sphere: -2 }, { sphere: 5 }),
  ],
  [
    'an addition, of lenses for near',
    { ...eyes({ sphere: -0.25 }, { sphere: 2 }), use: 'near' },
    eyes({ sphere: -2.25, addition: 2 }, { addition: 2 }),
  ],
  // 3,00 in and 2,00 up.
  [
    'two parts of a prism as one, rounded',
    eyes({ prism: 3.61, prismBase: 33.69 }),
    eyes({ prism: 3.5, prismBase: 34 }),
  ],
  [
    'two parts of a prism that was ordered as one, rounded',
    eyes({ prism: 3.5, prismBase: 34 }),
    eyes({ prism: 3.61, prismBase: 33.69 }),
  ],
  ['half a step of both', eyes({ prism: 3.625, prismBase: 33.5 }), eyes({ prism: 3.5, prismBase: 34 })],
  ['a base just below 360', eyes({ prism: 3.02, prismBase: 359.7 }), eyes({ prism: 3, prismBase: 0 })],
  ['near alone', { ...eyes({ sphere: -0.25 }), use: 'near' }, eyes({ sphere: -0.25 })],
])('a slip with %s says what was ordered', (_, ordered, slip) =>
  expect(slipDifferences(ordered, slip)).toEqual([]),
)

test.each<[string, Prescription, Prescription, object[]]>([
  [
    'sphere',
    eyes({ sphere: -2 }),
    eyes({ sphere: 2 }),
    [{ eye: 'right', field: 'sphere', ordered: -2, onSlip: 2 }],
  ],
  [
    'cylinder and axis',
    eyes({ sphere: -2, cylinder: -0.5, axis: 170 }),
    eyes({ sphere: -2 }),
    [
      { eye: 'right', field: 'cylinder', ordered: -0.5, onSlip: null },
      { eye: 'right', field: 'axis', ordered: 170, onSlip: null },
    ],
  ],
  [
    'prism',
    eyes({ sphere: -2 }),
    eyes({ sphere: -2, prism: 1, prismBase: 90 }),
    [
      { eye: 'right', field: 'prism', ordered: null, onSlip: 1 },
      { eye: 'right', field: 'prismBase', ordered: null, onSlip: 90 },
    ],
  ],
  [
    'addition of progressive lenses',
    eyes({ sphere: 0, addition: 2 }, { sphere: -1, addition: 2 }),
    eyes({ sphere: 0, addition: 2 }, { sphere: -1 }),
    [{ eye: 'left', field: 'addition', ordered: 2, onSlip: null }],
  ],
  [
    'addition of one eye',
    eyes({ sphere: 0, addition: 2 }),
    eyes({ sphere: 0 }),
    [{ eye: 'right', field: 'addition', ordered: 2, onSlip: null }],
  ],
  [
    'sphere beside a prism in two parts',
    eyes({ sphere: 1, prism: 3.61, prismBase: 33.69 }),
    eyes({ sphere: 2, prism: 3.5, prismBase: 34 }),
    [{ eye: 'right', field: 'sphere', ordered: 1, onSlip: 2 }],
  ],
  [
    'cylinder without an axis',
    eyes({ sphere: 0, cylinder: -1, axis: 90 }),
    eyes({ sphere: 0, cylinder: -1 }),
    [{ eye: 'right', field: 'axis', ordered: 90, onSlip: null }],
  ],
  [
    'prism without a base',
    eyes({ sphere: 0, prism: 1, prismBase: 90 }),
    eyes({ sphere: 0, prism: 1 }),
    [{ eye: 'right', field: 'prismBase', ordered: 90, onSlip: null }],
  ],
])('another %s is named', (_, ordered, slip, differences) =>
  expect(slipDifferences(ordered, slip)).toEqual(differences),
)

test.each<[string, Prescription['right'], Prescription['right'], string[]]>([
  [
    'a quarter more',
    { prism: 3.61, prismBase: 33.69 },
    { prism: 3.75, prismBase: 34 },
    ['prism', 'prismBase'],
  ],
  ['another base', { prism: 3.61, prismBase: 33.69 }, { prism: 3.5, prismBase: 35 }, ['prism', 'prismBase']],
  ['a round prism, and another base', { prism: 3, prismBase: 0 }, { prism: 3, prismBase: 1 }, ['prismBase']],
  ['a round prism, and a quarter less', { prism: 3, prismBase: 0 }, { prism: 2.75, prismBase: 0 }, ['prism']],
  ['no base', { prism: 3.61, prismBase: 33.69 }, { prism: 3.61 }, ['prismBase']],
])('a prism with %s on the slip is another one', (_, ordered, slip, fields) =>
  expect(slipDifferences(eyes(ordered), eyes(slip)).map(({ field }) => field)).toEqual(fields),
)
