import { expect, test } from 'vitest'
import { runCommand } from '#cli/operator/command.ts'
import type { Branch } from '#domain/branch/branch.ts'
import { aBranch } from '#tests/support/branches.ts'
import { noDatabase, noFile, noPayouts, noTransfers, unusedServices } from '#tests/support/operator.ts'

const nothing = () => Promise.reject(new Error('not called'))

async function type(line: string, file = '') {
  const saved: { branches: readonly Branch[]; replace: boolean }[] = []
  const output: string[] = []
  const outcome = await runCommand(
    line.split(' '),
    {
      ...unusedServices,
      orders: { byId: nothing, latest: nothing, search: nothing, move: nothing },
      declarations: { listOpen: nothing, find: nothing, settle: nothing },
      jobs: { list: nothing, retry: nothing },
      payouts: noPayouts,
      transfers: noTransfers,
      database: noDatabase,
      writeFile: noFile,
      branches: {
        list: async () => [aBranch({ id: 7 })],
        save: async (branches, replace) => void saved.push({ branches, replace }),
        readFile: async () => file || Promise.reject(new Error('no such file')),
      },
    },
    (text) => void output.push(text),
  )
  return { outcome, output, saved }
}

const HEAD =
  'id;name;street;zip;city;county;country;region;latitude;longitude;timeZone;phone;email;languages;services;' +
  'monday;tuesday;wednesday;thursday;friday;saturday;sunday;specialDays;about.de;from;formerIds'
const row = (id: number | string, latitude = '50.939') =>
  `${id};Köln;"Ehrenstraße 41";50672;Köln;Nordrhein-Westfalen;DE;NW;${latitude};6.94;Europe/Berlin;+49 40 66969;` +
  'koeln@veduta.example;de en;repair;09:00-12:30 14:00-18:00;;;;;;;2026-12-24=09:00-13:00 2026-12-31=;"Ein ""Text""";2026-12-01;4 5'

test('a table is imported', async () => {
  const { outcome, output, saved } = await type(
    'branch import a.csv',
    [HEAD, row(1), row(2).replace('4 5', '')].join('\n'),
  )
  expect([outcome, output]).toEqual(['done', ['2 branches imported']])
  expect(saved).toMatchObject([
    {
      replace: false,
      branches: [
        {
          id: 1,
          street: 'Ehrenstraße 41',
          languages: ['de', 'en'],
          hours: [
            [
              { opens: '09:00', closes: '12:30' },
              { opens: '14:00', closes: '18:00' },
            ],
            [],
            [],
            [],
            [],
            [],
            [],
          ],
          specialDays: [
            { date: '2026-12-24', spans: [{ opens: '09:00', closes: '13:00' }] },
            { date: '2026-12-31', spans: [] },
          ],
          texts: { de: { about: 'Ein "Text"' } },
          from: '2026-12-01',
          until: null,
          formerIds: [4, 5],
        },
        { id: 2, formerIds: [] },
      ],
    },
  ])
})

test('the pictures of a table are addresses with spaces between them', async () => {
  const pictures = ['/pictures/front.jpg', 'https://pictures.example/in/side.jpg?w=1']
  const file = `${HEAD};pictures\n${row(1)};${pictures.join(' ')}\n${row(2).replace('4 5', '')};`
  const [imported] = (await type('branch import a.csv', file)).saved
  expect(imported?.branches.map((each) => each.pictures)).toEqual([pictures, undefined])
})

test.each([
  'http://pictures.example/a.jpg',
  '//pictures.example/a.jpg',
  'https://',
  'javascript:alert(1)',
  '/\\a',
])('the picture %s is refused', async (address) => {
  const { outcome, output } = await type(
    'branch import FILE',
    JSON.stringify([aBranch({ pictures: [address] })]),
  )
  expect([outcome, output[0]]).toEqual([
    'refused',
    expect.stringMatching(/^entry 1: pictures\.0: not an address/),
  ])
})

