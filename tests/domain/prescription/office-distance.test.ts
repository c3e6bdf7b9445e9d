import { expect, test } from 'vitest'
import {
  officeDistanceOf,
  officeLine,
  readOfficeDistance,
  shownOfficeLine,
} from '#domain/prescription/office-distance.ts'

test.each<[unknown, unknown, object | undefined]>([
  ['200', '40', { room: 200, near: 40 }],
  [400, 35, { room: 400, near: 35 }],
  ['', '40', undefined],
  ['200', '', undefined],
  [undefined, '40', undefined],
  ['150', '40', undefined],
  ['200', '1e9', undefined],
  [{}, [], undefined],
])('a room of %j and work at %j are %j', (room, near, distance) =>
  expect(readOfficeDistance(room, near)).toEqual(distance),
)

test.each<[string, unknown, object | undefined]>([
  ['two distances', { room: 100, near: 60 }, { room: 100, near: 60 }],
  ['one', { room: 100 }, undefined],
  ['none', undefined, undefined],
  ['something else', 'far', undefined],
])('an item with %s', (_, stored, distance) =>
  expect(officeDistanceOf({ customData: { officeDistance: stored } })).toEqual(distance),
)

test('is said from near to far', () =>
  expect(officeLine({ room: 200, near: 40 }, () => 'Scharfer Bereich')).toBe(
    'Scharfer Bereich: 40\u00A0cm – 2\u00A0m',
  ))

test.each([
  [{ room: 200, near: 40 } as const, 'prescription.office: 40\u00A0cm – 2\u00A0m'],
  ['missing' as const, 'prescription.office.missing'],
])('%j is shown to the customer as "%s"', (office, line) =>
  expect(shownOfficeLine(office, (key) => key)).toBe(line),
)
