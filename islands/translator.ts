import { formatText, type Values } from '#i18n/format-text.ts'
import type { MessageKey } from '#i18n/messages.ts'
import type { Texts } from '#i18n/texts.ts'

/** Translates the keys whose texts the island received. Any other key does not type-check. */
export const translator =
  <Key extends MessageKey>({ intl, texts }: Texts<Key>) =>
  (key: Key, values: Values = {}): string =>
    formatText(texts[key], values, intl)
