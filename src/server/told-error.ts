import { pino } from 'pino'

/** What of an error may be told. What else hangs on it, as a database's detail, may be what somebody has typed. */
const TOLD = ['type', 'code', 'kind', 'status', 'severity', 'constraint'] as const

/** The values that a failed statement was given, as the library of the database lists them at the end of its message. */
const VALUES = /\nparams: [\s\S]*$/
const FRAME = /^ {4}at .+:\d+:\d+\)?$/

type Serialised = { message?: unknown; stack?: unknown; cause?: unknown }

/** An error with its causes as a log may hold it: where it happened, of what kind it was, and none of anybody's values. */
export const toldError = (error: Error): object => told(pino.stdSerializers.errWithCause(error))

function told(error: Serialised & Record<string, unknown>): object {
  const { message, stack, cause } = error
  return {
    ...Object.fromEntries(TOLD.flatMap((name) => (error[name] === undefined ? [] : [[name, error[name]]]))),
    message: String(message ?? '').replace(VALUES, ''),
    stack: framesOf(String(stack ?? '')),
    ...(isRecord(cause) && { cause: told(cause) }),
  }
}

/** Where it happened; a stack begins with the message once more. */
const framesOf = (stack: string): string =>
  stack
    .split('\n')
    .filter((line) => FRAME.test(line))
    .join('\n')

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
