import { expect, test } from 'vitest'
import { searchedService } from '#domain/appointment/service.ts'
import {
  freeNearQuery,
  isSearch,
  readFinderQuery,
  serviceQuery,
  writeFinderQuery,
} from '#domain/branch/finder-query.ts'

const read = (query: string) => readFinderQuery(new URLSearchParams(query))

test.each([
  ['', ''],
  ['page=1', ''],
  ['page=3', '?page=3'],
  ['page=0&open=yes&repair=0', ''],
  ['term= K%C3%B6ln ', '?term=K%C3%B6ln'],
  ['near=53.55,9.99&term=Wien', '?near=53.55%2C9.99'],
  ['near=53.551,9.99', ''],
  ['near=53.5,-9.9', '?near=53.5%2C-9.9'],
  ['near=99,9.99&term=Wien', '?term=Wien'],
  ['near=53.55,180.01', ''],
  ['near=-90,-180', '?near=-90%2C-180'],
  ['variantid=500001&term=Wien', '?term=Wien&variantid=500001'],
  ['variantid=-1', ''],
  ['variantid=1234567890', ''],
  ['free=1', '?free=1'],
  ['listing=/brillen/?color=2&term=Wien', '?term=Wien&listing=%2Fbrillen%2F%3Fcolor%3D2'],
  ['listing=https://shop.example/', ''],
  ['listing=//shop.example/', ''],
  ['listing=/\\shop.example/', ''],
  [`listing=/${'x'.repeat(1001)}`, ''],
  ['free=yes', ''],
  ['repair=1&open=1&eye-test=1&page=2', '?open=1&eye-test=1&repair=1&page=2'],
])('%j is written as %j', (query, written) => expect(writeFinderQuery(read(query))).toBe(written))

test.each([
  ['', false],
  ['page=2', false],
  ['term=Wien', true],
  ['near=1.0,2.0', true],
  ['open=1', true],
  ['children=1', true],
  ['variantid=7', true],
  ['free=1', true],
])('%j is a search: %s', (query, is) => expect(isSearch(read(query))).toBe(is))

test('near a branch, those with a free appointment are looked for by its postcode and town', () => {
  const query = freeNearQuery({ zip: '110 00', city: 'Praha' })
  expect(read(query)).toMatchObject({ term: '110 00 Praha', hasFree: true, services: [] })
})

test.each(['hearing-test', 'eye-test'] as const)(
  'from a page about %s, its branches are searched, and the appointment is for it',
  (service) => {
    const query = read(serviceQuery(service))
    expect(query).toEqual({ ...read(''), services: [service] })
    expect(searchedService(query.services)).toBe(service)
  },
)
