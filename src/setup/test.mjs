// Everything that must hold, one summary. `--no-browser` leaves the journeys out (npm run verify).
import { findChromium } from './chromium.mjs'
import { build, prepare, run } from './steps.mjs'

const CHECKS = [
  ['formatting', () => run('oxfmt', ['--check', '.'])],
  ['lint', () => run('oxlint', ['--deny-warnings'])],
  ['types', () => run('astro', ['check', '--minimumFailingSeverity', 'hint'])],
  ['dead code', () => run('knip', [])],
  [
    'unit and service tests',
    () => run('vitest', ['run', '--config', 'tests/vitest.config.ts', '--coverage']),
  ],
  ['build', () => (build(), true)],
]

function journeys() {
  const chromium = findChromium()
  if (!chromium) return false
  return run('playwright', ['test', '--config', 'e2e/playwright.config.ts'], {
    extraEnv: { CHROMIUM_PATH: chromium },
  })
}

prepare()
const checks = process.argv.includes('--no-browser')
  ? CHECKS
  : [...CHECKS, ['browser journeys and budgets', journeys]]
const results = checks.map(([name, check]) => {
  process.stdout.write(`\n── ${name}\n`)
  const started = Date.now()
  return { name, passed: check(), seconds: Math.round((Date.now() - started) / 1000) }
})

const failed = results.filter((result) => !result.passed).length
process.stdout.write('\n')
for (const { name, passed, seconds } of results)
  process.stdout.write(`${passed ? '✓' : '✗'} ${name} (${seconds} s)\n`)
process.stdout.write(`\n${results.length - failed} passed, ${failed} failed\n`)
process.exit(failed === 0 ? 0 : 1)
