/** A page of a list: the entries whose ids follow `after`, in the order of their ids. Empty after the last one. */
export type ReadPage<T, Id> = (after?: Id) => Promise<T[]>

/** All entries of a list that is read in pages, however many there are. */
export async function* everyEntry<T, Id>(read: ReadPage<T, Id>, idOf: (entry: T) => Id): AsyncGenerator<T> {
  let page = await read()
  for (let last = page.at(-1); last !== undefined; last = page.at(-1)) {
    yield* page
    page = await read(idOf(last))
  }
}

export async function allEntries<T, Id>(read: ReadPage<T, Id>, idOf: (entry: T) => Id): Promise<T[]> {
  const all: T[] = []
  for await (const entry of everyEntry(read, idOf)) all.push(entry)
  return all
}

/**
 * Works off all entries, one after the other. One that fails holds up no other: it is left for the next run. Afterwards the
 * run counts as failed, with the cause of the first failure. An entry is not begun after the signal.
 */
export async function sweep<T>(
  entries: AsyncIterable<T>,
  work: (entry: T) => Promise<unknown>,
  signal?: AbortSignal,
): Promise<void> {
  let failures = 0
  let cause: unknown
  for await (const entry of entries) {
    signal?.throwIfAborted()
    await work(entry).catch((error: unknown) => {
      if (failures === 0) cause = error
      failures += 1
    })
  }
  if (failures > 0) throw new Error(`${failures} entries could not be processed`, { cause })
}
