import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline'

const root = resolve(import.meta.dirname, '../..')
/** Node's options for serving the shop: those of this program. */
const SERVE = process.argv.slice(2)

export type RunningShop = {
  origin: string
  startedInSeconds: number
  residentMegabytes(): number
  /** Resolves when prerendering has ended, which would distort the measurement. With LOG_LEVEL `info`. */
  drawnAhead: Promise<void>
  stop(): Promise<void>
}

/** Starts the built shop with its own data folder and waits for its first page. Throws if it ends before that. */
export async function startShop(port: number, environment: Record<string, string>): Promise<RunningShop> {
  const origin = `http://localhost:${port}`
  const began = performance.now()
  const shop = spawn(process.execPath, SERVE, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      SHOP_API_PORT: String(port + 1),
      CONTENT_API_PORT: String(port + 2),
      LOG_LEVEL: 'error',
      ...environment,
    },
  })
  const drawnAhead = new Promise<void>((done) => {
    createInterface({ input: shop.stdout }).on('line', (line) => {
      if (line.includes('pictures were drawn in advance')) done()
    })
  })
  // If a measurement fails, the shop is ended too.
  process.once('exit', () => shop.kill())
  await firstPage(`${origin}/de-de/`, shop)
  return {
    origin,
    startedInSeconds: (performance.now() - began) / 1000,
    drawnAhead,
    residentMegabytes: () => residentMegabytes(shop.pid ?? 0),
    stop: () => ended(shop, () => shop.kill('SIGTERM')),
  }
}

async function firstPage(address: string, shop: ChildProcess): Promise<void> {
  while (shop.exitCode === null) {
    const response = await fetch(address).catch(() => null)
    await response?.arrayBuffer()
    if (response?.ok) return
    await new Promise((tick) => setTimeout(tick, 20))
  }
  throw new Error(`the shop ended with ${shop.exitCode} before its first page`)
}

function residentMegabytes(pid: number): number {
  const line = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))
  return Number(line?.[1] ?? 0) / 1024
}

function ended(child: ChildProcess, act: () => void): Promise<void> {
  return new Promise((done) => {
    child.once('exit', () => done())
    act()
  })
}
