import { pino } from 'pino'

/** Fields of an error that may be logged. Others, such as a database's detail, may contain user input. */
const TOLD = ['type', 'code', 'kind', 'status', 'severity', 'constraint'] as const

/** The values of a failed statement, which the database library appends to its message. */
const VALUES = /\nparams: [\s\S]*$/
/** Keys and ids in addresses of one person's data: the key of a payment, basket or wishlist gives access to it. */
const KEYS = /(\/(?:payments|baskets|wishlists)\/)[^/?\s]+/g
/** User input, what an appointment is for, and tokens from emails or banks. */
const TYPED =
  /([?&](?:cbd|payment|verify|hash|token|term|q|near|service|slots|appointment|move|link|redirectUrl|customerId)=)[^&\s]*/g
/** Mail servers repeat unknown recipients. */
const MAILBOX = /[^\s@<>"'(/]{1,64}@[^\s@<>"')/]{1,255}/g
const FRAME = /^ {4}at .+:\d+:\d+\)?$/

type Serialised = { message?: unknown; stack?: unknown; cause?: unknown }

/** An error with its causes for the log: its location and kind, without personal data. */
export const redactError = (error: Error): object => redacted(pino.stdSerializers.errWithCause(error))

function redacted(error: Serialised & Record<string, unknown>): object {
  const { message, stack, cause } = error
  return {
    ...Object.fromEntries(TOLD.flatMap((name) => (error[name] === undefined ? [] : [[name, error[name]]]))),
    message: withoutPeople(String(message ?? '').replace(VALUES, '')),
    stack: framesOf(String(stack ?? '')),
    ...(isRecord(cause) && { cause: redacted(cause) }),
  }
}

const withoutPeople = (text: string): string =>
  text.replace(KEYS, '$1…').replace(TYPED, '$1…').replace(MAILBOX, '…@…')

/** The stack frames only; a stack begins with a copy of the message. */
const framesOf = (stack: string): string =>
  stack
    .split('\n')
    .filter((line) => FRAME.test(line))
    .join('\n')

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
