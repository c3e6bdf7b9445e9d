const open = new Set<() => Promise<void>>()

/** Closes a resource with the test file, unless its user has closed it before. */
export function untilEndOfFile(close: () => Promise<void>): () => Promise<void> {
  const once = async () => {
    if (open.delete(once)) await close()
  }
  open.add(once)
  return once
}

/** Closes the newest first, as it may use older ones. */
export async function endFile(): Promise<void> {
  for (const close of [...open].toReversed()) await close()
}
