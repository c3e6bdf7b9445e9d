import { expect, test } from 'vitest'
import {
  branchWithAll,
  nearestBranches,
  nextVisitDate,
  pickUpBranches,
} from '#domain/branch/pick-up-branch.ts'
import { aBranch } from '#tests/support/branches.ts'

const branches = pickUpBranches(
  Array.from({ length: 20 }, (_, index) =>
    aBranch({ id: index + 1, zip: String(10_000 + index * 100), latitude: 50 + index / 10 }),
  ),
  new Set(),
  new Date(),
)
const idsNear = (zip?: string, chosen?: string) => nearestBranches(branches, zip, chosen).map(({ id }) => id)

test.each([
  ['10510', ['6', '5', '7']],
  ['PL-11 900', ['20', '19', '18']],
  [undefined, ['1', '2', '3']],
  ['no digits', ['1', '2', '3']],
])('near %s come first', (zip, first) => expect(idsNear(zip).slice(0, 3)).toEqual(first))

test('a postcode across a river is not near: distance counts from the branch with the nearest one', () => {
  const towns = pickUpBranches(
    [
      aBranch({ id: 1, zip: '18055', latitude: 54.09, longitude: 12.14 }),
      aBranch({ id: 2, zip: '20249', latitude: 53.59, longitude: 9.98 }),
      aBranch({ id: 3, zip: '22765', latitude: 53.55, longitude: 9.93 }),
    ],
    new Set(),
    new Date(),
  )
  expect(nearestBranches(towns, '20259', undefined).map(({ id }) => id)).toEqual(['2', '3', '1'])
})

test('a dozen is offered, and the chosen one', () => {
  expect(idsNear('10000')).toHaveLength(12)
  expect(idsNear('10000', '20').at(-1)).toBe('20')
})

test('only where parcels are collected', () =>
  expect(
    pickUpBranches([aBranch({ services: ['repair'] }), aBranch({ id: 7 })], new Set(), new Date()),
  ).toEqual([
    {
      id: '7',
      street: 'Ehrenstraße 41',
      zip: '50672',
      city: 'Köln',
      latitude: 50.939,
      longitude: 6.94,
      hasAll: false,
      collectOn: null,
    },
  ]))

test.each([
  ['1', true],
  ['2', false],
  ['3', false],
  [undefined, false],
])('with everything in branch 1, all of it is in the chosen branch %s: %s', (chosen, is) => {
  const two = pickUpBranches([aBranch({ id: 1 }), aBranch({ id: 2 })], new Set([1]), new Date())
  expect(branchWithAll(two, chosen) !== undefined).toBe(is)
})

const SHUT = Array.from({ length: 7 }, () => [])
test.each([
  ['while it is open', '2026-11-23T11:00:00Z', {}, { on: 'today' }],
  ['early in the morning', '2026-11-23T05:00:00Z', {}, { on: 'today' }],
  ['in the evening', '2026-11-23T20:00:00Z', {}, { on: 'tomorrow' }],
  ['on a Saturday evening', '2026-11-28T20:00:00Z', {}, { on: 'later', date: '2026-11-30' }],
  ['where it never opens', '2026-11-23T11:00:00Z', { hours: SHUT }, null],
])('a branch with everything, %s, can be visited', (_, now, branch, collectOn) => {
  const [first] = pickUpBranches([aBranch({ id: 1, ...branch })], new Set([1]), new Date(now))
  expect(first).toMatchObject({ hasAll: true, collectOn })
})

test('a postcode without digits is near the lowest', () => {
  const odd = pickUpBranches(
    [aBranch({ id: 1, zip: '99999', latitude: 48 }), aBranch({ id: 2, zip: 'x' })],
    new Set(),
    new Date(),
  )
  expect(nearestBranches([], '10000', undefined)).toEqual([])
  expect(nearestBranches(odd, '10000', undefined).map(({ id }) => id)).toEqual(['2', '1'])
})

test.each([
  ['open', '2026-11-23T12:00:00Z', [], '2026-11-23'],
  ['open later today', '2026-11-23T05:00:00Z', [], '2026-11-23'],
  ['closed for today', '2026-11-23T21:00:00Z', [], '2026-11-24'],
  ['closed until Monday', '2026-11-21T21:00:00Z', [], '2026-11-23'],
  ['closed on a special day', '2026-11-23T05:00:00Z', ['2026-11-23', '2026-11-24'], '2026-11-25'],
])('a branch that is %s at %s is visited next on a day', (_, now, closed, day) => {
  const branch = aBranch({ specialDays: closed.map((date) => ({ date, spans: [] })) })
  expect(nextVisitDate(branch, new Date(now))).toBe(day)
})

test('where it is not known when a branch opens, today counts', () =>
  expect(nextVisitDate(aBranch({ hours: [] }), new Date('2026-11-21T21:00:00Z'))).toBe('2026-11-21'))
