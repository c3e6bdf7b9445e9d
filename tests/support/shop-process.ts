import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { root } from './sources.ts'

export type ShopProcess = Awaited<ReturnType<typeof startShopProcess>>

/**
 * Starts the shop and waits until it listens: on ports of its own, unless the environment names one. `atEnd` is given what ends a process
 * that nobody has stopped. `args`: those of Node.
 */
export async function startShopProcess(
  environment: Record<string, string>,
  atEnd: (end: () => void) => void,
  args: readonly string[] = ['--max-semi-space-size=16', 'src/server/main.ts'],
) {
  const child = spawn(process.execPath, args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      PATH: process.env['PATH'],
      HOST: '127.0.0.1',
      PORT: '0',
      SHOP_API_PORT: '0',
      CONTENT_API_PORT: '0',
      LOG_LEVEL: 'error',
      // A stop that is slow on a busy machine is none that fails.
      SHUTDOWN_SECONDS: '120',
      ...environment,
    },
  })
  const ended = once(child, 'exit')
  atEnd(() => void child.kill('SIGKILL'))
  const lines: string[] = []
  const opened = Promise.withResolvers<void>()
  createInterface({ input: child.stdout }).on('line', (line) => {
    lines.push(line)
    if (line.startsWith('· the shop is open')) opened.resolve()
  })
  child.once('exit', (code) => opened.reject(new Error(`the shop ended with ${code}\n${lines.join('\n')}`)))
  await opened.promise
  const portOf = (name: string) =>
    Number(lines.map((line) => new RegExp(`^· ${name}: http://[^/]*:(\\d+)/`).exec(line)?.[1]).find(Boolean))

  return {
    pid: child.pid ?? 0,
    port: portOf('the shop is open'),
    shopApi: `http://127.0.0.1:${portOf('Shop API')}/v1`,
    contentApi: `http://127.0.0.1:${portOf('content service')}/v2/cdn`,
    /** What it has logged. */
    log: () => lines.filter((line) => line.startsWith('{')),
    /** Stops it as an init system does; gives its exit code. */
    async stop(): Promise<number | null> {
      child.kill('SIGTERM')
      return (await ended)[0]
    },
  }
}

/** The processes that a process has started and that run. */
export const childrenOf = async (pid: number): Promise<number[]> =>
  (await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => ''))
    .split(' ')
    .filter((id) => id !== '')
    .map(Number)
