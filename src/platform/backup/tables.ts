import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#platform/database.ts'

/** The rows of a statement. `T` is the type of its columns. */
export async function rowsOf<T extends Record<string, unknown>>(db: Db, statement: SQL): Promise<T[]> {
  const result: unknown = await db.execute<T>(statement)
  return (result as { rows: T[] }).rows
}

const namesOf = (rows: { name: string }[]): string[] => rows.map(({ name }) => name)

/** The tables of the schema `public`; each after those that it refers to. */
export async function tablesInOrder(db: Db): Promise<string[]> {
  let rest = namesOf(
    await rowsOf<{ name: string }>(
      db,
      sql`select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by 1`,
    ),
  )
  const references = await rowsOf<{ child: string; parent: string }>(
    db,
    sql`
      select child.relname as child, parent.relname as parent from pg_constraint
      join pg_class child on child.oid = conrelid join pg_class parent on parent.oid = confrelid
      where contype = 'f' and conrelid <> confrelid and connamespace = 'public'::regnamespace`,
  )
  const ordered: string[] = []
  while (rest.length > 0) {
    const free = rest.filter((table) =>
      references.every(({ child, parent }) => child !== table || ordered.includes(parent)),
    )
    if (free.length === 0) throw new Error(`tables refer to each other: ${rest.join(', ')}`)
    ordered.push(...free)
    rest = rest.filter((table) => !free.includes(table))
  }
  return ordered
}

/** The moment of the last migration, by the table that records them. */
export async function appliedMigrations(db: Db): Promise<Record<string, number>> {
  const tables = namesOf(
    await rowsOf<{ name: string }>(
      db,
      sql`select table_name as name from information_schema.tables where table_schema = 'drizzle' order by 1`,
    ),
  )
  const applied: Record<string, number> = {}
  for (const table of tables) {
    const [last] = await rowsOf<{ at: string | null }>(
      db,
      sql`select max(created_at)::text as at from drizzle.${sql.identifier(table)}`,
    )
    applied[table] = Number(last?.at ?? 0)
  }
  return applied
}

export type Sequence = { name: string; last: string; isCalled: boolean }

/** Numbers that were given out are not given out again, also where their rows are gone. */
export async function sequences(db: Db): Promise<Sequence[]> {
  const names = namesOf(
    await rowsOf<{ name: string }>(
      db,
      sql`select relname as name from pg_class where relkind = 'S' and relnamespace = 'public'::regnamespace order by 1`,
    ),
  )
  const found: Sequence[] = []
  for (const name of names) {
    const [row] = await rowsOf<{ last: string; called: boolean }>(
      db,
      sql`select last_value::text as last, is_called as called from ${sql.identifier(name)}`,
    )
    if (row) found.push({ name, last: row.last, isCalled: row.called })
  }
  return found
}
