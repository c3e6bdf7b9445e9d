import { expect, test } from 'vitest'
import { readBranches } from '#cli/operator/read-branches.ts'
import { aBranch } from '#tests/support/branches.ts'

const HEAD =
  'id;name;street;zip;city;county;country;latitude;longitude;timeZone;phone;email;monday;specialDays;from;until'
const row = (id: number, days: string, from: string, until: string, latitude = '50.9') =>
  `${id};Köln;Ehrenstraße 41;50672;Köln;Nordrhein-Westfalen;DE;${latitude};6.94;Europe/Berlin;+49 40 66969;` +
  `koeln@veduta.example;09:00-18:00;${days};${from};${until}`
const TWICE = '2026-12-24=09:00-13:00 2026-12-31= 2026-12-24='

test('a special day that is given twice and an end before the start are named with every other fault', () => {
  const rows = [
    row(1, TWICE, '', ''),
    row(2, '', '2026-12-02', '2026-12-01'),
    row(3, TWICE, '2026-12-02', '2026-12-01', 'north'),
    row(4, '2026-12-24= 2026-12-31=', '2026-12-01', '2026-12-01'),
    row(5, '', '', '2026-12-01'),
  ]
  expect(readBranches([HEAD, ...rows].join('\n'))).toEqual({
    ok: false,
    error: [
      'line 2: specialDays: a day is given twice',
      'line 3: until: before from',
      expect.stringMatching(/^line 4: latitude: /),
      'line 4: specialDays: a day is given twice',
      'line 4: until: before from',
    ],
  })
})

test('the same is asked of JSON', () => {
  const spans = [{ opens: '09:00', closes: '13:00' }]
  const twice = [spans, []].map((each) => ({ date: '2026-12-24', spans: each }))
  const entries = [
    aBranch({ id: 1, specialDays: twice }),
    aBranch({ id: 2, from: '2026-12-02', until: '2026-12-01' }),
  ]
  expect(readBranches(JSON.stringify(entries))).toEqual({
    ok: false,
    error: ['entry 1: specialDays: a day is given twice', 'entry 2: until: before from'],
  })
})

test('faults are named by their columns', () => {
  const rows = [
    row(1, '2026-12-24=13:00-09:00', '', '').replace('09:00-18:00', '09:60-18:00'),
    `${row(2, '', '', '')};x`,
  ]
  const file = [`${HEAD};about.de`, `${rows[0]};${'long '.repeat(120)}`, `${rows[1]};y`].join('\n')
  expect(readBranches(file)).toEqual({
    ok: false,
    error: [
      'line 2: monday: not a time like 09:30',
      'line 2: specialDays: closes before it opens',
      expect.stringMatching(/^line 2: about\.de: /),
      'line 3: 18 cells under 17 names',
    ],
  })
})
