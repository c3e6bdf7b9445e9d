import { defineConfig } from 'vitest/config'
import { compiledMessages } from '../i18n/messages-plugin.ts'

const { FOLDER = 'money' } = process.env

/** The tests of one folder alone, as all of them are loaded again for each change. */
export default defineConfig({
  plugins: [compiledMessages()],
  test: {
    root: new URL('..', import.meta.url).pathname,
    include: [`tests/domain/${FOLDER}/**/*.test.ts`],
    isolate: false,
  },
})
