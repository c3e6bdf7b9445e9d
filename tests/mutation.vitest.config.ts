import { basename, dirname } from 'node:path'
import { defineConfig } from 'vitest/config'
import { compiledMessages } from '../i18n/messages-plugin.ts'
import { inWarmThread } from './mutation-thread.ts'

const { FOLDER = 'src/domain/money', TESTS } = process.env
const folder = FOLDER.replace(/^src/, 'tests')

/** The tests of one folder, and those beside it that have its name; for each change those run that reach it. */
export default defineConfig({
  plugins: [compiledMessages(), inWarmThread()],
  test: {
    root: new URL('..', import.meta.url).pathname,
    include: TESTS?.split(' ') ?? [
      `${folder}/**/*.test.ts`,
      `${dirname(folder)}/*${basename(folder)}*.test.ts`,
    ],
    // Services on the embedded database alone.
    env: { TEST_DATABASE_URL: 'none' },
    // As in vitest.config.ts: a change that is only slow is not noticed.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    isolate: false,
    globalSetup: 'tests/support/database-run.ts',
    setupFiles: 'tests/support/after-file.ts',
  },
})
