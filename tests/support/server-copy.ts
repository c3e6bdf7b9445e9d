import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { inject } from 'vitest'
import { openDatabase } from '#shop-api/open-database.ts'
import { type Contents, nameOf, tablesOf } from './database-contents.ts'
import { givenServer } from './postgres.ts'

/** The server that the run starts, reachable by a socket in a folder of its own. */
export async function ownServer(): Promise<string> {
  const response = await fetch(inject('databases').cluster)
  const text = await response.text()
  if (!response.ok) throw new Error(text)
  return text
}

/** A database with these contents, which are created once per run and copied by the server. */
export async function createServerCopy(contents: Contents = {}, given = givenServer) {
  const server = given ?? (await ownServer())
  const name = `veduta_test_${randomUUID().replaceAll('-', '')}`
  await command(server, async (client) => {
    const template = await templateOf(contents, server, client)
    await client.query(`create database ${name} template ${template}`)
  })
  return {
    url: addressOf(server, name),
    drop: () => command(server, (client) => client.query(`drop database ${name} with (force)`)),
  }
}

/** One worker at a time creates templates. A template gets its name only when it is complete. */
async function templateOf(contents: Contents, server: string, client: Client): Promise<string> {
  const template = `${inject('databases').prefix}${nameOf(contents)}`
  await client.query('select pg_advisory_lock(7203115)')
  const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [template])
  if (rowCount === 0) {
    const unfinished = `${template}_unfinished`
    await client.query(`create database ${unfinished}`)
    const tables = tablesOf(contents)
    const { db, close } = await openDatabase({ url: addressOf(server, unfinished), tables })
    await contents.fill?.(db)
    await close()
    await client.query(`alter database ${unfinished} rename to ${template}`)
  }
  await client.query('select pg_advisory_unlock(7203115)')
  return template
}

const addressOf = (server: string, database: string) => server.replace(/\/[^/?]*(\?|$)/, `/${database}$1`)

async function command(server: string, act: (client: Client) => Promise<unknown>): Promise<void> {
  const client = new Client({ connectionString: server })
  await client.connect()
  try {
    await act(client)
  } finally {
    await client.end()
  }
}
