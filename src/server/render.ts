import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { ShopError } from './errors.ts'
import type { Rendered } from './page.ts'
import { preloadHeader } from './preloads.ts'

/** The handler that `astro build` leaves in dist/server/entry.mjs. */
export type PageHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  next: undefined,
  locals: object,
) => Promise<void>

export type PageRequest = {
  method: string
  /** As the visitor sees it. */
  url: URL
  headers: Record<string, string | string[] | undefined>
  remoteAddress?: string | undefined
  body?: Buffer | undefined
}

/** Lets Astro answer, and gives the answer whole. Throws where it breaks off, so that half a page is never a page. */
export async function render(handler: PageHandler, locals: object, request: PageRequest): Promise<Rendered> {
  const incoming = incomingFrom(request)
  const captured = new CapturedResponse(incoming)
  await handler(incoming, captured, undefined, locals)
  if (captured.isBroken || !captured.isWhole)
    throw new ShopError('upstream', `${request.method} ${request.url.pathname}: the page broke off`)
  const body = whole(captured.chunks)
  const preloads = preloadHeader(body)
  const headers =
    preloads === undefined
      ? captured.lines
      : [...captured.lines, ['link', preloads] satisfies [string, string]]
  return { status: captured.statusCode, headers, body }
}

/** Astro's adapter reads a request of node:http. Its address is built from the socket, the host header and the path. */
function incomingFrom({ method, url, headers, remoteAddress, body }: PageRequest): IncomingMessage {
  const socket = Object.assign(new Socket(), { encrypted: url.protocol === 'https:' })
  Object.defineProperty(socket, 'remoteAddress', { value: remoteAddress })
  const incoming = Object.assign(new IncomingMessage(socket), { method, body })
  incoming.url = url.pathname + url.search
  incoming.headers = { ...headers, host: url.host }
  incoming.complete = true
  return incoming
}

/** A page mostly comes in one piece, and each copy of it makes garbage be collected sooner. */
const whole = (chunks: Buffer[]): Buffer => {
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
    // Bytes are looked at where they lie: who reads a stream owns what it gave him.
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
