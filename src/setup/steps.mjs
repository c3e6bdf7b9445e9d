// Plain JavaScript without packages: this runs on Node 20 before anything is installed.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { delimiter, join, resolve } from 'node:path'
import { startProgress } from '../platform/progress.mjs'

export const root = resolve(import.meta.dirname, '../..')

/** A registry may be away for a moment: a request is repeated for some minutes. */
const SILENT = ['--no-audit', '--no-fund', '--loglevel=error', '--fetch-retries=6']

/** Environment in which `node` and every installed command are the project's own. */
export const env = {
  PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1',
  ASTRO_TELEMETRY_DISABLED: '1',
  MALLOC_ARENA_MAX: '2',
  ...process.env,
  PATH: join(root, 'node_modules/.bin') + delimiter + process.env.PATH,
}

/**
 * Node's options for serving the shop. With the defaults, heap and allocator take twice the memory and are no faster.
 */
export const SERVE_ARGS = ['--max-semi-space-size=16', '--max-old-space-size=512', 'src/server/main.ts']

/** Caches compiled code on disk. Compiling at every start takes memory that is never freed. */
export const COMPILE_CACHE_ENV = { NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node') }

const print = (line) => process.stdout.write(`${line}\n`)

function isNewEnough(version) {
  const [major, minor] = version.replace('v', '').split('.').map(Number)
  return major > 23 || (major === 22 && minor >= 18)
}

/** Runs a command and waits for its end; false if it fails. `quiet` shows its output only then, or never. */
export function run(command, args, { quiet = false, extraEnv = {} } = {}) {
  const done = spawnSync(command, args, {
    cwd: root,
    env: { ...env, ...extraEnv },
    stdio: quiet ? 'pipe' : 'inherit',
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  if (quiet === true && done.status !== 0)
    process.stderr.write(`${done.stdout ?? ''}${done.stderr ?? ''}${done.error ?? ''}`)
  return done.status === 0
}

function must(step, succeeded) {
  if (succeeded) return
  print(`✗ ${step}`)
  process.exit(1)
}

const modified = (path) => (existsSync(path) ? statSync(path).mtimeMs : 0)

async function install() {
  const installed = modified(join(root, 'node_modules/.package-lock.json'))
  if (installed >= modified(join(root, 'package-lock.json'))) return print('· packages are installed')
  const folders = lockedFolders()
  const progress = startProgress('installing packages', { total: folders.length })
  let present = 0
  const timer = setInterval(() => {
    const count = folders.filter((folder) => existsSync(join(root, folder))).length
    progress.advance(count - present)
    present = count
  }, 1000)
  // `npm ci` refuses a lock file made where the registry lacks the builds of other platforms; `install` follows it
  // all the same.
  const isExact = await passes('npm', ['ci', ...SILENT])
  const isInstalled = isExact || (await passes('npm', ['install', '--no-save', ...SILENT], process.stderr))
  clearInterval(timer)
  progress[isInstalled ? 'done' : 'fail']()
  must('npm install', isInstalled)
}

/** Where the lock file puts packages, without those that only some platforms have. */
function lockedFolders() {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  return Object.keys(packages).filter((folder) => folder && !packages[folder].optional)
}

/** Runs a command beside the timers of this process; what it printed goes to `onFailure`, if it fails. */
function passes(command, args, onFailure) {
  return new Promise((resolve) => {
    const output = []
    const child = spawn(command, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] })
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => output.push(chunk))
    child.once('error', () => resolve(false))
    child.once('close', (code) => {
      if (code !== 0) onFailure?.write(Buffer.concat(output))
      resolve(code === 0)
    })
  })
}

/** Node strips types by itself since 22.18; an older system Node is replaced by a newer one first in the PATH. */
function ensureRuntime() {
  const version = () => spawnSync('node', ['--version'], { env, encoding: 'utf8' }).stdout?.trim() ?? 'none'
  if (isNewEnough(version())) return print(`· Node ${version()}`)
  print(`· Node ${version()} is older than 22.18: adding Node 24 to node_modules`)
  const args = ['install', '--no-save', ...SILENT, 'node@24']
  must('npm install node@24', run('npm', args, { quiet: true }) && isNewEnough(version()))
}

/** What is served: builds if anything changed. The program runs on the Node that `prepare` has seen to. */
export function build() {
  must('build', run('node', ['src/setup/build.ts']))
}

/** What every command needs first: packages, and a recent enough Node. */
export async function prepare() {
  await install()
  ensureRuntime()
}
