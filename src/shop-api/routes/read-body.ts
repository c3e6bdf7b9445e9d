import { ShopError } from '#platform/errors.ts'
import { readText } from '#platform/read-body.ts'
import { readValue, type Schema } from './read-query.ts'
import { badRequest, HttpError } from './http-error.ts'

/** Maximum size of a body by default, in bytes. */
const MAX_BYTES = 64 * 1024
/** Maximum nesting that the database can store and JSON can write. */
const MAX_DEPTH = 32

/**
 * The JSON body of a request, checked by its schema. A body above the size limit is refused with status
 * `tooLong`.
 */
export async function readBody<T>(
  request: Request,
  schema: Schema<T>,
  tooLong: 400 | 413 = 413,
  longest = MAX_BYTES,
): Promise<T> {
  const refusal = () => new HttpError(tooLong, `the body is longer than ${longest} bytes`)
  if (Number(request.headers.get('content-length') ?? 0) > longest) throw refusal()
  const text = await readText(request.body, longest).catch((error: unknown) => {
    throw error instanceof ShopError && error.kind === 'too-large' ? refusal() : error
  })
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch {
    throw badRequest('the body is not JSON')
  }
  checkStorable(body)
  return readValue(body, schema, 'body')
}

/** Refuses what the database cannot store: a null character, half a surrogate pair, and excessive nesting. */
function checkStorable(body: unknown): void {
  let level: unknown[] = [body]
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > MAX_DEPTH) throw badRequest(`the body is nested more than ${MAX_DEPTH} deep`)
    const texts = level.filter((value) => typeof value === 'string')
    if (texts.some((text) => text.includes('\0'))) throw badRequest('a text must not hold a null character')
    if (!texts.every((text) => text.isWellFormed())) throw badRequest('a text holds half a character')
    level = level.flatMap((value) =>
      typeof value === 'object' && value !== null ? [...Object.keys(value), ...Object.values(value)] : [],
    )
  }
}
