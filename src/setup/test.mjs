// Everything that must hold, one summary. `--no-browser` leaves the journeys out (npm run verify).
import { spawn } from 'node:child_process'
import { findChromium } from './chromium.mjs'
import { env, prepare, root, run } from './steps.mjs'

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
  ['domain tests, with coverage', 'vitest', [...VITEST, '--coverage', 'tests/domain']],
  ['unit and service tests', 'vitest', [...VITEST, '--exclude', 'tests/domain/**']],
]

const write = (text) => process.stdout.write(text)
const colours = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}

/** Runs a command to its end and gives its output, which would mix with that of its neighbours. */
function runQuietly(command, args) {
  return new Promise((resolve) => {
    const output = []
    const child = spawn(command, args, {
      cwd: root,
      env: { ...env, ...colours },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => output.push(chunk))
    child.once('error', (error) => resolve({ passed: false, output: `${error.message}\n` }))
    child.once('close', (code) => resolve({ passed: code === 0, output: Buffer.concat(output).toString() }))
  })
}

const since = (started) => Math.round((Date.now() - started) / 1000)

async function runInOrder(checks) {
  const results = []
  for (const [name, command, args] of checks) {
    const started = Date.now()
    const { passed, output } = await runQuietly(command, args)
    write(`\n── ${name}\n${output}`)
    results.push({ name, passed, seconds: since(started), output })
  }
  return results
}

function journeys() {
  const name = 'browser journeys and budgets'
  const started = Date.now()
  write(`\n── ${name}\n`)
  const chromium = findChromium()
  const args = ['test', '--config', 'e2e/playwright.config.ts']
  const passed = chromium !== undefined && run('playwright', args, { extraEnv: { CHROMIUM_PATH: chromium } })
  return { name, passed, seconds: since(started), output: '' }
}

await prepare()
const started = Date.now()
const results = (await Promise.all([runInOrder(UNIT), runInOrder(BESIDE)])).flat()
if (!process.argv.includes('--no-browser')) results.push(journeys())

const failed = results.filter((result) => !result.passed).length
// Again at the end, since a CI server may show the last lines of its output alone.
for (const { name, passed, output } of results)
  if (!passed) write(`\n── ${name}\n${output.split('\n').slice(-80).join('\n')}`)
write('\n')
for (const { name, passed, seconds } of results) write(`${passed ? '✓' : '✗'} ${name} (${seconds} s)\n`)
write(`  everything (${since(started)} s)\n\n${results.length - failed} passed, ${failed} failed\n`)
process.exit(failed === 0 ? 0 : 1)
