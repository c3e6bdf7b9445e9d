import type { MessageKey } from '#i18n/messages.ts'

/** What a customer agrees to who tries frames at home, in this order. */
export const TRY_ON_RULES = ['free', 'days', 'keep', 'charge'] as const

export const TRY_ON_RULE_TEXTS = [
  'try-on.rule.free',
  'try-on.rule.days',
  'try-on.rule.keep',
  'try-on.rule.charge',
] as const satisfies MessageKey[]

/** Texts of a line that is tried. */
export const TRY_ON_LINE_TEXTS = ['try-on.line', 'try-on.if-kept'] as const satisfies MessageKey[]
