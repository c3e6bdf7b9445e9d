import type { Log } from './log.ts'

/** Milliseconds within which the same is not told again. */
const QUIET = 60_000
/** So many things are remembered as told. */
const MOST = 200

const told = new WeakMap<Log, Map<string, number>>()

/** Whether this is news to the log: what anybody can cause at will is told once a minute, however often it happens. `now` in milliseconds. */
export function isNews(log: Log, what: string, now: number): boolean {
  const known = told.get(log) ?? new Map<string, number>()
  told.set(log, known)
  const last = known.get(what)
  if (last !== undefined && now - last < QUIET) return false
  if (known.size >= MOST) known.clear()
  known.set(what, now)
  return true
}
