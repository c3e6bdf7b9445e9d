import { pino } from 'pino'
import type { Env } from './env.ts'
import { createRepeatThrottle } from './repeat-throttle.ts'
import { redactError } from './redact-error.ts'
import { currentRequestId } from './request-id.ts'

/** Writes structured log lines. The fields of the first argument become fields of the line. */
export type Log = {
  error(fields: object, message: string): void
  warn(fields: object, message: string): void
  info(fields: object, message: string): void
  debug(fields: object, message: string): void
  child(fields: object): Log
}

/** The target of log lines; tests pass their own. */
export type LogSink = { write(line: string): void }

/** Removed from every log line: identity, credentials and health data. */
const SECRETS = [
  'password',
  'token',
  'secret',
  'authorization',
  'cookie',
  'email',
  'prescriptionValues',
  'wearer',
  'headers.authorization',
  'headers.cookie',
  'headers["x-access-token"]',
  'headers["set-cookie"]',
]

/** JSON lines on standard output, written in batches so that logging does not slow down a busy server. */
export function createLog(env: Pick<Env, 'logLevel'>, sink?: LogSink): Log {
  const options = {
    level: env.logLevel,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    redact: { paths: [...SECRETS, ...SECRETS.map((path) => `*.${path}`)], censor: '[removed]' },
    serializers: { error: redactError },
    mixin: () => {
      const requestId = currentRequestId()
      return requestId === undefined ? {} : { requestId }
    },
  }
  return pino(
    options,
    withoutRepeats(sink ?? pino.destination({ dest: 1, sync: false, minLength: 4096, periodicFlush: 1000 })),
  )
}

/** Milliseconds after which withheld lines are looked at. */
const SETTLE_MS = 1000

function withoutRepeats(sink: LogSink): LogSink {
  const throttle = createRepeatThrottle()
  let timer: NodeJS.Timeout | undefined
  const write = (lines: string[]) => {
    for (const line of lines) sink.write(line)
    if (!timer && throttle.isWithholding()) timer = setTimeout(settle, SETTLE_MS).unref()
  }
  function settle(): void {
    timer = undefined
    write(throttle.settle(Date.now()))
  }
  return { write: (line) => write(throttle.accept(line, Date.now())) }
}
