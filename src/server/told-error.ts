import { pino } from 'pino'

/** What of an error may be told. What else hangs on it, as a database's detail, may be what somebody has typed. */
const TOLD = ['type', 'code', 'kind', 'status', 'severity', 'constraint'] as const

/** The values that a failed statement was given, as the library of the database lists them at the end of its message. */
const VALUES = /\nparams: [\s\S]*$/
/** What opens or names something of one person, where an address is told: of payments, baskets and wishlists whoever has the key has them. */
const KEYS = /(\/(?:payments|baskets|wishlists)\/)[^/?\s]+/g
/** What somebody typed, or what a letter or a bank sent along. */
const TYPED = /([?&](?:cbd|payment|verify|hash|token|term|redirectUrl|customerId)=)[^&\s]*/g
/** Servers of mail say whom they do not know. */
const MAILBOX = /[^\s@<>"'(/]{1,64}@[^\s@<>"')/]{1,255}/g
const FRAME = /^ {4}at .+:\d+:\d+\)?$/

type Serialised = { message?: unknown; stack?: unknown; cause?: unknown }

/** An error with its causes as a log may hold it: where it happened, of what kind it was, and none of anybody's values. */
export const toldError = (error: Error): object => told(pino.stdSerializers.errWithCause(error))

function told(error: Serialised & Record<string, unknown>): object {
  const { message, stack, cause } = error
  return {
    ...Object.fromEntries(TOLD.flatMap((name) => (error[name] === undefined ? [] : [[name, error[name]]]))),
    message: withoutPeople(String(message ?? '').replace(VALUES, '')),
    stack: framesOf(String(stack ?? '')),
    ...(isRecord(cause) && { cause: told(cause) }),
  }
}

const withoutPeople = (text: string): string =>
  text.replace(KEYS, '$1…').replace(TYPED, '$1…').replace(MAILBOX, '…@…')

/** Where it happened; a stack begins with the message once more. */
const framesOf = (stack: string): string =>
  stack
    .split('\n')
    .filter((line) => FRAME.test(line))
    .join('\n')

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
