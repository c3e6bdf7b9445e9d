import { readValue, type Schema } from './read-query.ts'
import { badRequest, Refusal } from './refusal.ts'

/** Longest body that is read, in bytes of its text. */
const LONGEST = 64 * 1024
/** Deepest nesting that is read, which the database can store and JSON can write. */
const DEEPEST = 32

/** The JSON body of a request, as its schema says. A longer one than is read is refused with `tooLong`. */
export async function readBody<T>(request: Request, schema: Schema<T>, tooLong: 400 | 413 = 413): Promise<T> {
  const isTooLong = (length: number) => {
    if (length > LONGEST) throw new Refusal(tooLong, `the body is longer than ${LONGEST} bytes`)
  }
  isTooLong(Number(request.headers.get('content-length') ?? 0))
  const text = await request.text()
  isTooLong(text.length)
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch {
    throw badRequest('the body is not JSON')
  }
  checkStorable(body)
  return readValue(body, schema, 'body')
}

/** Refuses what no database takes: a null or half a character, and nesting without end. */
function checkStorable(body: unknown): void {
  let level: unknown[] = [body]
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > DEEPEST) throw badRequest(`the body is nested more than ${DEEPEST} deep`)
    const texts = level.filter((value) => typeof value === 'string')
    if (texts.some((text) => text.includes('\0'))) throw badRequest('a text must not hold a null character')
    if (!texts.every((text) => text.isWellFormed())) throw badRequest('a text holds half a character')
    level = level.flatMap((value) =>
      typeof value === 'object' && value !== null ? [...Object.keys(value), ...Object.values(value)] : [],
    )
  }
}
