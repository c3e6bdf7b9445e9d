import { setTimeout as pause } from 'node:timers/promises'
import type { PGlite } from '@electric-sql/pglite'
import type { Pool } from 'pg'
import { clientOf, type Db } from './database.ts'
import { shouldLog } from './log-throttle.ts'
import type { Log } from './log.ts'

type Parts = {
  /** Opens the database at the first use. */
  database(): Promise<Db>
  log: Log
  /** Milliseconds since 1970. */
  now(): number
}

/** What to call at a notification, by the name of the channel. */
type Channels = Record<string, () => unknown>

/** Milliseconds until the next attempt to connect. */
const RETRY_MS = 1000

/**
 * Calls back for each notification of the channels, from any process, until the signal. It also calls all back whenever
 * it begins to listen, because notifications are missed while a connection is lost. On a Postgres server it has a
 * connection of its own.
 */
export async function listenTo(
  channels: Channels,
  { database, log, now }: Parts,
  until: AbortSignal,
): Promise<void> {
  const { promise: stopped, resolve: stop } = Promise.withResolvers<void>()
  until.addEventListener('abort', () => stop(), { once: true })
  while (!until.aborted) {
    try {
      const client = clientOf(await database())
      const listen = client.kind === 'embedded' ? listenEmbedded(client.pglite) : listenOnServer(client.pool)
      await listen(channels, stopped)
    } catch (error) {
      if (!until.aborted && shouldLog(log, 'database notifications', now()))
        log.warn({ error }, 'notifications of the database cannot be received')
    }
    await pause(RETRY_MS, undefined, { ref: false, signal: until }).catch(() => undefined)
  }
}

type Listen = (channels: Channels, stopped: Promise<void>) => Promise<void>

const listenEmbedded =
  (pglite: PGlite): Listen =>
  async (channels, stopped) => {
    const listening = Object.entries(channels).map(([channel, onNotification]) =>
      pglite.listen(channel, () => void onNotification()),
    )
    const unlisten = await Promise.all(listening)
    callAll(channels)
    await stopped
    for (const end of unlisten) await end()
  }

const listenOnServer =
  (pool: Pool): Listen =>
  async (channels, stopped) => {
    const { Client } = await import('pg')
    const connection = new Client({ ...pool.options, application_name: 'veduta notifications' })
    const ended = new Promise((resolve) => connection.once('end', resolve))
    connection.on('error', () => {}).on('notification', ({ channel }) => void channels[channel]?.())
    try {
      await connection.connect()
      for (const channel of Object.keys(channels))
        await connection.query(`listen ${connection.escapeIdentifier(channel)}`)
      callAll(channels)
      await Promise.race([ended, stopped])
    } finally {
      await connection.end().catch(() => undefined)
    }
  }

function callAll(channels: Channels): void {
  for (const onNotification of Object.values(channels)) onNotification()
}
