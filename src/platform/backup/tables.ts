import { sql } from 'drizzle-orm'
import { type Db, rows } from '#platform/database.ts'

const namesOf = (named: { name: string }[]): string[] => named.map(({ name }) => name)

/** The tables of the schema `public`; each after those that it refers to. */
export async function tablesInOrder(db: Db): Promise<string[]> {
  let rest = namesOf(
    await rows<{ name: string }>(
      db,
      sql`select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by 1`,
    ),
  )
  const references = await rows<{ child: string; parent: string }>(
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
    await rows<{ name: string }>(
      db,
      sql`select table_name as name from information_schema.tables where table_schema = 'drizzle' order by 1`,
    ),
  )
  const applied: Record<string, number> = {}
  for (const table of tables) {
    const [last] = await rows<{ at: string | null }>(
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
    await rows<{ name: string }>(
      db,
      sql`select relname as name from pg_class where relkind = 'S' and relnamespace = 'public'::regnamespace order by 1`,
    ),
  )
  const found: Sequence[] = []
  for (const name of names) {
    const [row] = await rows<{ last: string; called: boolean }>(
      db,
      sql`select last_value::text as last, is_called as called from ${sql.identifier(name)}`,
    )
    if (row) found.push({ name, last: row.last, isCalled: row.called })
  }
  return found
}
