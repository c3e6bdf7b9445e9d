const BATCH = 500

/** Inserts the rows made from `items`, some hundred at a time. */
export async function insertBatches<T, Row>(
  items: Iterable<T>,
  toRow: (item: T) => Row,
  insert: (rows: Row[]) => PromiseLike<unknown>,
): Promise<void> {
  let batch: Row[] = []
  for (const item of items) {
    batch.push(toRow(item))
    if (batch.length < BATCH) continue
    await insert(batch)
    batch = []
  }
  if (batch.length > 0) await insert(batch)
}
