import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { ShopError } from '#platform/errors.ts'
import type { RenderedPage } from '#server/page-cache/cached-page.ts'
import { preloadHeader } from './preloads.ts'
import { type ResolvedRequest, withResolvedRequest } from './resolved-request.ts'
import { withOwnScriptHashes } from './script-hashes.ts'

/** The handler that `astro build` writes to server/entry.mjs. */
export type AstroHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>

export type PageRequest = {
  method: string
  /** As the visitor sees it. */
  url: URL
  headers: Record<string, string | string[] | undefined>
  /** What is known of the request; `src/fetch.ts` reads it. */
  resolved: ResolvedRequest
  body?: Buffer | undefined
}

/**
 * Lets Astro render a request and returns the complete response. Throws if Astro breaks off, so that no incomplete
 * page is sent.
 */
export async function render(handler: AstroHandler, request: PageRequest): Promise<RenderedPage> {
  const incoming = incomingFrom(request)
  const captured = new CapturedResponse(incoming)
  await withResolvedRequest(request.resolved, () => handler(incoming, captured))
  if (captured.isBroken || !captured.isWhole)
    throw new ShopError('upstream', `${request.method} ${request.url.pathname}: the page broke off`)
  const body = concat(captured.chunks)
  const preloads = preloadHeader(body)
  const lines = withOwnScriptHashes(captured.lines, body)
  const headers = preloads === undefined ? lines : [...lines, ['link', preloads] satisfies [string, string]]
  return { status: captured.statusCode, headers, body }
}

/**
 * Astro's adapter reads a request of node:http. It builds the address from the socket, the host header and the
 * path.
 */
function incomingFrom({ method, url, headers, resolved, body }: PageRequest): IncomingMessage {
  const socket = Object.assign(new Socket(), { encrypted: url.protocol === 'https:' })
  Object.defineProperty(socket, 'remoteAddress', { value: resolved.address })
  const incoming = Object.assign(new IncomingMessage(socket), { method, body })
  incoming.url = url.pathname + url.search
  incoming.headers = { ...headers, host: url.host }
  incoming.complete = true
  return incoming
}

/** A page usually comes in one chunk. Copying it would cause more garbage collection. */
const concat = (chunks: Buffer[]): Buffer => {
  const [only, ...more] = chunks
  return only && more.length === 0 ? only : Buffer.concat(chunks)
}

class CapturedResponse extends ServerResponse {
  lines: [string, string][] = []
  chunks: Buffer[] = []
  isWhole = false
  isBroken = false

  override writeHead(status: number, ...rest: unknown[]): this {
    this.statusCode = status
    const headers = rest.find((argument) => typeof argument === 'object' && argument !== null) ?? {}
    for (const [name, value] of Object.entries(headers))
      for (const each of [value].flat()) this.lines.push([name.toLowerCase(), String(each)])
    return this
  }

  override write(chunk: unknown): boolean {
    // The bytes are referenced without a copy: the reader of a stream owns the chunks that it receives.
    this.chunks.push(
      chunk instanceof Uint8Array
        ? Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength)
        : Buffer.from(String(chunk)),
    )
    return true
  }

  override end(chunk?: unknown): this {
    if (chunk instanceof Uint8Array || typeof chunk === 'string') this.write(chunk)
    this.isWhole = true
    this.emit('finish')
    this.emit('close')
    return this
  }

  override destroy(): this {
    this.isBroken = true
    this.emit('close')
    return this
  }
}
