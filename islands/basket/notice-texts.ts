import type { MessageKey } from '#i18n/messages.ts'

/** What is said of a change that did not go as it was meant, or went well unseen. */
export const NOTICE_TEXTS = [
  'basket.notice.group-removed',
  'basket.notice.gift-lost',
  'basket.notice.reduced',
  'basket.notice.once',
  'basket.notice.unavailable',
  'basket.notice.gone',
  'basket.notice.full',
  'basket.notice.failed',
  'basket.notice.not-added',
  'basket.notice.code-unknown',
  'basket.notice.code-applied',
] as const satisfies MessageKey[]
