/// <reference types="vitest/config" />
import { getViteConfig } from 'astro/config'
import { compiledMessages } from '../i18n/messages-plugin.ts'
import { flakyReporter } from './support/flaky-reporter.ts'

const { CI } = process.env

export default getViteConfig({
  plugins: [compiledMessages()],
  test: {
    root: new URL('..', import.meta.url).pathname,
    include: ['tests/**/*.test.ts'],
    // CI may be three times slower than the machine on which a test was written.
    testTimeout: CI ? 90_000 : 30_000,
    hookTimeout: 300_000,
    // A condition may come late on a busy machine. How fast it comes is a figure of `npm run bench`.
    expect: { poll: { timeout: 20_000, interval: 20 } },
    // Without a number, Vitest leaves one core idle, which is half of a small machine.
    maxWorkers: '100%',
    // For the suites that start processes, watch files or wait for emails. What passes only when repeated is listed.
    retry: CI ? 2 : 0,
    reporters: ['default', flakyReporter()],
    // A worker evaluates each module once. A test that changes what others see, such as a global, changes it back.
    isolate: false,
    globalSetup: 'tests/support/database-run.ts',
    setupFiles: 'tests/support/after-file.ts',
    coverage: {
      include: ['src/domain/**'],
      reporter: [['text', { skipFull: true }]],
      thresholds: { branches: 100 },
    },
  },
})
