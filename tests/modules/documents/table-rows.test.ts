import { expect, test } from 'vitest'
import type { Node } from '#domain/content/rich-text/node.ts'
import { tableRows } from '#modules/documents/table-rows.ts'

type Drawn = [text: string, columns?: number, rows?: number]

const table = (rows: Drawn[][]): Node[] =>
  rows.map((cells) => ({
    kind: 'row',
    content: cells.map(([text, columns = 1, rows = 1]): Node => {
      return { kind: 'cell', columns, rows, content: [{ kind: 'text', text, marks: [] }] }
    }),
  }))

const at = (text: string, colSpan = 1, rowSpan = 1) => ({ stack: [text], colSpan, rowSpan })

test.each<[string, Drawn[][], unknown[][]]>([
  ['no rows', [], []],
  ['no cells', [[], []], []],
  [
    'a short row',
    [[['a'], ['b']], [['c']]],
    [
      [at('a'), at('b')],
      [at('c'), ''],
    ],
  ],
  [
    'a cell over two rows',
    [[['a', 1, 2], ['b']], [['c']], [['d'], ['e']]],
    [
      [at('a', 1, 2), at('b')],
      ['', at('c')],
      [at('d'), at('e')],
    ],
  ],
  [
    'a cell over two columns and two rows',
    [[['a'], ['b', 2, 2]], [['c']], [['d'], ['e'], ['f']]],
    [
      [at('a'), at('b', 2, 2), ''],
      [at('c'), '', ''],
      [at('d'), at('e'), at('f')],
    ],
  ],
  [
    'more columns and rows than there are',
    [[['a', 9, 9], ['b']], [['c']]],
    [
      [at('a', 1, 2), at('b')],
      ['', at('c')],
    ],
  ],
  [
    'a cell that would cover another',
    [[['a'], ['b', 1, 2]], [['c', 3]]],
    [
      [at('a'), at('b', 1, 2)],
      [at('c'), ''],
    ],
  ],
])('a table with %s', (_, rows, expected) => {
  const print = ({ content }: { content: Node[] }) =>
    content.map((node) => (node.kind === 'text' ? node.text : '')).join('')
  expect(tableRows(table(rows), print)).toEqual(expected)
})
