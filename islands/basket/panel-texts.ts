import type { MessageKey } from '#i18n/messages.ts'

/** What the panel below the basket's icon says. */
export const PANEL_TEXTS = [
  'basket.title',
  'basket.view',
  'basket.no_items_info',
] as const satisfies MessageKey[]
