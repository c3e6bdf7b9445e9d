// For Stryker: changes the rules of one folder in every small way. tests/README.md says how to run it.
import { randomInt } from 'node:crypto'

const { FOLDER = 'src/domain/money', SAMPLE } = process.env

// The process that draws reads both from the environment.
if (SAMPLE !== undefined) {
  process.env.SEED ??= String(randomInt(1e6))
  process.stdout.write(`SEED=${process.env.SEED}\n`)
}

export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner', import.meta.resolve('./mutation-sample.mjs')],
  checkers: SAMPLE === undefined ? [] : ['sample'],
  vitest: { configFile: 'tests/mutation.vitest.config.ts', related: false },
  mutate: [`${FOLDER}/**/*.{ts,tsx}`],
  ignorePatterns: ['/dist', '/e2e', '/playwright-report', '/test-results'],
  reporters: ['clear-text', 'progress-append-only'],
  clearTextReporter: { logTests: false, reportTests: false },
  // A new process loads everything again, on a busy machine for long.
  timeoutMS: 30_000,
  tempDirName: '.data/mutation',
  // Tables that are made as a module is loaded: each of their changes needs a process of its own.
  ignoreStatic: true,
}
