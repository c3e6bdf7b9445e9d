import { formatText, type Values } from '#i18n/format-text.ts'
import type { MessageKey } from '#i18n/messages.ts'
import type { Texts } from '#i18n/texts.ts'

/** Says the texts that an island was given. What it was not given does not type-check. */
export const reader =
  <Key extends MessageKey>({ intl, texts }: Texts<Key>) =>
  (key: Key, values: Values = {}): string =>
    formatText(texts[key], values, intl)
