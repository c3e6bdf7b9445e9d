import { expect, test } from 'vitest'
import { slugify } from '#domain/catalogue/slug.ts'
import { branchOfZip, findTown, withoutZip, zipOf } from '#domain/branch/find-town.ts'

const at = { latitude: 0, longitude: 0 }
const towns = ['Hamburg', 'Hamm', 'München', 'Münster', 'Ulm', 'Frankfurt am Main', 'Łódź'].map((name) => ({
  name,
  slug: slugify(name),
  ...at,
}))

test.each([
  ['hamburg', 'Hamburg'],
  ['Hamm', 'Hamm'],
  ['ham', 'Hamburg'],
  ['ha', null],
  ['Hamburch', 'Hamburg'],
  ['Hmaburg', 'Hamburg'],
  ['Munchen', 'München'],
  ['MUENSTER', 'Münster'],
  ['Frankfurt', 'Frankfurt am Main'],
  ['lodz', 'Łódź'],
  ['Ulm', 'Ulm'],
  ['Ulx', null],
  ['Atlantis', null],
  ['!?', null],
])('%s means %s', (term, name) => expect(findTown(term, towns)?.name ?? null).toBe(name))

test('of two towns of a name the first is found, whatever is added to its name', () => {
  const two = [{ slug: 'halle-saale' }, { slug: 'halle' }]
  expect(findTown('Halle', two)).toEqual(two[0])
  expect(findTown('Halle', two.toReversed())).toEqual({ slug: 'halle' })
})

test.each([
  ['20095', '20095'],
  [' 20095 Hamburg', '20095'],
  ['110 00', '11000'],
  ['00-020', '00020'],
  ['7', null],
  ['Hamburg 20095', null],
])('the postcode in %j is %s', (term, zip) => expect(zipOf(term)).toBe(zip))

test.each([
  ['20095 Hamburg', 'Hamburg'],
  ['110 00  Praha 1', 'Praha 1'],
  ['00-020', ''],
  ['Hamburg', 'Hamburg'],
])('without its postcode %j is %j', (term, words) => expect(withoutZip(term)).toBe(words))

const branchTown = (city: string, ...zips: string[]) => ({
  county: city,
  city,
  ...at,
  branches: zips.map((zip, id) => ({ id, zip, ...at })),
})
const branchTowns = [
  branchTown('Hamburg', '20095', '22765'),
  branchTown('Kiel', '24103'),
  branchTown('Warszawa', '00-020'),
]

test.each([
  ['20253', 'Hamburg', '20095'],
  ['22765', 'Hamburg', '22765'],
  ['22', 'Hamburg', '22765'],
  ['24199', 'Kiel', '24103'],
  ['99999', 'Kiel', '24103'],
  ['00199', 'Warszawa', '00-020'],
])('the branch nearest to the postcode %s is in %s, at %s', (zip, city, code) =>
  expect(branchOfZip(zip, branchTowns)).toMatchObject({ city, zip: code }),
)

test('without branches no postcode is near', () => expect(branchOfZip('20095', [])).toBeNull())
