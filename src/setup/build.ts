// Builds if a source is newer than the latest build, or if the brand is another.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { BUILD_DIR, latestBuild } from '#platform/builds.ts'
import { startProgress } from '#platform/progress.mjs'

const root = resolve(import.meta.dirname, '../..')
const INPUTS = ['src', 'islands', 'i18n', 'public', 'astro.config.mjs', 'package-lock.json', 'tsconfig.json']

/** When a file, or the newest of a folder, was changed: milliseconds since the epoch. */
function changedAt(path: string): number {
  if (!existsSync(path)) return 0
  const stat = statSync(path)
  if (!stat.isDirectory()) return stat.mtimeMs
  return readdirSync(path).reduce((latest, name) => Math.max(latest, changedAt(join(path, name))), 0)
}

const latest = latestBuild(process.env['BUILD_DIR'] ?? BUILD_DIR)
const isFresh =
  latest !== undefined &&
  latest.brand === (process.env['PUBLIC_BRAND'] ?? '') &&
  INPUTS.every((path) => changedAt(join(root, path)) < latest.startedAt)

if (isFresh) process.stdout.write('· the build is fresh\n')
else if (!existsSync(join(root, 'node_modules/astro'))) {
  process.stderr.write('✗ The packages of the build are not installed: npm ci, without --omit=dev\n')
  process.exitCode = 1
} else {
  const progress = startProgress('building')
  const output: Buffer[] = []
  const child = spawn('astro', ['build'], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => void output.push(chunk))
  // Without the program, `error` comes instead of `close`.
  const [status] = await once(child, 'close').catch((error: Error) => [
    output.push(Buffer.from(String(error))),
  ])
  progress[status === 0 ? 'done' : 'fail']()
  if (status !== 0) {
    process.stderr.write(Buffer.concat(output))
    process.exitCode = 1
  }
}
