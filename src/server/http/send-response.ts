import type { IncomingMessage, ServerResponse } from 'node:http'
import {
  encodedBody,
  type Encoding,
  compress,
  type CachedPage,
  preferredEncoding,
} from '#server/page-cache/cached-page.ts'
import { type CdnLifetime, cdnCacheControl, cdnTags, NOT_SHARED } from '#server/page-cache/cdn-headers.ts'
import { parseConsent } from '#domain/consent/consent.ts'
import { type Recipient, withSecurityHeaders } from './security-headers.ts'

/** A request with its response and what both need. */
export type Exchange = {
  request: IncomingMessage
  response: ServerResponse
  id: string
  /** As the visitor sees it; null where the host header is invalid. */
  origin: string | null
  /** The visitor's own address. */
  address: string | undefined
  isSecure: boolean
  /** What answers, once that is known: `page/product`, `rpc/addItemToBasket`. One of few. */
  call?: string
}

/**
 * Sends a page in the encoding that the visitor prefers, or 304 if the visitor already has it. `cdn`: what a CDN may do
 * with it; undefined where there is none.
 */
export function sendPage(exchange: Exchange, page: CachedPage, cdn?: CdnLifetime): void | Promise<void> {
  const encoding = page.isCompressed
    ? preferredEncoding(exchange.request.headers['accept-encoding'])
    : 'identity'
  const body = encodedBody(page, encoding)
  if (body instanceof Promise) return body.then((encoded) => send(exchange, page, encoding, encoded, cdn))
  send(exchange, page, encoding, body, cdn)
}

function send(
  exchange: Exchange,
  page: CachedPage,
  encoding: Encoding,
  body: Buffer,
  cdn: CdnLifetime | undefined,
): void {
  const { request, response, id } = exchange
  const recipient = recipientOf(exchange)
  // The policy of the page depends on what the visitor agreed to: a CDN stores it for those who have agreed to nothing.
  const shared = cdn && recipient.granted.length > 0 ? NOT_SHARED : cdn
  const isKnown = page.status === 200 && matches(request.headers['if-none-match'], page.etag)
  const head = headersOf(page, isKnown ? 'known' : encoding, body.length, recipient, shared)
  const lifetime = shared ? cdnCacheControl(shared).flat() : []
  response.writeHead(isKnown ? 304 : page.status, [...head, ...lifetime, 'x-request-id', id])
  response.end(isKnown || request.method === 'HEAD' ? undefined : body)
}

function headersOf(
  page: CachedPage,
  encoding: Encoding | 'known',
  length: number,
  recipient: Recipient,
  cdn: CdnLifetime | undefined,
): string[] {
  const isStored = cdn !== undefined && cdn.fresh > 0
  // The length is part of the key because the body may have been recompressed since.
  const key = `${encoding} ${length} ${recipient.isSecure} ${recipient.granted.join('.')} ${isStored}`
  const cached = page.headerCache.get(key)
  if (cached) return cached
  const own = cdn ? page.headers.filter(([name]) => name !== 'cache-control') : page.headers
  const lines: [string, string][] = [...own, ['etag', page.etag]]
  if (isStored) lines.push(...cdnTags(page.shared?.tags ?? []))
  if (page.isCompressed) lines.push(['vary', 'accept-encoding'])
  if (encoding !== 'known') lines.push(['content-length', String(length)])
  if (encoding === 'br' || encoding === 'gzip') lines.push(['content-encoding', encoding])
  const head = withSecurityHeaders(lines, recipient).flat()
  page.headerCache.set(key, head)
  return head
}

const recipientOf = ({ request, isSecure }: Exchange): Recipient => ({
  isSecure,
  granted: parseConsent(request.headers.cookie ?? '').granted,
})

/** Weak comparison: all encodings of a page share one tag. */
const matches = (header: string | undefined, etag: string): boolean =>
  header !== undefined &&
  (header === '*' ||
    header.split(',').some((each) => each.trim().replace(/^W\//, '') === etag.replace(/^W\//, '')))

/** Compressing shorter bodies costs more than sending them. */
const MIN_COMPRESSED_BYTES = 1000
const IS_TEXT = /^(?:text\/|application\/(?:problem\+)?json|application\/xml)/

/**
 * Sends a response for one visitor, or one not worth caching. Nothing on the way caches it unless its headers allow
 * that.
 */
export async function sendUncached(
  exchange: Exchange,
  { status, headers, body }: { status: number; headers: [string, string][]; body: Buffer | string },
): Promise<void> {
  const { request, response, id } = exchange
  const hasNoBody = status === 204 || status === 304
  const plain = typeof body === 'string' ? Buffer.from(body) : body
  const lines = headers.filter(([name]) => name !== 'content-length' && name !== 'transfer-encoding')
  const valueOf = (headerName: string) => lines.find(([name]) => name === headerName)?.[1]
  if (valueOf('cache-control') === undefined) lines.push(['cache-control', 'private, no-store'])

  const isText = IS_TEXT.test(valueOf('content-type') ?? '') && plain.length >= MIN_COMPRESSED_BYTES
  const encoding = isText ? preferredEncoding(request.headers['accept-encoding']) : 'identity'
  const bytes = encoding === 'identity' ? plain : await compress(plain, encoding, 'quick')
  if (isText) lines.push(['vary', 'accept-encoding'])
  if (encoding !== 'identity') lines.push(['content-encoding', encoding])
  if (!hasNoBody) lines.push(['content-length', String(bytes.length)])
  // The rest of a body that is too long is not read, so nothing can follow it on its connection.
  if (status === 413) lines.push(['connection', 'close'])

  response.writeHead(status, [
    ...withSecurityHeaders(lines, recipientOf(exchange)).flat(),
    'x-request-id',
    id,
  ])
  response.end(request.method === 'HEAD' || hasNoBody ? undefined : bytes)
}
