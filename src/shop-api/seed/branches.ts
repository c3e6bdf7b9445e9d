import { ACCESSIBILITY, BRANCH_SERVICES, type Branch, type BranchTexts } from '#domain/branch/branch.ts'
import { hoursOn } from '#domain/branch/day-hours.ts'
import type { SpecialDay, Span, WeekHours } from '#domain/branch/opening-hours.ts'
import { slugify } from '#domain/catalogue/slug.ts'
import { SHOP_COUNTRIES, type ShopCountry } from '#domain/shop/shop-country.ts'
import { type Random, randomOf } from './random.ts'
import places from './tables/branches.json' with { type: 'json' }
import words from './tables/branch-words.json' with { type: 'json' }

const FIRST_ID = 1001

const LANGUAGES: Record<ShopCountry, readonly (keyof typeof words.texts)[]> = {
  DE: ['de'],
  AT: ['de'],
  CH: ['de', 'fr', 'it'],
  CZ: ['cs'],
  PL: ['pl'],
  IT: ['it', 'de'],
}

/** Where Switzerland speaks another language than German. */
const ROMANCE: Record<string, 'CH-fr' | 'CH-it'> = {
  VD: 'CH-fr',
  GE: 'CH-fr',
  NE: 'CH-fr',
  FR: 'CH-fr',
  TI: 'CH-it',
}

/**
 * Invented branches in real towns: country, region, county, town, district, zip, position, and a street where the table
 * has one. The same every time, but for the special days of the year.
 */
export const seedBranches = (now: Date): Branch[] =>
  SHOP_COUNTRIES.flatMap((country) => places[country].map((place) => ({ ...place, country }))).map(
    (place, index) => branchAt(place, FIRST_ID + index, now),
  )

/** The ids of all of them. */
export const BRANCH_IDS: readonly number[] = SHOP_COUNTRIES.flatMap((country) =>
  places[country].map(() => country),
).map((_, index) => FIRST_ID + index)

type Place = Omit<(typeof places)['DE'][number], 'region' | 'street' | 'district'> & {
  country: ShopCountry
  region: string | null
  district: string | null
  street: string | null
}

function branchAt({ district, street, ...place }: Place, id: number, now: Date): Branch {
  const { country, region, city } = place
  const random = randomOf(`branch ${id}`)
  const speech = ROMANCE[country === 'CH' ? (region ?? '') : '']
  const streets = words.streets[speech ?? country]
  const spoken = LANGUAGES[country].toSorted(
    (a, b) => Number(speech?.endsWith(b)) - Number(speech?.endsWith(a)),
  )
  // Drawn in this order, or an existing shop and a new one would have other branches.
  const address = street ?? `${random.pick(streets)} ${random.int(2, 60)}`
  const languages = [...spoken.slice(0, random.int(1, 3)), ...(random.chance(0.7) ? ['en'] : [])]
  const services = BRANCH_SERVICES.filter((service) => ALWAYS.has(service) || random.chance(0.6))
  const hours = weekOf(random.weighted(words.weeks.map((each) => [each.hours, each.weight] as const)))
  const accessibility = ACCESSIBILITY.filter(() => random.chance(0.5))
  const branch: Branch = {
    id,
    name: district === null ? city : `${city} ${district}`,
    street: address,
    ...place,
    timeZone: TIME_ZONES[country],
    phone: `${words.phones[country]} ${id}`,
    email: `${slugify(city)}.${id}@veduta.example`,
    languages,
    services,
    hours,
    specialDays: [],
    accessibility,
    texts: textsOf(random, LANGUAGES[country], { services, accessibility }),
    staff: random.int(1, 3),
    from: null,
    until: null,
    formerIds: [],
  }
  return { ...branch, specialDays: shortDays(branch, now.getUTCFullYear()) }
}

const TIME_ZONES: Record<ShopCountry, string> = {
  DE: 'Europe/Berlin',
  AT: 'Europe/Vienna',
  CH: 'Europe/Zurich',
  CZ: 'Europe/Prague',
  PL: 'Europe/Warsaw',
  IT: 'Europe/Rome',
}

const ALWAYS: ReadonlySet<string> = new Set(['eye-test', 'repair', 'click-and-collect'])

const weekOf = (days: readonly string[]): WeekHours =>
  days.map((day) => day.split(' ').filter(Boolean).map(spanOf))

/** Places of texts: for contact lenses and children, and without a place to park. */
const [TAKES_TIME, NO_PARKING] = [1, 2]

function spanOf(text: string): Span {
  const [opens = '', closes = ''] = text.split('-')
  return { opens, closes }
}

/** What a text says of services and parking, the branch has. */
function textsOf(
  random: Random,
  languages: readonly (keyof typeof words.texts)[],
  { services, accessibility }: Pick<Branch, 'services' | 'accessibility'>,
): Record<string, BranchTexts> {
  const [drawn, space, minutes] = [random.int(0, 2), random.int(0, 2), random.int(2, 7)]
  const takesTime = services.includes('contact-lenses') && services.includes('children')
  const about = drawn === TAKES_TIME && !takesTime ? 0 : drawn
  const parking = space === NO_PARKING && accessibility.includes('parking-space') ? 0 : space
  return Object.fromEntries(
    languages.map((language) => {
      const texts = words.texts[language]
      const transit = texts.transit.replace('{minutes}', String(minutes))
      return [language, { about: texts.about[about] ?? '', transit, parking: texts.parking[parking] ?? '' }]
    }),
  )
}

/** Christmas Eve and New Year's Eve end early where they are no holidays and no Sundays. */
const shortDays = (branch: Branch, year: number): SpecialDay[] =>
  [`${year}-12-24`, `${year}-12-31`]
    .filter((date) => hoursOn(branch, date).spans.length > 0)
    .map((date) => ({ date, spans: [spanOf('09:00-13:00')] }))
