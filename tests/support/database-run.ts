import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import type { TestProject } from 'vitest/node'
import { givenServer, postgresPrograms, startCluster } from '#tests/support/postgres.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The folder in which the workers of a run share databases to copy. */
    databases: { folder: string; cluster: string; prefix: string }
  }
}

/**
 * One folder for embedded databases and one Postgres server for all files of a run. The server starts when the first
 * file requests its address at `cluster`, as most runs of one file need none.
 */
export default async function shareDatabases(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'veduta-run-'))
  let cluster: ReturnType<typeof startCluster> | undefined
  const started = async () => {
    const programs = await postgresPrograms()
    if (programs === null) throw new Error('there are no programs of Postgres')
    return (cluster ??= startCluster(programs))
  }
  const door = createServer((_, response) => {
    // A worker that was busy for seconds would send its next request on a connection that has just been closed.
    response.setHeader('connection', 'close')
    started().then(
      ({ url }) => response.end(url),
      (error: unknown) => response.writeHead(500).end(String(error)),
    )
  })
  await new Promise<void>((resolve) => door.listen(0, '127.0.0.1', resolve))
  const { port } = door.address() as AddressInfo
  const prefix = `veduta_run_${randomUUID().slice(0, 8)}_`
  let runs = 0
  async function provide(): Promise<void> {
    runs += 1
    project.provide('databases', {
      folder: await mkdtemp(join(folder, 'copies-')),
      cluster: `http://127.0.0.1:${port}/`,
      prefix: `${prefix}${runs}_`,
    })
  }
  await provide()
  // Contents from before a change of the sources are out of date.
  project.onTestsRerun(provide)

  return async () => {
    door.closeAllConnections()
    door.close()
    await (await cluster)?.stop()
    if (givenServer !== undefined) await dropAll(givenServer, prefix)
    await rm(folder, { recursive: true, force: true })
  }
}

async function dropAll(server: string, prefix: string): Promise<void> {
  const client = new Client({ connectionString: server })
  await client.connect()
  const { rows } = await client.query<{ datname: string }>('select datname from pg_database')
  for (const { datname } of rows.filter(({ datname }) => datname.startsWith(prefix)))
    await client.query(`drop database ${datname}`)
  await client.end()
}
