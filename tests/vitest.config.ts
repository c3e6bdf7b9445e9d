/// <reference types="vitest/config" />
import { getViteConfig } from 'astro/config'
import { compiledMessages } from '../i18n/messages-plugin.ts'

export default getViteConfig({
  plugins: [compiledMessages()],
  test: {
    root: new URL('..', import.meta.url).pathname,
    include: ['tests/**/*.test.ts'],
    testTimeout: 30_000,
    hookTimeout: 120_000,
    coverage: {
      include: ['src/domain/**'],
      reporter: [['text', { skipFull: true }]],
      thresholds: { branches: 100 },
    },
  },
})
