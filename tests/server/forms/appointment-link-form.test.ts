import { expect, test } from 'vitest'
import { linkNoteIn } from '#server/forms/appointment-link-form.ts'

test.each([
  ['booked', 'booked', 'booked'],
  ['booked', 'cancelled', null],
  ['moved', 'displaced', null],
  ['cancelled', 'cancelled', 'cancelled'],
  ['cancelled', 'booked', null],
  ['impossible', 'cancelled', 'impossible'],
  ['nothing', 'booked', null],
] as const)('the link of an appointment says %s of one that is %s: %s', (note, status, said) =>
  expect(linkNoteIn(new URLSearchParams({ note }), status)).toBe(said),
)
