import type { MessageKey } from '#i18n/messages.ts'
import { EYE_LINE_TEXTS, PARTS_TEXTS } from '#islands/prescription/prescription-texts.ts'

/** Texts of the panel below the basket's icon. */
export const PANEL_TEXTS = [
  'basket.notice.failed',
  'basket.notice.not-added',
  'basket.notice.too-often',
  'basket.notice.full',
  'basket.notice.reduced',
  'basket.notice.once',
  'basket.notice.unavailable',
  'basket.title',
  'basket.count',
  'basket.checkout',
  'basket.checkout.elsewhere',
  'pdp.basket.unavailable',
  'basket.view',
  'basket.no_items_info',
  'basket.fault',
  'basket.retry',
  'basket.sum',
  'basket.sum.tax',
  'basket.line.unavailable',
  'basket.line.gift',
  'basket.free',
  'product.subscription.regular',
  'prescription.edit',
  ...PARTS_TEXTS,
  ...EYE_LINE_TEXTS,
  'checkout.custom',
  'prescription.to-confirm',
  'screens.continue',
] as const satisfies MessageKey[]
