import { execFileSync, spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { perSecond } from './per-second.ts'

const root = resolve(import.meta.dirname, '../..')
/** Inside the project folder, where the built server finds its packages. */
const out = resolve(root, '.data/empty-page')
const PORT = 4510

/** Builds and serves an empty Astro page; returns pages per second. */
export async function emptyPage(connections: number): Promise<number> {
  execFileSync('astro', ['build', '--root', 'tests/bench/empty', '--outDir', out], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const server = spawn(process.execPath, [resolve(out, 'server/entry.mjs')], {
    cwd: root,
    env: { ...process.env, HOST: '127.0.0.1', PORT: String(PORT), NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  try {
    await served(`http://127.0.0.1:${PORT}/`)
    const round = { host: '127.0.0.1', port: PORT, paths: ['/'], connections }
    await perSecond({ ...round, milliseconds: 1000 })
    return await perSecond({ ...round, milliseconds: 3000 })
  } finally {
    server.kill()
  }
}

async function served(address: string): Promise<void> {
  for (;;) {
    const response = await fetch(address).catch(() => null)
    await response?.arrayBuffer()
    if (response?.ok) return
    await new Promise((tick) => setTimeout(tick, 20))
  }
}
