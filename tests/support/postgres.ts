import { type ChildProcess, spawn } from 'node:child_process'
import { chown, mkdtemp, readdir, rm } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'

/** Postgres refuses to run as root; this is "nobody" on Linux. */
const ORDINARY = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {}

const { TEST_DATABASE_URL } = process.env

/** The server at TEST_DATABASE_URL. */
export const givenServer = TEST_DATABASE_URL === 'none' ? undefined : TEST_DATABASE_URL

/** The folder of Postgres's programs: on the path, or in Debian's location. Null as well where none is to be used. */
export async function postgresPrograms(): Promise<string | null> {
  if (TEST_DATABASE_URL === 'none') return null
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? await readdir(debian) : []
  const folders = [
    ...versions.toSorted((a, b) => Number(b) - Number(a)).map((version) => join(debian, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(delimiter),
  ]
  return folders.find((folder) => existsSync(join(folder, 'initdb'))) ?? null
}

/**
 * Starts a separate cluster in a temporary folder, reachable only by a socket in it. `halt` and `start` may be
 * repeated.
 */
export async function startCluster(programs: string) {
  const folder = await mkdtemp(join(tmpdir(), 'veduta-postgres-'))
  if (ORDINARY.uid !== undefined) await chown(folder, ORDINARY.uid, ORDINARY.gid)
  const data = join(folder, 'data')
  await run(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'veduta', '-A', 'trust', '-N', '-E', 'UTF8', '--no-locale'],
    folder,
  )
  const options = ['-D', data, '-k', folder, '-h', '', '-F', '-c', 'max_connections=60']
  let server: ChildProcess | undefined

  async function start(): Promise<void> {
    const started = spawn(join(programs, 'postgres'), options, {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
      ...ORDINARY,
    })
    server = started
    await new Promise<void>((resolve, reject) => {
      started.stderr.on('data', (text: Buffer) => {
        if (text.includes('ready to accept connections')) resolve()
      })
      started.once('error', reject)
      started.once('exit', (code) => reject(new Error(`postgres ended with ${code} before it was ready`)))
    })
  }

  async function end(signal: 'SIGINT' | 'SIGQUIT'): Promise<void> {
    const { promise: ended, resolve } = Promise.withResolvers<void>()
    if (!server || server.exitCode !== null || server.signalCode !== null) return
    server.once('exit', () => resolve())
    server.kill(signal)
    await ended
  }

  await start()
  return {
    url: `postgresql:///postgres?host=${encodeURIComponent(folder)}&user=veduta`,
    start,
    /** At once, as in a crash: unfinished work is lost, and the next start recovers the rest. */
    halt: () => end('SIGQUIT'),
    async stop(): Promise<void> {
      await end('SIGINT')
      await rm(folder, { recursive: true, force: true })
    },
  }
}

function run(program: string, options: string[], cwd: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, options, { cwd, stdio: 'ignore', ...ORDINARY })
    child.once('error', reject)
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`${program} ended with ${code}`)),
    )
  })
}
