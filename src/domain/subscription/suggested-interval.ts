import type { Attributes } from '#domain/catalogue/attribute.ts'
import { attributeNumber } from '#domain/catalogue/read-attribute.ts'
import { type Interval, parseInterval } from '#domain/catalogue/subscription-offer.ts'

/** Care for one pair of lenses, in millilitres a day. */
const CARE_PER_DAY = 4

/** Days that one package lasts: of lenses, one eye; of lens care, a pair of lenses, at most as long as it keeps. Null where it is not known. */
export function daysOfUse(attributes: Attributes | undefined): number | null {
  const lenses = attributeNumber(attributes, 'numberOfLenses')
  const days = attributeNumber(attributes, 'usageTime')
  if (lenses !== null) return days === null ? null : lenses * days
  const content = attributeNumber(attributes, 'designatedPackagingContent')
  return content === null ? null : Math.min(content / CARE_PER_DAY, days ?? Infinity)
}

/** The longest of the offered intervals for which the goods last; the shortest one where none is so short, or where it is not known. */
export function suggestedInterval(intervals: readonly string[], days: number | null): string {
  const sorted = intervals.toSorted((one, other) => daysOf(one) - daysOf(other))
  return sorted.findLast((each) => daysOf(each) <= (days ?? 0)) ?? sorted[0] ?? ''
}

const DAYS: Record<Interval['unit'], number> = { month: 30, week: 7 }

const daysOf = (text: string): number => {
  const interval = parseInterval(text)
  return interval === null ? Infinity : interval.count * DAYS[interval.unit]
}
