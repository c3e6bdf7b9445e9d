import { setTimeout as pause } from 'node:timers/promises'
import { openBus } from '#platform/bus/open-bus.ts'
import { BUS_MIGRATIONS } from '#platform/bus/postgres-bus-log.ts'
import type { Db } from '#platform/database.ts'
import { listenTo } from '#platform/database-notifications.ts'
import { openDatabase } from '#shop-api/open-database.ts'
import { recordingLog } from '#tests/support/log.ts'
import { postgresPrograms, startCluster } from '#tests/support/postgres.ts'
import { redisProgram, startRedis } from '#tests/support/redis.ts'
import { startShopBehindVarnish } from '#tests/support/shop-behind-varnish.ts'
import { varnishProgram } from '#tests/support/varnish.ts'
import { atMost, type Row } from './table.ts'

const PURGES = 20

/** How long a purge takes to the other processes of the shop and to a CDN, over each server that is installed. */
export async function purgeRows(): Promise<Row[]> {
  const [programs, redis, varnish] = [await postgresPrograms(), redisProgram(), varnishProgram()]
  const rows: Row[] = []
  if (programs !== null) rows.push(row('to another process, Postgres', await overPostgres(programs)))
  if (redis !== null) rows.push(row('to another process, Redis', await overRedis(redis)))
  if (varnish !== null) rows.push(row('to gone from Varnish', await fromVarnish(varnish)))
  return rows
}

const row = (what: string, times: readonly number[]): Row =>
  atMost(`purge ${what}, slowest of ${PURGES}`, Math.max(...times), 1000, 'ms')

/** Milliseconds of each purge. The first connects what it needs, and does not count. */
async function timed(purge: (nth: number) => Promise<void>): Promise<number[]> {
  const times: number[] = []
  for (let nth = 0; nth <= PURGES; nth++) {
    const began = performance.now()
    await purge(nth)
    if (nth > 0) times.push(performance.now() - began)
  }
  return times
}

async function overPostgres(programs: string): Promise<number[]> {
  const cluster = await startCluster(programs)
  const { url } = cluster
  const databases = [
    await openDatabase({ url, tables: [BUS_MIGRATIONS] }),
    await openDatabase({ url, tables: [] }),
  ]
  try {
    return await betweenProcesses({ databaseUrl: url, redisUrl: undefined }, databases)
  } finally {
    for (const { close } of databases) await close()
    await cluster.stop()
  }
}

async function overRedis(program: string): Promise<number[]> {
  const { url, stop } = await startRedis(program)
  try {
    return await betweenProcesses({ databaseUrl: undefined, redisUrl: url })
  } finally {
    await stop()
  }
}

/** Two buses that share nothing but the server, like two processes. */
async function betweenProcesses(
  env: Parameters<typeof openBus>[0]['env'],
  databases: readonly { db: Db }[] = [],
): Promise<number[]> {
  const closing = new AbortController()
  let onTags = (_tags: string[]) => {}
  const open = async (nth: number) => {
    const database = async () => {
      const db = databases[nth]?.db
      if (!db) throw new Error('there is no database')
      return db
    }
    const parts = { database, log: recordingLog().log, now: () => Date.now() }
    const bus = await openBus({
      ...parts,
      env,
      sender: `process ${nth}`,
      onTags: (tags) => nth === 1 && onTags(tags),
      onGap() {},
    })
    const listening = databases.length > 0 ? listenTo(bus.channels, parts, closing.signal) : undefined
    return { ...bus, listening }
  }
  const [one, other] = [await open(0), await open(1)]
  const times = await timed((nth) => {
    const { promise: received, resolve } = Promise.withResolvers<void>()
    onTags = (tags) => tags.includes(`product:${nth}`) && resolve()
    one.publish([`product:${nth}`])
    return received
  })
  closing.abort()
  for (const { close, listening } of [one, other]) {
    await close()
    await listening
  }
  return times
}

/** Until a reader gets the new page. */
async function fromVarnish(program: string): Promise<number[]> {
  const { state, purge, read, stop } = await startShopBehindVarnish(program)
  try {
    await read('/de-de/a/')
    return await timed(async (nth) => {
      state.version = nth + 2
      purge(['product:1'])
      while (!(await read('/de-de/a/')).text.includes(`version ${nth + 2} `)) await pause(5)
    })
  } finally {
    await stop()
  }
}
