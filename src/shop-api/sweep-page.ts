/** Rows that a job gets at once. It asks for the next page until one is empty. */
export const SWEEP_PAGE = 500

type Options<Row, T> = {
  /** Rows whose ids follow `after`, in the order of their ids, at most `size`. */
  read(after: string, size: number): Promise<Row[]>
  /** What the job gets of them; rows that need nothing are left out. */
  entriesOf(rows: Row[]): T[] | Promise<T[]>
  size: number
}

/** The first page after an id that has entries; empty after the last one. */
export async function sweepPage<Row extends { id: string }, T>(
  after: string,
  { read, entriesOf, size }: Options<Row, T>,
): Promise<T[]> {
  for (let from = after; ;) {
    const found = await read(from, size)
    const last = found.at(-1)
    if (!last) return []
    const entries = await entriesOf(found)
    if (entries.length > 0 || found.length < size) return entries
    from = last.id
  }
}
