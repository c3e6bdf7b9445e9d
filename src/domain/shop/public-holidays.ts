import type { ShopCountry } from './shop-country.ts'

/**
 * Days on which shops are closed by law, by country: "MM-DD", or days after Easter Sunday. The week's own Sundays count
 * wherever a branch opens on them.
 */
const NATIONAL: Record<ShopCountry, string> = {
  DE: '01-01 -2 1 05-01 39 50 10-03 12-25 12-26',
  AT: '01-01 01-06 1 05-01 39 50 60 08-15 10-26 11-01 12-08 12-25 12-26',
  CH: '01-01 0 39 49 08-01 12-25',
  CZ: '01-01 -2 1 05-01 05-08 07-05 07-06 09-28 10-28 11-17 12-24 12-25 12-26',
  PL: '01-01 01-06 0 1 05-01 05-03 49 60 08-15 11-01 11-11 12-24 12-25 12-26',
  IT: '01-01 01-06 0 1 04-25 05-01 06-02 08-15 10-04 11-01 12-08 12-25 12-26',
}

/**
 * What the regions add, by country and ISO 3166-2. "buss" is the Wednesday
 * before 23 November, "bettag" the Monday after the third Sunday of September, "jeune" the Thursday after its first.
 */
const REGIONAL: Partial<Record<ShopCountry, Record<string, string>>> = {
  DE: {
    BB: '10-31',
    BE: '03-08',
    BW: '01-06 60 11-01',
    BY: '01-06 60 11-01',
    HB: '10-31',
    HE: '60',
    HH: '10-31',
    MV: '03-08 10-31',
    NI: '10-31',
    NW: '60 11-01',
    RP: '60 11-01',
    SH: '10-31',
    SL: '60 08-15 11-01',
    SN: '10-31 buss',
    ST: '01-06 10-31',
    TH: '09-20 10-31',
  },
  CH: {
    AG: '-2 1 50 05-01 12-26',
    AI: '-2 1 50 60 08-15 09-22 11-01 12-26',
    AR: '-2 1 50 12-26',
    BE: '01-02 -2 1 50 12-26',
    BL: '-2 1 05-01 50 12-26',
    BS: '-2 1 05-01 50 12-26',
    FR: '-2 60 08-15 11-01 12-08',
    GE: '-2 1 50 jeune 12-31',
    GL: '-2 1 50 11-01 12-26',
    GR: '1 50 12-26',
    JU: '01-02 -2 1 05-01 50 60 06-23 08-15 11-01',
    LU: '-2 60 08-15 11-01 12-08 12-26',
    NE: '03-01 -2 1 05-01',
    NW: '03-19 -2 60 08-15 11-01 12-08',
    OW: '-2 60 08-15 09-25 11-01 12-08',
    SG: '-2 1 50 11-01 12-26',
    SH: '-2 1 05-01 50 12-26',
    SO: '03-19 -2 05-01 60 08-15 11-01',
    SZ: '01-06 03-19 -2 1 50 60 08-15 11-01 12-08 12-26',
    TG: '01-02 -2 1 05-01 50 12-26',
    TI: '01-06 03-19 1 05-01 50 60 06-29 08-15 11-01 12-08 12-26',
    UR: '01-06 03-19 -2 1 50 60 08-15 11-01 12-08 12-26',
    VD: '01-02 -2 1 50 bettag',
    VS: '03-19 60 08-15 11-01 12-08',
    ZG: '-2 60 08-15 11-01 12-08',
    ZH: '-2 1 05-01 50 12-26',
  },
  IT: { '32': '50', BZ: '50' },
}

const DAY = 86_400_000
const CENTURY = 100

/** By country, region and year, each worked out once. */
const known = new Map<string, ReadonlySet<string>>()

/** Whether a day (YYYY-MM-DD) is a public holiday there. An unknown region has those of its country. */
export function isPublicHoliday(country: ShopCountry, region: string | null, day: string): boolean {
  const rules = `${NATIONAL[country]} ${REGIONAL[country]?.[region ?? ''] ?? ''}`.trimEnd()
  const year = day.slice(0, 4)
  const key = `${year} ${rules}`
  const days = known.get(key) ?? new Set(rules.split(' ').map((rule) => dayOfRule(rule, Number(year))))
  known.set(key, days)
  return days.has(day)
}

function dayOfRule(rule: string, year: number): string {
  if (rule.includes('-', 1)) return `${year}-${rule}`
  return WEEKDAYS[rule]?.(year) ?? isoDay(easter(year) + Number(rule) * DAY)
}

/** By the first Sunday of September, or by the Wednesday between 16 and 22 November. */
const WEEKDAYS: Record<string, (year: number) => string> = {
  buss: (year) => dayOf(year, 10, 22 - ((weekday(year, 10, 22) + 4) % 7)),
  bettag: (year) => dayOf(year, 8, firstSunday(year) + 15),
  jeune: (year) => dayOf(year, 8, firstSunday(year) + 4),
}

const isoDay = (moment: number): string => new Date(moment).toISOString().slice(0, 10)

const dayOf = (year: number, month: number, date: number): string => isoDay(Date.UTC(year, month, date))

/** 0 is Sunday. */
const weekday = (year: number, month: number, date: number): number =>
  new Date(Date.UTC(year, month, date)).getUTCDay()

const firstSunday = (year: number): number => 1 + ((7 - weekday(year, 8, 1)) % 7)

/** Easter Sunday of the Gregorian calendar, in milliseconds of UTC, by the rule of Meeus, Jones and Butcher. */
function easter(year: number): number {
  const golden = year % 19
  const century = Math.floor(year / CENTURY)
  const moon = (19 * golden + century - (century >> 2) - Math.floor((8 * century + 13) / 25) + 15) % 30
  const correction = Math.floor((golden + 11 * moon) / 319)
  const rest =
    (2 * (century % 4) + 2 * Math.floor((year % CENTURY) / 4) - (year % 4) - moon + correction + 32) % 7
  const month = Math.floor((moon - correction + rest + 90) / 25)
  return Date.UTC(year, month - 1, (moon - correction + rest + month + 19) % 32)
}
