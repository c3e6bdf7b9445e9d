import type { IncomingMessage, ServerResponse } from 'node:http'
import { bodyIn, type Encoding, pack, type Page, preferredEncoding } from './page.ts'
import { withSecurityHeaders } from './security-headers.ts'

/** Who is answered, and how. */
export type Exchange = {
  request: IncomingMessage
  response: ServerResponse
  id: string
  /** As the visitor sees it; null where the host header is none. */
  origin: string | null
  isSecure: boolean
}

/** Sends a page in the encoding that the visitor prefers, or 304 where he has it already. */
export function sendPage(exchange: Exchange, page: Page): void | Promise<void> {
  const encoding = page.isCompressed
    ? preferredEncoding(exchange.request.headers['accept-encoding'])
    : 'identity'
  const body = bodyIn(page, encoding)
  if (body instanceof Promise) return body.then((made) => send(exchange, page, encoding, made))
  send(exchange, page, encoding, body)
}

function send(
  { request, response, id, isSecure }: Exchange,
  page: Page,
  encoding: Encoding,
  body: Buffer,
): void {
  const isKnown = page.status === 200 && matches(request.headers['if-none-match'], page.etag)
  const head = headOf(page, isKnown ? 'known' : encoding, body.length, isSecure)
  response.writeHead(isKnown ? 304 : page.status, [...head, 'x-request-id', id])
  response.end(isKnown || request.method === 'HEAD' ? undefined : body)
}

function headOf(page: Page, encoding: Encoding | 'known', length: number, isSecure: boolean): string[] {
  // With the length, as a body may have been compressed better since.
  const key = `${encoding} ${length} ${isSecure}`
  const kept = page.heads.get(key)
  if (kept) return kept
  const lines: [string, string][] = [...page.headers, ['etag', page.etag]]
  if (page.isCompressed) lines.push(['vary', 'accept-encoding'])
  if (encoding !== 'known') lines.push(['content-length', String(length)])
  if (encoding === 'br' || encoding === 'gzip') lines.push(['content-encoding', encoding])
  const head = withSecurityHeaders(lines, isSecure).flat()
  page.heads.set(key, head)
  return head
}

/** Weak comparison: every encoding of a page has the same tag. */
const matches = (given: string | undefined, etag: string): boolean =>
  given !== undefined &&
  (given === '*' ||
    given.split(',').some((each) => each.trim().replace(/^W\//, '') === etag.replace(/^W\//, '')))

/** Shorter bodies cost more to compress than to send. */
const WORTH_PACKING = 1000
const IS_TEXT = /^(?:text\/|application\/(?:problem\+)?json|application\/xml)/

/** Sends what is one visitor's own, or not worth keeping; nothing on the way keeps it unless it says that it may be. */
export async function sendOnce(
  { request, response, id, isSecure }: Exchange,
  { status, headers, body }: { status: number; headers: [string, string][]; body: Buffer | string },
): Promise<void> {
  const isSilent = status === 204 || status === 304
  const plain = typeof body === 'string' ? Buffer.from(body) : body
  const lines = headers.filter(([name]) => name !== 'content-length' && name !== 'transfer-encoding')
  const valueOf = (wanted: string) => lines.find(([name]) => name === wanted)?.[1]
  if (valueOf('cache-control') === undefined) lines.push(['cache-control', 'private, no-store'])

  const isText = IS_TEXT.test(valueOf('content-type') ?? '') && plain.length >= WORTH_PACKING
  const encoding = isText ? preferredEncoding(request.headers['accept-encoding']) : 'identity'
  const bytes = encoding === 'identity' ? plain : await pack(plain, encoding, 'quick')
  if (isText) lines.push(['vary', 'accept-encoding'])
  if (encoding !== 'identity') lines.push(['content-encoding', encoding])
  if (!isSilent) lines.push(['content-length', String(bytes.length)])

  response.writeHead(status, [...withSecurityHeaders(lines, isSecure).flat(), 'x-request-id', id])
  response.end(request.method === 'HEAD' || isSilent ? undefined : bytes)
}
