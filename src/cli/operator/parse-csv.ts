/** A row of a table, with the number of the line on which it begins. */
export type CsvRow = { line: number; cells: string[] }

/**
 * The rows of a table after RFC 4180: cells may stand in quotes, which double inside. Separated by commas, or by semicolons where the
 * first line has those. Empty lines are left out; a quote that is never closed throws.
 */
export function parseCsv(text: string): CsvRow[] {
  const separator = /^[^\n,]*;/.test(text) ? ';' : ','
  const rows: CsvRow[] = []
  let line = 1
  let row: CsvRow = { line, cells: [] }
  for (const [, quoted, plain, end = ''] of text.replace(/^\uFEFF/, '').matchAll(cellPattern(separator))) {
    row.cells.push(quoted === undefined ? (plain ?? '').trim() : quoted.replaceAll('""', '"').trim())
    line += quoted?.split('\n').length ?? 1
    line -= 1
    if (plain?.startsWith('"')) throw new Error(`line ${row.line}: a quote is not closed`)
    if (end === separator) continue
    if (row.cells.some((cell) => cell !== '')) rows.push(row)
    line += 1
    row = { line, cells: [] }
    if (end === '') break
  }
  return rows
}

const cellPattern = (separator: string): RegExp =>
  new RegExp(`(?:"((?:[^"]|"")*)"[ \\t]*|([^${separator}\\r\\n]*))(${separator}|\\r?\\n|$)`, 'g')
