import { resolve } from 'node:path'
import MessageFormat from '@messageformat/core'
import compileModule from '@messageformat/core/compile-module'
import type { Plugin } from 'vite'
import { messagesOf } from './messages-source.ts'
import { VARIANT_CODES, VARIANTS } from './variants.ts'

const PREFIX = 'virtual:messages/'
const FOLDER = resolve(import.meta.dirname, 'messages')

/** Compiles the ICU texts of every variant to functions when the site is built: `virtual:messages/de-at`. */
export function compiledMessages(): Plugin {
  return {
    name: 'compiled-messages',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      const variant = VARIANT_CODES.find((code) => id === `\0${PREFIX}${code}`)
      if (!variant) return undefined
      const format = new MessageFormat(VARIANTS[variant].intl, { strict: true })
      return compileModule(format, messagesOf(variant))
    },
    handleHotUpdate({ file, server }) {
      if (!file.startsWith(FOLDER)) return undefined
      for (const code of VARIANT_CODES) {
        const compiled = server.moduleGraph.getModuleById(`\0${PREFIX}${code}`)
        if (compiled) server.moduleGraph.invalidateModule(compiled)
      }
      server.ws.send({ type: 'full-reload' })
      return []
    },
  }
}
