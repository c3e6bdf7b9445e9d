import { afterAll, beforeAll } from 'vitest'
import { createShopApi } from '#shop-api/app.ts'
import { type Database, openDatabase } from '#shop-api/open-database.ts'
import { fillCatalogue, NOW } from './catalogue.ts'
import { createSharedMutex } from '#server/session/shared-mutex.ts'
import { recordingLog } from './log.ts'
import { createServerCopy } from './server-copy.ts'
import { createShopper, overStandIns } from './shopper.ts'
import { startTestServer } from './test-server.ts'

type Server = Awaited<ReturnType<typeof startTestServer>>

/**
 * Two processes of one shop, for a test file: each has connections of its own to a database of the test catalogue on
 * a Postgres server.
 */
export function twoProcesses() {
  const databases: Pick<Database, 'close'>[] = []
  let first: Database | undefined
  const servers: Server[] = []
  let drop = async () => {}
  beforeAll(async () => {
    const copy = await createServerCopy({ fill: fillCatalogue })
    drop = copy.drop
    for (const _ of ['one', 'other']) {
      const database = await openDatabase({ url: copy.url, tables: [] })
      first ??= database
      databases.push(database)
      const { log, now } = { log: recordingLog().log, now: () => NOW }
      const mutex = createSharedMutex({ database: async () => database.db, log, now })
      databases.push(mutex)
      servers.push(
        await startTestServer({
          overrides: { runExclusive: mutex.runExclusive },
          shopApi: overStandIns(createShopApi({ db: database.db, now: () => NOW })),
          timeout: 20_000,
          limits: { visitor: 10_000, address: 10_000, newcomers: 10_000 },
        }),
      )
    }
  })
  afterAll(async () => {
    for (const server of servers) await server[Symbol.asyncDispose]()
    for (const { close } of databases.toReversed()) await close()
    await drop()
  })

  const all = <T>(map: (server: Server, nth: number) => T): [T, T] => {
    const [one, other] = servers
    if (!one || !other) throw new Error('the processes are not started')
    return [map(one, 0), map(other, 1)]
  }
  return {
    all,
    db: () => {
      if (!first) throw new Error('the database is not open')
      return first.db
    },
    /** The call of one visitor's browser by way of each process. */
    async visitor() {
      const [one, other] = all((server) => createShopper(server))
      await one.call('addItemToBasket', { variantId: 100, quantity: 1 })
      for (const [name, value] of one.jar) other.jar.set(name, value)
      return (nth: number) => (nth % 2 === 0 ? one.call : other.call)
    },
  }
}
