import { setTimeout as pause } from 'node:timers/promises'
import { clientOf, type Db } from './database.ts'
import { shouldLog } from './log-throttle.ts'
import type { Log } from './log.ts'

type Parts = {
  db: Db
  log: Log
  /** Milliseconds since 1970. */
  now(): number
}

/** Milliseconds until the next attempt to connect. */
const RETRY_MS = 1000

/**
 * Calls back for each notification of a channel, from any process, until the signal. It also calls back whenever it
 * begins to listen, because notifications are missed while a connection is lost. On a Postgres server it has a
 * connection of its own.
 */
export async function listenTo(
  channel: string,
  onNotification: () => void,
  { db, log, now }: Parts,
  until: AbortSignal,
): Promise<void> {
  const { promise: stopped, resolve: stop } = Promise.withResolvers<void>()
  until.addEventListener('abort', () => stop(), { once: true })
  const client = clientOf(db)
  if (client.kind === 'embedded') {
    const unlisten = await client.pglite.listen(channel, onNotification)
    onNotification()
    await stopped
    return unlisten()
  }
  const { Client } = await import('pg')
  while (!until.aborted) {
    const connection = new Client({ ...client.pool.options, application_name: 'veduta notifications' })
    const ended = new Promise((resolve) => connection.once('end', resolve))
    connection.on('error', () => {}).on('notification', onNotification)
    try {
      await connection.connect()
      await connection.query(`listen ${connection.escapeIdentifier(channel)}`)
      onNotification()
      await Promise.race([ended, stopped])
    } catch (error) {
      if (!until.aborted && shouldLog(log, `listen ${channel}`, now()))
        log.warn({ error, channel }, 'notifications of the database cannot be received')
    }
    await connection.end().catch(() => undefined)
    await pause(RETRY_MS, undefined, { ref: false, signal: until }).catch(() => undefined)
  }
}
