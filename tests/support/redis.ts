import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { freePort } from './free-port.ts'
import { realClock } from './real-clock.ts'

/** Redis's server on the path, or null. */
export const redisProgram = (): string | null =>
  [...(process.env['PATH'] ?? '').split(delimiter), '/usr/bin']
    .map((folder) => join(folder, 'redis-server'))
    .find((file) => existsSync(file)) ?? null

/** Starts a Redis without persistence, on a free port of this machine. `kill` and `start` may be repeated. */
export async function startRedis(program: string) {
  const folder = await mkdtemp(join(tmpdir(), 'veduta-redis-'))
  const port = await freePort()
  let server: ChildProcess | undefined

  async function start(): Promise<void> {
    const options = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', folder]
    const started = spawn(program, options, { env: realClock(), stdio: ['ignore', 'pipe', 'ignore'] })
    server = started
    await new Promise<void>((resolve, reject) => {
      started.stdout.on('data', (text: Buffer) => {
        if (text.includes('eady to accept connections')) resolve()
      })
      started.once('error', reject)
      started.once('exit', (code) => reject(new Error(`redis-server ended with ${code}`)))
    })
  }

  async function kill(): Promise<void> {
    const { promise: ended, resolve } = Promise.withResolvers<void>()
    if (!server || server.exitCode !== null || server.signalCode !== null) return
    server.once('exit', () => resolve())
    server.kill('SIGKILL')
    await ended
  }

  await start()
  return {
    url: `redis://127.0.0.1:${port}`,
    start,
    kill,
    /** It accepts connections and commands, but does not respond. */
    freeze: () => void server?.kill('SIGSTOP'),
    thaw: () => void server?.kill('SIGCONT'),
    async stop() {
      await kill()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
