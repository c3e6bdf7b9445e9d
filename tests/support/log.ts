import type { Log } from '#platform/log.ts'

/** A log that records level and message, and the fields of each line. */
export function recordingLog() {
  const lines: string[] = []
  const fields: object[] = []
  const note = (level: string) => (of: object, message: string) => {
    lines.push(`${level}: ${message}`)
    fields.push(of)
  }
  const log: Log = {
    error: note('error'),
    warn: note('warn'),
    info: note('info'),
    debug: note('debug'),
    child: () => log,
  }
  return { log, lines, fields }
}
