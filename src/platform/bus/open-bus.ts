import { setTimeout as pause } from 'node:timers/promises'
import type { Db } from '#platform/database.ts'
import type { Env } from '#platform/env.ts'
import { type Bus, createBus } from './bus.ts'
import { BUS_CHANNEL, postgresBusLog } from './postgres-bus-log.ts'

type Deps = Omit<Parameters<typeof createBus>[0], 'messages'> & {
  env: Pick<Env, 'redisUrl' | 'databaseUrl'>
  database(): Promise<Db>
}

type OpenBus = Pick<Bus, 'publish' | 'check'> & {
  /** The channels of the database whose notifications it needs, and what to call. */
  channels: Record<string, Bus['check']>
  /** Waits a second at most for what is not sent yet. */
  close(): Promise<void>
}

/** Milliseconds that a start, or an end, waits for the other processes. */
const PATIENCE = 1000

/** A process with an embedded database has no others beside it. */
const ALONE: OpenBus = { publish() {}, check: async () => {}, channels: {}, close: async () => {} }

/** Connects the processes of the shop by Redis if there is one, else by a Postgres server. */
export async function openBus({ env, database, ...deps }: Deps): Promise<OpenBus> {
  const closing = new AbortController()
  const { redisUrl } = env
  const opened = redisUrl === undefined ? undefined : await openOnRedis(redisUrl, deps, closing.signal)
  if (!opened && env.databaseUrl === undefined) return ALONE
  const bus = opened?.bus ?? createBus({ ...deps, messages: postgresBusLog(database) }, closing.signal)
  // From here on it reads. Without a connection it does so later, and begins with everything as possibly changed.
  await Promise.race([bus.check(), pause(PATIENCE, undefined, { ref: false })])
  return {
    publish: bus.publish,
    check: bus.check,
    channels: opened ? {} : { [BUS_CHANNEL]: bus.check },
    async close() {
      await Promise.race([bus.flush(), pause(PATIENCE, undefined, { ref: false })])
      closing.abort()
      opened?.close()
    },
  }
}

async function openOnRedis(url: string, deps: Omit<Deps, 'env' | 'database'>, until: AbortSignal) {
  // Loaded only if it is needed.
  const { openRedisBusLog } = await import('./redis-bus-log.ts')
  const messages = openRedisBusLog(url, () => void bus.check())
  const bus = createBus({ ...deps, messages }, until)
  return { bus, close: messages.close }
}
