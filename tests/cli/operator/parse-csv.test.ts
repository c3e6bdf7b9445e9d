import { expect, test } from 'vitest'
import { parseCsv } from '#cli/operator/parse-csv.ts'

test.each([
  [
    'a,b\n1,2\n',
    [1, 2],
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'a;b\r\n1;"2,5"',
    [1, 2],
    [
      ['a', 'b'],
      ['1', '2,5'],
    ],
  ],
  [
    '\uFEFFa,b\n\n"1 ""x""", 2 \n',
    [1, 3],
    [
      ['a', 'b'],
      ['1 "x"', '2'],
    ],
  ],
  [
    'a,b\n"one\ntwo",3\n4,5',
    [1, 2, 4],
    [
      ['a', 'b'],
      ['one\ntwo', '3'],
      ['4', '5'],
    ],
  ],
  [
    'a,b\n1,\n',
    [1, 2],
    [
      ['a', 'b'],
      ['1', ''],
    ],
  ],
  ['', [], []],
])('the table %j', (text, lines, cells) => {
  const rows = parseCsv(text)
  expect([rows.map(({ line }) => line), rows.map((row) => row.cells)]).toEqual([lines, cells])
})

test('a quote that is not closed is named with its line', () =>
  expect(() => parseCsv('a,b\n1,"2\n3,4')).toThrow('line 2: a quote is not closed'))
