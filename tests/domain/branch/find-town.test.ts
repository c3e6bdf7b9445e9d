import { expect, test } from 'vitest'
import { findTown, townOfZip, zipOf } from '#domain/branch/find-town.ts'

const at = { latitude: 0, longitude: 0 }
const towns = ['Hamburg', 'Hamm', 'München', 'Münster', 'Ulm', 'Frankfurt am Main', 'Łódź'].map((name) => ({
  name,
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

test.each([
  ['20095', '20095'],
  [' 20095 Hamburg', '20095'],
  ['110 00', '11000'],
  ['00-020', '00020'],
  ['7', null],
  ['Hamburg 20095', null],
])('the postcode in %j is %s', (term, zip) => expect(zipOf(term)).toBe(zip))

const branchTown = (city: string, ...zips: string[]) => ({
  county: city,
  city,
  ...at,
  branches: zips.map((zip, id) => ({ id, zip })),
})
const branchTowns = [
  branchTown('Hamburg', '20095', '22765'),
  branchTown('Kiel', '24103'),
  branchTown('Warszawa', '00-020'),
]

test.each([
  ['20253', 'Hamburg'],
  ['22', 'Hamburg'],
  ['24199', 'Kiel'],
  ['99999', 'Kiel'],
  ['00199', 'Warszawa'],
])('the branches nearest to the postcode %s are in %s', (zip, city) =>
  expect(townOfZip(zip, branchTowns)?.city).toBe(city),
)

test('without branches no postcode is near', () => expect(townOfZip('20095', [])).toBeNull())
