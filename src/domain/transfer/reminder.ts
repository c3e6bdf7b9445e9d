/** The periods of payment reminders: days after the day on which an invoice had to be paid. No reminder goes out after the last day. */
const REMINDERS = { first: 5, second: 19, last: 60 }
const DAY = 86_400_000

/** Whether its buyer has had time enough to pay an invoice. Both RFC 3339 days. */
export const isReminderDue = (dueOn: string, today: string): boolean =>
  daysLate(dueOn, today) >= REMINDERS.first

const daysLate = (dueOn: string, today: string): number => (Date.parse(today) - Date.parse(dueOn)) / DAY

/** Which reminder a buyer should have got: none, the first or the second. Both RFC 3339 days. */
export function reminderStage(dueOn: string, today: string): 0 | 1 | 2 {
  const late = daysLate(dueOn, today)
  if (late < REMINDERS.first || late > REMINDERS.last) return 0
  return late < REMINDERS.second ? 1 : 2
}
