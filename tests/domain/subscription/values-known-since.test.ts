import { expect, test } from 'vitest'
import type { Eye, Prescription } from '#domain/prescription/eye-field.ts'
import { valuesKnownSince } from '#domain/subscription/values-known-since.ts'
import { anOrder, anOrderItem } from '#tests/support/orders.ts'

const RIGHT: Eye = { sphere: -2.5, cylinder: -0.75, axis: 170, baseCurve: 8.6 }
const prescription = (right: Eye, left: Eye = {}): Prescription => ({ right, left })
const ordered = (placedAt: string, values: unknown, rest = {}) =>
  anOrder({
    placedAt,
    items: [anOrderItem('i1', { customData: { prescriptionValues: values }, ...rest })],
  })

test.each<[string, Prescription | null, ReturnType<typeof ordered>[], string | null]>([
  ['the first order', prescription(RIGHT), [], null],
  [
    'the first of several, in the days of the shop, for another lens as well',
    prescription(RIGHT),
    [
      ordered('2026-03-01T10:00:00Z', prescription(RIGHT)),
      ordered('2025-03-01T23:30:00Z', prescription({ ...RIGHT, baseCurve: 8.4 })),
    ],
    '2025-03-02',
  ],
  [
    'one eye of two',
    prescription(RIGHT, { sphere: -1 }),
    [ordered('2026-03-01T10:00:00Z', prescription({}, { sphere: -1 }))],
    '2026-03-01',
  ],
  ['the other eye', prescription(RIGHT), [ordered('2026-03-01T10:00:00Z', prescription({}, RIGHT))], null],
  [
    'another power',
    prescription(RIGHT),
    [ordered('2026-03-01T10:00:00Z', prescription({ ...RIGHT, axis: 10 }))],
    null,
  ],
  ['goods without values', null, [ordered('2026-03-01T10:00:00Z', prescription(RIGHT))], null],
  ['an order without values', prescription(RIGHT), [ordered('2026-03-01T10:00:00Z', undefined)], null],
  [
    'glasses',
    prescription(RIGHT),
    [
      ordered('2026-03-01T10:00:00Z', prescription(RIGHT), {
        itemGroup: { id: 'pair', isMainItem: true, isRequired: true },
      }),
    ],
    null,
  ],
])('values are as old as %s', (_, values, orders, day) =>
  expect(valuesKnownSince([{ values }], orders)).toBe(day),
)
