import type { PGlite } from '@electric-sql/pglite'
import type { Db as Connection } from 'pg-boss'

/** Statements that begin their own transaction. */
const TRANSACTION = /\bBEGIN;/i

/**
 * Runs pg-boss on the one connection of an embedded database. While pg-boss has a transaction open, no other
 * statement may run in between, not even between a failure and the rollback. PGlite guarantees that for its own
 * transactions, and a second BEGIN in one is harmless.
 */
export function embeddedConnection(client: PGlite): Connection {
  const run = async (text: string) => {
    const results = TRANSACTION.test(text)
      ? await client.transaction((transaction) => transaction.exec(text))
      : await client.exec(text)
    return { rows: results.flatMap(({ rows }) => rows) }
  }
  return {
    executeSql: (text, values) =>
      values !== undefined && values.length > 0 ? client.query(text, values) : run(text),
    async setSessionStatements(statements) {
      for (const statement of statements) await client.exec(statement)
    },
  }
}
