import type { PGlite } from '@electric-sql/pglite'
import { clientOf, type Db } from './database.ts'

/** The last task of each lock of an embedded database, which only this process opens. */
const lastTasks = new WeakMap<PGlite, Map<number, Promise<unknown>>>()

/**
 * Runs a task when no other task with the same lock runs on this database, in any process; waits for it without a
 * limit. On a Postgres server it has a connection of its own, and the end of the process releases the lock. If that
 * connection breaks, another task may start, so what must not happen twice needs a check of its own.
 */
export async function runLocked<T>(db: Db, lock: number, task: () => Promise<T>): Promise<T> {
  const client = clientOf(db)
  if (client.kind === 'embedded') return runAfterLast(client.pglite, lock, task)
  const { Client } = await import('pg')
  const connection = new Client({
    ...client.pool.options,
    application_name: 'veduta lock',
    statement_timeout: 0,
    lock_timeout: 0,
  })
  connection.on('error', () => {})
  await connection.connect()
  try {
    await connection.query('select pg_advisory_lock($1)', [lock])
    return await task()
  } finally {
    await connection.end().catch(() => undefined)
  }
}

async function runAfterLast<T>(pglite: PGlite, lock: number, task: () => Promise<T>): Promise<T> {
  const tasks = lastTasks.get(pglite) ?? new Map<number, Promise<unknown>>()
  lastTasks.set(pglite, tasks)
  const running = (tasks.get(lock) ?? Promise.resolve()).then(task)
  tasks.set(
    lock,
    running.catch(() => undefined),
  )
  return running
}
