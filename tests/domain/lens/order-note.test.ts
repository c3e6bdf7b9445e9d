import { expect, test } from 'vitest'
import { isTaken, LENS_ORDER_NOTES, refusedOrderNote } from '#domain/lens/order-note.ts'

test.each([
  [422, '1234 5678 9012', 'unknown'],
  [422, '', 'number'],
  [429, '123456789012', 'limit'],
  [500, '123456789012', 'offline'],
  [0, '', 'offline'],
])('a refusal with %i of %j is %s', (status, number, note) =>
  expect(refusedOrderNote(status, number)).toBe(note),
)

test('a form has values of an order that was found', () =>
  expect(LENS_ORDER_NOTES.filter(isTaken)).toEqual(['taken', 'partly']))
