import { getTableColumns, getTableName, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '#platform/database.ts'

/**
 * Inserts many rows by one statement with one parameter: ten times as fast as one parameter per field. Pass
 * some thousand rows per call. Fields absent from the first row take the column's default in all rows.
 */
export const insertRows = <T extends PgTable>(
  db: Db,
  table: T,
  rows: readonly T['$inferInsert'][],
): Promise<void> => write(db, table, rows, () => sql``)

/** The same, in place of rows with the same key. */
export const saveRows = <T extends PgTable>(
  db: Db,
  table: T,
  key: AnyPgColumn,
  rows: readonly T['$inferInsert'][],
): Promise<void> =>
  write(db, table, rows, (columns) => {
    const names = columns.filter((name) => name !== key.name).map((name) => sql.identifier(name))
    const set = names.map((name) => sql`${name} = excluded.${name}`)
    return sql`on conflict (${sql.identifier(key.name)}) do update set ${list(set)}`
  })

async function write<T extends PgTable>(
  db: Db,
  table: T,
  rows: readonly T['$inferInsert'][],
  onConflict: (columns: string[]) => SQL,
): Promise<void> {
  const [first] = rows
  if (first === undefined) return
  const columns = Object.entries(getTableColumns(table)).filter(([field]) => field in first)
  const names = columns.map(([, column]) => sql.identifier(column.name))
  const types = columns.map(
    ([field, column]) => sql`${sql.identifier(field)} ${sql.raw(column.getSQLType())}`,
  )
  const fields = columns.map(([field]) => sql.identifier(field))
  await db.execute(sql`
    insert into ${sql.identifier(getTableName(table))} (${list(names)})
    select ${list(fields)} from json_to_recordset(${JSON.stringify(rows)}::json) as given(${list(types)})
    ${onConflict(columns.map(([, { name }]) => name))}`)
}

const list = (parts: (SQL | ReturnType<typeof sql.identifier>)[]) => sql.join(parts, sql`, `)
