// Everything that must hold, one summary. `--no-browser` leaves the journeys out (npm run verify).
import { spawn } from 'node:child_process'
import { findChromium } from './chromium.mjs'
import { failuresIn, flakyIn } from './test-output.mjs'
import { env, prepare, root } from './steps.mjs'

/** What runs beside the unit tests, one after the other: each leaves a core idle for part of its time. */
const BESIDE = [
  ['types', 'astro', ['check', '--minimumFailingSeverity', 'hint']],
  ['build', 'node', ['src/setup/build.ts']],
  ['lint', 'oxlint', ['--deny-warnings']],
  ['formatting', 'oxfmt', ['--check', '.']],
  ['dead code', 'knip', ['--no-tag-hints']],
  ['code that only tests use', 'knip', ['--production', '--no-tag-hints']],
]

const VITEST = ['run', '--config', 'tests/vitest.config.ts']
/** Measuring coverage more than doubles the time of whatever it runs with, so it runs with the tests of the domain alone. */
const UNIT = [
  ['domain tests, with coverage', 'vitest', [...VITEST, '--coverage', '--retry=0', 'tests/domain']],
  ['unit and service tests', 'vitest', [...VITEST, '--exclude', 'tests/domain/**']],
]

const write = (text) => process.stdout.write(text)
const colours = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}

/**
 * Runs a command to its end and gives its output. It is shown at the end, since it would mix with that of its neighbours;
 * or at once, where it has none.
 */
function collect(command, args, { isShown = false, extraEnv = {} } = {}) {
  return new Promise((resolve) => {
    const output = []
    const child = spawn(command, args, {
      cwd: root,
      env: { ...env, ...colours, ...extraEnv },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        output.push(chunk)
        if (isShown) process.stdout.write(chunk)
      })
    child.once('error', (error) => resolve({ passed: false, output: `${error.message}\n` }))
    child.once('close', (code) => resolve({ passed: code === 0, output: Buffer.concat(output).toString() }))
  })
}

const since = (started) => Math.round((Date.now() - started) / 1000)

async function runInOrder(checks) {
  const results = []
  for (const [name, command, args] of checks) {
    const started = Date.now()
    const { passed, output } = await collect(command, args)
    write(`\n── ${name}\n${output}`)
    results.push({ name, passed, seconds: since(started), output })
  }
  return results
}

async function journeys() {
  const name = 'browser journeys and budgets'
  const started = Date.now()
  write(`\n── ${name}\n`)
  const chromium = findChromium()
  if (chromium === undefined) return { name, passed: false, seconds: since(started), output: 'no Chromium\n' }
  const args = ['test', '--config', 'e2e/playwright.config.ts']
  const options = { isShown: true, extraEnv: { CHROMIUM_PATH: chromium } }
  return { name, ...(await collect('playwright', args, options)), seconds: since(started) }
}

await prepare()
const started = Date.now()
const results = (await Promise.all([runInOrder(UNIT), runInOrder(BESIDE)])).flat()
if (!process.argv.includes('--no-browser')) results.push(await journeys())

const failed = results.filter((result) => !result.passed)
// Again at the end, since a CI server may show the last lines of its output alone.
for (const { name, output } of failed) write(`\n── ${name}\n${output.split('\n').slice(-80).join('\n')}`)
write('\n')
for (const { name, passed, seconds } of results) write(`${passed ? '✓' : '✗'} ${name} (${seconds} s)\n`)
write(`  everything (${since(started)} s)\n`)
const flaky = results.flatMap(({ output }) => flakyIn(output))
// Below a name stand the reasons, further in.
const flakyCount = flaky.filter((line) => !line.startsWith(' ')).length
if (flaky.length > 0) write(`\n  ${flakyCount} flaky\n${flaky.map((name) => `    ${name}\n`).join('')}`)
for (const { name, output } of failed)
  write(
    `\n✗ ${name}\n${failuresIn(output)
      .map((each) => `    ${each}\n`)
      .join('')}`,
  )
write(`\n${results.length - failed.length} passed, ${failed.length} failed\n`)
process.exit(failed.length === 0 ? 0 : 1)
