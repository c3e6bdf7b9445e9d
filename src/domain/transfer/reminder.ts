/** The periods of payment reminders: days after the day on which an invoice had to be paid. No reminder goes out after the last day. */
const REMINDERS = { first: 5, second: 19, last: 60 }
const DAY = 86_400_000

/** Which reminder a buyer should have got: none, the first or the second. Both RFC 3339 days. */
export function reminderStage(dueOn: string, today: string): 0 | 1 | 2 {
  const late = (Date.parse(today) - Date.parse(dueOn)) / DAY
  if (late < REMINDERS.first || late > REMINDERS.last) return 0
  return late < REMINDERS.second ? 1 : 2
}
