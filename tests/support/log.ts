import type { Log } from '#server/log.ts'

/** A log that keeps what it is told: level and message. */
export function listeningLog() {
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
