import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { realClock } from './real-clock.ts'
import { root } from './sources.ts'

export const PURGE_TOKEN = 'a-secret-of-the-shop'

/** Varnish's server on the path, or null. */
export const varnishProgram = (): string | null =>
  [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin']
    .map((folder) => join(folder, 'varnishd'))
    .find((file) => existsSync(file)) ?? null

/**
 * Starts Varnish on `port` with the configuration of the guide, before a shop on `shopPort`. `kill` and `start` may be
 * repeated.
 */
export async function startVarnish(program: string, shopPort: number, port: number) {
  const folder = await mkdtemp(join(tmpdir(), 'veduta-varnish-'))
  const vcl = await readFile(join(root, 'src/setup/deploy/varnish.vcl'), 'utf8')
  await writeFile(join(folder, 'shop.vcl'), vcl.replace('"4321"', `"${shopPort}"`))
  let server: ChildProcess | undefined

  async function start(): Promise<void> {
    const options = ['-F', '-j', 'none', '-n', join(folder, 'work'), '-f', join(folder, 'shop.vcl')]
    const started = spawn(program, [...options, '-a', `127.0.0.1:${port}`, '-s', 'malloc,16m'], {
      env: { ...realClock(), PURGE_TOKEN },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    server = started
    const lines: string[] = []
    await new Promise<void>((resolve, reject) => {
      const read = (text: Buffer) => {
        lines.push(text.toString())
        if (text.includes('Child launched OK') || text.includes('said Child starts')) resolve()
      }
      started.stdout.on('data', read)
      started.stderr.on('data', read)
      started.once('error', reject)
      started.once('exit', (code) => reject(new Error(`varnishd ended with ${code}: ${lines.join('')}`)))
    })
    while (!(await isListening(port))) await pause(20)
  }

  async function kill(): Promise<void> {
    const { promise: ended, resolve } = Promise.withResolvers<void>()
    if (!server || server.exitCode !== null || server.signalCode !== null) return
    server.once('exit', () => resolve())
    server.kill('SIGTERM')
    await ended
  }

  await start()
  return {
    url: `http://127.0.0.1:${port}/`,
    start,
    kill,
    async stop() {
      await kill()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

const isListening = (port: number): Promise<boolean> =>
  once(connect(port, '127.0.0.1').end(), 'close').then(
    () => true,
    () => false,
  )
