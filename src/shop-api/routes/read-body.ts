import { readValue, type Schema } from './read-query.ts'
import { badRequest, Refusal } from './refusal.ts'

/** Longest body that is read, in bytes of its text. */
const LONGEST = 64 * 1024

/** The JSON body of a request, as its schema says. */
export async function readBody<T>(request: Request, schema: Schema<T>): Promise<T> {
  if (Number(request.headers.get('content-length') ?? 0) > LONGEST) throw tooLong()
  const text = await request.text()
  if (text.length > LONGEST) throw tooLong()
  if (text.includes('\0') || text.includes('\\u0000'))
    throw badRequest('a text must not hold a null character')
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch {
    throw badRequest('the body is not JSON')
  }
  return readValue(body, schema, 'body')
}

const tooLong = () => new Refusal(413, `the body is longer than ${LONGEST} bytes`)
