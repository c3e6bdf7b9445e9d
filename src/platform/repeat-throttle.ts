/** Milliseconds within which a line counts as the same again. Spec §9 "Logger". */
const REPEAT_MS = 1000
/** Repeats that are written. */
const WRITTEN_REPEATS = 5
/** Lines that are compared with. */
const MAX_LINES = 1000

type Recent = { line: string; last: number; repeats: number }

/** What differs between two lines that are the same: their time, and the request that each is of. */
const OF_ONE_LINE = /"(?:time|requestId)":"[^"]*",?/g

/**
 * Limits JSON lines that repeat each other apart from their time and request. The sixth repeat within a second of the one before it
 * is withheld, and so are all later ones; after a second without the line, one line follows with the number of those
 * that were withheld as `repeated`. Spec §9 "Logger".
 */
export function createRepeatThrottle() {
  /** By content; what came last is last. */
  const recent = new Map<string, Recent>()
  let withheld = 0

  /** What is to be written of the lines that have not come for a second. */
  function settle(now: number): string[] {
    const lines: string[] = []
    for (const [content, { line, last, repeats }] of recent) {
      if (now - last < REPEAT_MS && recent.size < MAX_LINES) break
      recent.delete(content)
      if (repeats <= WRITTEN_REPEATS) continue
      withheld -= 1
      lines.push(counted(line, repeats - WRITTEN_REPEATS))
    }
    return lines
  }

  return {
    settle,
    /** What is to be written when a line comes. `now` in milliseconds. */
    accept(line: string, now: number): string[] {
      const lines = settle(now)
      const content = line.replace(OF_ONE_LINE, '')
      const repeats = (recent.get(content)?.repeats ?? -1) + 1
      recent.delete(content)
      recent.set(content, { line, last: now, repeats })
      if (repeats <= WRITTEN_REPEATS) lines.push(line)
      if (repeats === WRITTEN_REPEATS + 1) withheld += 1
      return lines
    },
    isWithholding: (): boolean => withheld > 0,
  }
}

/** A single line that was withheld is written as it was. */
const counted = (line: string, count: number): string =>
  count === 1 ? line : line.replace(/\}\s*$/, `,"repeated":${count}}\n`)
