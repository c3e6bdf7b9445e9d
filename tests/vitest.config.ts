/// <reference types="vitest/config" />
import { getViteConfig } from 'astro/config'
import { compiledMessages } from '../i18n/messages-plugin.ts'

export default getViteConfig({
  plugins: [compiledMessages()],
  test: {
    root: new URL('..', import.meta.url).pathname,
    include: ['tests/**/*.test.ts'],
    testTimeout: 30_000,
    hookTimeout: 300_000,
    // Without a number, Vitest leaves one core idle, which is half of a small machine.
    maxWorkers: '100%',
    // Two busy cores stall a process or a socket once in some thousand tests. What passes the second time is listed.
    retry: process.env['CI'] ? 1 : 0,
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
