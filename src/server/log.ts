import { pino } from 'pino'
import type { Env } from './env.ts'
import { toldError } from './told-error.ts'

/** What the server calls to write a structured line. The first argument's fields become fields of the line. */
export type Log = {
  error(fields: object, message: string): void
  warn(fields: object, message: string): void
  info(fields: object, message: string): void
  debug(fields: object, message: string): void
  child(fields: object): Log
}

/** Where lines go; the tests pass their own. */
export type LogSink = { write(line: string): void }

/** Never in a log, at any of these places: who somebody is, what they may do, and their eyes. */
const SECRETS = [
  'password',
  'token',
  'secret',
  'authorization',
  'cookie',
  'email',
  'prescriptionValues',
  'headers.authorization',
  'headers.cookie',
  'headers["x-access-token"]',
  'headers["set-cookie"]',
]

/** JSON lines on standard output, written in batches so that a busy server is not held up by them. */
export function createLog(env: Pick<Env, 'logLevel'>, sink?: LogSink): Log {
  const options = {
    level: env.logLevel,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    redact: { paths: [...SECRETS, ...SECRETS.map((path) => `*.${path}`)], censor: '[removed]' },
    serializers: { error: toldError },
  }
  return pino(
    options,
    sink ?? pino.destination({ dest: 1, sync: false, minLength: 4096, periodicFlush: 1000 }),
  )
}
