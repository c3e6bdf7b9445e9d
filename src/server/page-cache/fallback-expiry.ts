const DAY = 86_400_000
const FOUR = 4 * 3_600_000

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Vienna',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
  hourCycle: 'h23',
})

/**
 * The next 04:00 in the shops' time zone, when fallback pages expire. Milliseconds since 1970; on the two nights a
 * year in which the clocks change it is an hour off. Spec §9.
 */
export function nextFallbackExpiry(now: number): number {
  const [hours = 0, minutes = 0, seconds = 0] = clock.format(now).split(':').map(Number)
  const sinceMidnight = ((hours * 60 + minutes) * 60 + seconds) * 1000 + (now % 1000)
  return now + ((FOUR - sinceMidnight + DAY) % DAY || DAY)
}
