import { expect, test } from 'vitest'
import { reminderStage } from '#domain/transfer/reminder.ts'

test.each([
  ['2026-12-04', 0],
  ['2026-12-05', 0],
  ['2026-12-09', 0],
  ['2026-12-10', 1],
  ['2026-12-23', 1],
  ['2026-12-24', 2],
  ['2027-02-03', 2],
  ['2027-02-04', 0],
])('on %s an invoice that had to be paid on 5 December has reminder %i', (today, stage) =>
  expect(reminderStage('2026-12-05', today)).toBe(stage),
)
