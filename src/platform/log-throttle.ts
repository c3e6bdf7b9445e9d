import type { Log } from './log.ts'

/** Milliseconds within which the same message is logged once. */
const QUIET = 60_000
/** Maximum number of remembered messages. */
const MOST = 200

const loggedAt = new WeakMap<Log, Map<string, number>>()

/**
 * Whether to log a message that anybody can cause: once a minute, however often it happens. `now` in milliseconds.
 */
export function shouldLog(log: Log, what: string, now: number): boolean {
  const known = loggedAt.get(log) ?? new Map<string, number>()
  loggedAt.set(log, known)
  const last = known.get(what)
  if (last !== undefined && now - last < QUIET) return false
  if (known.size >= MOST) known.clear()
  known.set(what, now)
  return true
}
