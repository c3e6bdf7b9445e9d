// Builds if a source is newer than the latest build, or if the brand is another.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { BUILD_DIR, latestBuild } from '#platform/builds.ts'

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

process.stdout.write(isFresh ? '· the build is fresh\n' : '· building\n')
if (!isFresh) {
  const done = spawnSync('astro', ['build'], { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
  if (done.status !== 0) {
    process.stderr.write(`${done.stdout ?? ''}${done.stderr ?? ''}${done.error ?? ''}`)
    process.exitCode = 1
  }
}
