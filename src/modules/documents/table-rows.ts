import type { Content, TableCell } from 'pdfmake'
import type { Node } from '#domain/content/rich-text/node.ts'

type Cell = Extract<Node, { kind: 'cell' | 'header' }>

/**
 * The rows of a table of rich text for a PDF, all equally long, which the PDF library requires: places that a cell covers, and those that
 * shorter rows lack, are empty. Columns in which no cell begins are left out; of no cells there are no rows.
 */
export function tableRows(nodes: readonly Node[], print: (cell: Cell) => Content): TableCell[][] {
  const rows = nodes.flatMap((node) => (node.kind === 'row' ? [node.content.filter(isCell)] : []))
  const taken = new Set<string>()
  const isTaken = (row: number, column: number) => taken.has(`${row} ${column}`)
  const placed = rows.flatMap((cells, row) =>
    cells.map((cell) => {
      let column = 0
      while (isTaken(row, column)) column += 1
      let end = column
      while (end < column + cell.columns && !isTaken(row, end)) end += 1
      const rowSpan = Math.min(cell.rows, rows.length - row)
      for (let down = 0; down < rowSpan; down += 1)
        for (let right = column; right < end; right += 1) taken.add(`${row + down} ${right}`)
      return { cell, row, column, end, rowSpan }
    }),
  )
  const begun = [...new Set(placed.map(({ column }) => column))].toSorted((one, other) => one - other)
  if (begun.length === 0) return []
  const body = rows.map(() => begun.map((): TableCell => ''))
  for (const { cell, row, column, end, rowSpan } of placed) {
    const colSpan = begun.filter((each) => column <= each && each < end).length
    body[row]?.splice(begun.indexOf(column), 1, { stack: [print(cell)], colSpan, rowSpan })
  }
  return body
}

const isCell = (node: Node): node is Cell => node.kind === 'cell' || node.kind === 'header'
