import { createHash } from 'node:crypto'
import type { Db } from '#platform/database.ts'
import type { Migrations } from '#shop-api/connection.ts'
import { SHOP_MIGRATIONS } from '#shop-api/open-database.ts'

/** The initial contents of a database. */
export type Contents = {
  /** The shop's by default. */
  tables?: readonly Migrations[]
  /** Fills the tables. Functions of one name fill in the same data. */
  fill?: (db: Db) => Promise<void>
}

export const NOTHING: Contents = { tables: [] }

export const tablesOf = ({ tables = [SHOP_MIGRATIONS] }: Contents): readonly Migrations[] => tables

/** A name for contents, valid for files and for Postgres. */
export function nameOf(contents: Contents): string {
  const { fill } = contents
  if (fill?.name === '') throw new Error('a function that fills a database needs a name')
  const parts = [...tablesOf(contents).map(({ migrationsFolder }) => migrationsFolder), fill?.name]
  return createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 16)
}
