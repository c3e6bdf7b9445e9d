import type { MessageKey } from '#i18n/messages.ts'
import { NOTICE_TEXTS } from './notice-texts.ts'

/** What the panel below the basket's icon says. */
export const PANEL_TEXTS = [
  ...NOTICE_TEXTS,
  'basket.title',
  'basket.count',
  'basket.view',
  'basket.no_items_info',
  'basket.loading',
  'basket.fault',
  'basket.retry',
  'basket.offline',
  'basket.sum',
  'basket.sum.tax',
  'basket.line.unavailable',
  'basket.line.gift',
  'screens.continue',
] as const satisfies MessageKey[]
