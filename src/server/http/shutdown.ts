import type { Server } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import type { Log } from '#platform/log.ts'
import { drainable } from './drain.ts'

type Parts = {
  log: Log
  /** Aborted first: from then on the process is not ready. */
  stopping: AbortController
  /** What ends after the last answer. */
  close(): Promise<void>
  /** Milliseconds for a stop as a whole. */
  patienceMs: number
  noticeMs?: number
}

/** Milliseconds in which a proxy notices that the process is not ready, and sends requests elsewhere. */
const NOTICE_MS = 3000

/**
 * Stops the process on SIGTERM and SIGINT: it is not ready any more, goes on answering for a while, then takes no new
 * connections, finishes what is under way, and ends. A second signal changes nothing. At a terminal (SIGINT) nobody
 * needs to notice. Returns the function that adds a server.
 */
export function stopOnSignal({
  log,
  stopping,
  close,
  patienceMs,
  noticeMs = NOTICE_MS,
}: Parts): (server: Server) => void {
  const ends: (() => Promise<void>)[] = []

  async function stop(signal: NodeJS.Signals): Promise<void> {
    log.info({ signal }, 'stopping')
    stopping.abort()
    setTimeout(() => {
      log.warn({}, 'open requests were aborted')
      process.exit(1)
    }, patienceMs).unref()
    if (signal === 'SIGTERM') await pause(noticeMs)
    await Promise.all(ends.map((end) => end()))
    await close()
  }

  const onSignal = (signal: NodeJS.Signals) => {
    if (stopping.signal.aborted) return
    stop(signal).then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ error }, 'the shutdown failed')
        process.exit(1)
      },
    )
  }
  process.on('SIGTERM', onSignal).on('SIGINT', onSignal)
  return (server) => void ends.push(drainable(server, stopping.signal))
}
