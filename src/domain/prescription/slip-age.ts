/**
 * How long values hold, in months; later they are better measured anew. A judgement of opticians, not a law: the values of contact lenses
 * change with the eye's surface, and eyes change faster in the young and the old.
 */
const HOLD_MONTHS = { glasses: 24, lenses: 12, young: 12, old: 12 } as const

/**
 * Months after which a subscription asks by email about values that nobody has changed since. Lenses hold for less, which is said
 * where they are ordered: the email comes by itself, while deliveries go on.
 */
export const ASKED_AFTER_MONTHS = 24

/** The first birthday from which nobody is young any more, and the last one before they are old, in years. */
const YOUNG_UNTIL = 16
const OLD_AFTER = 60

/**
 * How long values of a person hold, in months. `birthDate` is YYYY-MM-DD, or null where nobody knows it: then they are those of an adult.
 * `today` is RFC 3339.
 */
export function holdMonths(goods: 'glasses' | 'lenses', birthDate: string | null, today: string): number {
  const day = today.slice(0, 10)
  if (goods === 'glasses' && birthDate !== null) {
    if (later(birthDate, 12 * YOUNG_UNTIL) > day) return HOLD_MONTHS.young
    if (later(birthDate, 12 * OLD_AFTER) < day) return HOLD_MONTHS.old
  }
  return HOLD_MONTHS[goods]
}

/** Whether values of a day are older than they hold, which is in months. Both days are RFC 3339 moments or days. */
export const areValuesOld = (savedOn: string, today: string, months: number = HOLD_MONTHS.glasses): boolean =>
  later(savedOn, months) < today.slice(0, 10)

/** The day so many months after a moment. */
function later(moment: string, months: number): string {
  const day = new Date(moment)
  day.setUTCMonth(day.getUTCMonth() + months)
  return day.toISOString().slice(0, 10)
}
