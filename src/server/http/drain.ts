import type { Server, ServerResponse } from 'node:http'
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises'

/** Milliseconds between two looks at the open connections. */
const PACE_MS = 50
/** Looks without a request after which connections that send nothing are closed: half a second. */
const QUIET_LOOKS = 10
/** Turns of the event loop to wait for one that accepts no connection. */
const MAX_TURNS = 1000

/**
 * Lets a server end without resetting a request. Once `stopping` is aborted, every answer closes its connection, so
 * that clients open the next one elsewhere. The returned function closes the server, and resolves when the requests
 * under way are answered.
 */
export function drainable(server: Server, stopping: AbortSignal): () => Promise<void> {
  const open = new Set<ServerResponse>()
  let accepted = 0
  const closeAfter = (response: ServerResponse) => {
    if (!response.headersSent) response.setHeader('connection', 'close')
  }
  // One listener for all, because each answer passes here.
  function closed(this: ServerResponse): void {
    open.delete(this)
  }
  stopping.addEventListener('abort', () => open.forEach(closeAfter))
  server.on('connection', () => void (accepted += 1))
  server.prependListener('request', (_, response: ServerResponse) => {
    if (stopping.aborted) closeAfter(response)
    open.add(response)
    response.on('close', closed)
  })

  return async () => {
    // A connection that the system has accepted and the process has not would be reset.
    for (let turns = 0, before = -1; turns < MAX_TURNS && accepted !== before; turns++) {
      before = accepted
      await nextTurn()
      await nextTurn()
    }
    const ended = new AbortController()
    server.close(() => ended.abort())
    for (let quiet = 0; !ended.signal.aborted; quiet = open.size === 0 ? quiet + 1 : 0) {
      server.closeIdleConnections()
      if (quiet >= QUIET_LOOKS) server.closeAllConnections()
      await pause(PACE_MS)
    }
  }
}
