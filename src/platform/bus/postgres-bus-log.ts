import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { type Db, rows } from '#platform/database.ts'
import { busEntry, type BusLog, HELD_MESSAGES } from './bus-log.ts'

export const BUS_MIGRATIONS = {
  migrationsFolder: join(import.meta.dirname, 'migrations'),
  migrationsTable: '__bus_migrations',
}

/** Postgres notifies this channel when there are new messages. */
export const BUS_CHANNEL = 'veduta_bus'

/** Number of the lock that lets one process at a time add messages, so that none appears before an earlier one. */
const LOCK = 7_203_117

/** The messages in a table. `database` opens the database at the first use. */
export const postgresBusLog = (database: () => Promise<Db>): BusLog => ({
  append: async (messages) =>
    (await database()).transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`)
      const [newest] = await rows<{ id: string }>(
        tx,
        sql`
          insert into bus_message (id, sender, tags)
          select (select coalesce(max(id), 0) from bus_message) + nth, entry ->> 'sender', entry -> 'tags'
          from jsonb_array_elements(${JSON.stringify(messages)}::jsonb) with ordinality as message (entry, nth)
          returning id::text`,
      ).then((rows) => rows.slice(-1))
      if (!newest) throw new Error('no message was given')
      await tx.execute(sql`delete from bus_message where id <= ${newest.id}::bigint - ${HELD_MESSAGES}`)
      await tx.execute(sql`select pg_notify(${BUS_CHANNEL}, '')`)
      return newest.id
    }),

  async read(from) {
    const found = await rows(
      await database(),
      sql`select id::text, sender, tags from bus_message where id >= ${from}::bigint order by bus_message.id`,
    )
    return found.map((row) => busEntry.parse(row))
  },
})
