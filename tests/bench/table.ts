/** One row of the benchmark table: the measure, the value, and its limit. */
export type Row = { what: string; measured: string; mustReach: string; reached: boolean }

export const atMost = (what: string, figure: number, limit: number, unit: string): Row => ({
  what,
  measured: `${round(figure)} ${unit}`,
  mustReach: `≤ ${limit} ${unit}`,
  reached: figure <= limit,
})

export const atLeast = (what: string, figure: number, limit: number, unit: string): Row => ({
  what,
  measured: `${round(figure)} ${unit}`,
  mustReach: `≥ ${limit} ${unit}`,
  reached: figure >= limit,
})

const round = (figure: number) => (figure >= 100 ? Math.round(figure) : Math.round(figure * 100) / 100)

/** The rows as one table of fixed-width text. */
export function table(rows: Row[]): string {
  const cells = [
    ['what', 'measured', 'must reach', ''],
    ...rows.map((r) => [r.what, r.measured, r.mustReach, r.reached ? '✓' : '✗']),
  ]
  const widths = [0, 1, 2].map((column) => Math.max(...cells.map((line) => (line[column] ?? '').length)))
  return cells
    .map((line) => line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '))
    .join('\n')
}