test('JSON may leave out what is empty, and replaces all', async () => {
  const { region: _, specialDays: _1, texts: _2, ...plain } = aBranch()
  const { outcome, saved } = await type('branch import a.json --replace', JSON.stringify([plain]))
  expect(outcome).toBe('done')
  expect(saved).toMatchObject([{ replace: true, branches: [{ id: 1, region: null, texts: {} }] }])
})

test('every fault of a table is named at once, also an id that a wrong line has', async () => {
  const [wrong, right] = [row(1, 'north'), row(1)].map((line) => line.replace('4 5', ''))
  const { outcome, output } = await type('branch import a.csv', [HEAD, wrong, right].join('\n'))
  expect(outcome).toBe('refused')
  expect(output).toEqual([
    expect.stringMatching(/^line 2: latitude: /),
    'line 3: the id 1 is that of line 2',
    'a.csv: nothing was imported, 2 faults',
  ])
})

test('JSON may begin with a byte order mark', async () => {
  const { outcome, saved } = await type('branch import a.json', `\uFEFF${JSON.stringify([aBranch()])}`)
  expect([outcome, saved[0]?.branches]).toEqual(['done', [aBranch()]])
})

test('one bad line of five hundred is named, and nothing is imported', async () => {
  const lines = Array.from({ length: 500 }, (_, index) => row(index + 10).replace('4 5', ''))
  const { outcome, output, saved } = await type(
    'branch import a.csv',
    [HEAD, ...lines.with(320, row(330, 'north').replace('4 5', ''))].join('\n'),
  )
  expect([outcome, saved]).toEqual(['refused', []])
  expect(output).toEqual([
    expect.stringMatching(/^line 322: latitude: /),
    'a.csv: nothing was imported, 1 fault',
  ])
})

test.each([
  ['an id twice', [HEAD, row(1), row(1)].join('\n'), /^line 3: the id 1 is that of line 2$/],
  [
    'a former id of another',
    [HEAD, row(1), row(4).replace(';4 5', ';')].join('\n'),
    /^line 3: the id 4 is that of line 2$/,
  ],
  ['an unknown column', `${HEAD};coffee\n${row(1)};yes`, /^line 1: unknown columns: coffee$/],
  ['a cell too few', `${HEAD}\n${row(1)};more`, /^line 2: \d+ cells under \d+ names$/],
  [
    'times that overlap',
    JSON.stringify([aBranch({ hours: [[{ opens: '12:00', closes: '09:00' }], [], [], [], [], [], []] })]),
    /^entry 1: hours\.0\.0: closes before it opens$/,
  ],
  [
    'no time zone',
    JSON.stringify([aBranch({ timeZone: 'Mars/Base' })]),
    /^entry 1: timeZone: not a time zone/,
  ],
  ['no object', '[7]', /^entry 1: Invalid input/],
  ['no JSON', '[7', /JSON/],
  ['no branches', '[]', /^the file has no branches$/],
])('%s is refused', async (_, file, fault) => {
  const { outcome, output, saved } = await type('branch import FILE', file)
  expect([outcome, saved]).toEqual(['refused', []])
  expect(output[0]).toMatch(fault)
})

test('branches are listed', async () => {
  expect(await type('branch list')).toMatchObject({
    outcome: 'done',
    output: ['7  DE  50672  Köln  Ehrenstraße 41  eye-test repair click-and-collect'],
  })
  expect(JSON.parse((await type('branch list --json')).output[0] ?? '')).toEqual([aBranch({ id: 7 })])
})

test.each(['branch import', 'branch import a b', 'branch list a', 'branch list --replace', 'branch close 7'])(
  '%s is no command',
  async (line) => expect((await type(line)).outcome).toBe('misread'),
)

test('a file that cannot be read is named', async () =>
  expect((await type('branch import gone.csv')).output).toEqual(['gone.csv: no such file']))
