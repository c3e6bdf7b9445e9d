/** Milliseconds of the longest rest: a piece that was slow because it waited does not hold up the others. */
const LONGEST_REST = 200

/**
 * Runs the pieces of long work one after the other, so that requests are answered in between: after each piece the next
 * one waits `rest` times as long as it took. A piece that fails counts as one that ended.
 */
export function createPacer(rest: number): <T>(piece: () => Promise<T>) => Promise<T> {
  let last = Promise.resolve()
  return async (piece) => {
    const before = last
    const { promise, resolve } = Promise.withResolvers<void>()
    last = promise
    await before
    const began = performance.now()
    try {
      return await piece()
    } finally {
      setTimeout(resolve, Math.min((performance.now() - began) * rest, LONGEST_REST))
    }
  }
}
