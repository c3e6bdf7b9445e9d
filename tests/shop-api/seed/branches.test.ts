import { expect, test } from 'vitest'
import { branchImport } from '#contract/shop-api/branch.ts'
import { SHOP_COUNTRIES } from '#domain/shop/shop-country.ts'
import { zip } from '#domain/form/zip.ts'
import { messages } from '#i18n/messages.ts'
import { VARIANT_CODES, VARIANTS } from '#i18n/variants.ts'
import { seedBranches } from '#shop-api/seed/branches.ts'

const branches = seedBranches(new Date('2026-11-23T12:00:00Z'))

test('about 120 branches fit the contract, each with an id and an address of its own', () => {
  expect(branchImport.safeParse({ branches, replace: true }).error).toBeUndefined()
  expect(branches.length).toBeGreaterThan(110)
  expect(new Set(branches.map(({ id }) => id)).size).toBe(branches.length)
  expect(new Set(branches.map(({ street, city }) => `${street} ${city}`)).size).toBe(branches.length)
})

test.each(SHOP_COUNTRIES)('the branches of %s have postcodes of the country and lie in it', (country) => {
  const own = branches.filter((branch) => branch.country === country)
  expect(own.length).toBeGreaterThan(10)
  expect(own.map((each) => zip(country)(each.zip))).toEqual(own.map(() => null))
  const [first] = own
  for (const { latitude, longitude } of own) {
    expect(Math.abs(latitude - (first?.latitude ?? 0))).toBeLessThan(7)
    expect(Math.abs(longitude - (first?.longitude ?? 0))).toBeLessThan(9)
  }
})

test.each(VARIANT_CODES)(
  '%s: the bar above each page promises a test of eyes in each branch, and each has it',
  (variant) => {
    expect(messages(variant)('shell.strip.service')).toMatch(
      /Sehtest in jeder|Měření zraku na každé|Badanie wzroku w\skażdym|Examen de la vue dans chaque|Esame della vista in ogni/,
    )
    const own = branches.filter(({ country }) => country === VARIANTS[variant].country)
    expect(own.length).toBeGreaterThan(10)
    expect(own.filter(({ services }) => !services.includes('eye-test'))).toEqual([])
  },
)

test('the days before holidays are short, unless they are closed anyway', () => {
  const short = (country: string) =>
    new Set(
      branches
        .filter((each) => each.country === country)
        .flatMap(({ specialDays }) => specialDays.map(({ date }) => date)),
    )
  expect(short('DE')).toEqual(new Set(['2026-12-24', '2026-12-31']))
  expect(short('PL')).toEqual(new Set(['2026-12-31']))
})

test('what a text says of services and parking, the branch has', () => {
  const german = branches.filter(({ country }) => country === 'DE')
  const lacking = german.filter(
    ({ texts, services }) =>
      texts['de']?.about?.includes('Kontaktlinsen') &&
      !(services.includes('contact-lenses') && services.includes('children')),
  )
  const parked = german.filter(
    ({ texts, accessibility }) =>
      texts['de']?.parking?.startsWith('Keine') && accessibility.includes('parking-space'),
  )
  expect([lacking, parked]).toEqual([[], []])
})
