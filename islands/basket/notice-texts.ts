import type { MessageKey } from '#i18n/messages.ts'

/** Texts for a change that did not succeed as requested, or that succeeded out of sight. */
export const NOTICE_TEXTS = [
  'basket.notice.group-removed',
  'basket.notice.kept',
  'basket.notice.other-lenses',
  'basket.notice.gift-lost',
  'basket.notice.reduced',
  'basket.notice.once',
  'basket.notice.unavailable',
  'basket.notice.gone',
  'basket.notice.full',
  'basket.notice.failed',
  'basket.notice.too-often',
  'basket.notice.not-added',
  'basket.notice.code-unknown',
  'basket.notice.code-applied',
] as const satisfies MessageKey[]
