/**
 * Runs tasks with the same key one after the other, in the order of the calls. A failed task does not block the
 * next one.
 */
export function createKeyedMutex() {
  const last = new Map<string, Promise<unknown>>()

  return async function runExclusive<T>(key: string, task: () => Promise<T>): Promise<T> {
    const run = (last.get(key) ?? Promise.resolve()).then(task, task)
    last.set(key, run)
    try {
      return await run
    } finally {
      if (last.get(key) === run) last.delete(key)
    }
  }
}

export type RunExclusive = ReturnType<typeof createKeyedMutex>
