import type { Log } from '#platform/log.ts'

/** A log that records level and message. */
export function recordingLog() {
  const lines: string[] = []
  const note = (level: string) => (_fields: object, message: string) =>
    void lines.push(`${level}: ${message}`)
  const log: Log = {
    error: note('error'),
    warn: note('warn'),
    info: note('info'),
    debug: note('debug'),
    child: () => log,
  }
  return { log, lines }
}
