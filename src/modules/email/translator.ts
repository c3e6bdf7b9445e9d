import { elideArticles } from '#domain/text/elide-articles.ts'
import { formatText, type Values } from '#i18n/format-text.ts'
import type { MessageKey } from '#i18n/messages.ts'
import { messagesOf } from '#i18n/messages-source.ts'
import { VARIANTS, type VariantCode } from '#i18n/variants.ts'

/** A text of the shop in the language of a variant. */
export type Translate = (key: MessageKey, values?: Values) => string

const texts = new Map<VariantCode, Record<string, string>>()

/** The texts of a variant, for emails and documents. */
export function translatorOf(variant: VariantCode): Translate {
  const messages = texts.get(variant) ?? messagesOf(variant)
  texts.set(variant, messages)
  const { intl, language } = VARIANTS[variant]
  const format: Translate = (key, values = {}) => formatText(messages[key] ?? key, values, intl)
  return language === 'it' ? (key, values) => elideArticles(format(key, values)) : format
}
