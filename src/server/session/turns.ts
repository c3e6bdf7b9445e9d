/** Runs what has the same key one after the other, in the order in which it came. What fails holds nobody up. */
export function createTurns() {
  const last = new Map<string, Promise<unknown>>()

  return async function inTurn<T>(key: string, act: () => Promise<T>): Promise<T> {
    const turn = (last.get(key) ?? Promise.resolve()).then(act, act)
    last.set(key, turn)
    try {
      return await turn
    } finally {
      if (last.get(key) === turn) last.delete(key)
    }
  }
}

export type InTurn = ReturnType<typeof createTurns>
