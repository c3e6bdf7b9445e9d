import { resolve } from 'node:path'
import MessageFormat from '@messageformat/core'
import compileModule from '@messageformat/core/compile-module'
import type { Plugin } from 'vite'
import { messagesOf } from './messages-source.ts'
import { VARIANT_CODES, VARIANTS } from './variants.ts'

const PREFIX = 'virtual:messages/'
const PLAIN_PREFIX = 'virtual:texts/'
const FOLDER = resolve(import.meta.dirname, 'messages')

/**
 * Compiles the ICU texts of every variant to functions when the site is built: `virtual:messages/de-at`. The source
 * texts are in `virtual:texts/de-at`, for islands.
 */
export function compiledMessages(): Plugin {
  return {
    name: 'compiled-messages',
    resolveId: (id) => (id.startsWith(PREFIX) || id.startsWith(PLAIN_PREFIX) ? `\0${id}` : undefined),
    load(id) {
      const plain = VARIANT_CODES.find((code) => id === `\0${PLAIN_PREFIX}${code}`)
      if (plain) return `export default ${JSON.stringify(messagesOf(plain))}`
      const variant = VARIANT_CODES.find((code) => id === `\0${PREFIX}${code}`)
      if (!variant) return undefined
      const format = new MessageFormat(VARIANTS[variant].intl, { strict: true })
      return compileModule(format, messagesOf(variant))
    },
    handleHotUpdate({ file, server }) {
      if (!file.startsWith(FOLDER)) return undefined
      for (const code of VARIANT_CODES) {
        for (const prefix of [PREFIX, PLAIN_PREFIX]) {
          const known = server.moduleGraph.getModuleById(`\0${prefix}${code}`)
          if (known) server.moduleGraph.invalidateModule(known)
        }
      }
      server.ws.send({ type: 'full-reload' })
      return []
    },
  }
}
