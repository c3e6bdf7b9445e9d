import type { IncomingMessage, ServerResponse } from 'node:http'

type Incoming = { request: IncomingMessage; response: ServerResponse }

/**
 * A request of node:http in the form of fetch, with the body that was read of it; null for one that only reads. The
 * signal of a request that only reads aborts when its connection is closed before the response is sent; what changes
 * something is never broken off.
 */
export function fetchRequest(
  url: URL,
  { request, response }: Incoming,
  body: Buffer<ArrayBuffer> | null,
): Request {
  const method = request.method ?? 'GET'
  const headers = headersOf(request)
  if (body !== null) return new Request(url, { method, headers, body })
  const closed = new AbortController()
  const reading = new Request(url, { method, headers, signal: closed.signal })
  response.once('close', () => {
    // Without a reference to the request here, garbage collection would cut its signal off from that of the controller.
    if (!response.writableFinished && !reading.signal.aborted) closed.abort()
  })
  return reading
}

function headersOf({ headers }: IncomingMessage): Headers {
  const lines = Object.entries(headers).flatMap(([name, value]) =>
    value === undefined || name.startsWith(':')
      ? []
      : [value].flat().map((each): [string, string] => [name, each]),
  )
  return new Headers(lines)
}
