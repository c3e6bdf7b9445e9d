import type { MessageKey } from '#i18n/messages.ts'
import { PRESCRIPTION_TEXTS } from '#islands/prescription/prescription-texts.ts'
import { SUBSCRIPTION_TEXTS } from './subscription-texts.ts'
import { NOTICE_TEXTS } from './notice-texts.ts'
import { TRY_ON_LINE_TEXTS } from './try-on-texts.ts'

/** Texts of a line of the basket. */
export const LINE_TEXTS = [
  ...PRESCRIPTION_TEXTS,
  ...SUBSCRIPTION_TEXTS,
  'prescription.edit',
  'prescription.edit.name',
  'checkout.custom',
  'prescription.to-confirm',
  'basket.remove',
  'basket.remove.name',
  'basket.quantity.is',
  'basket.quantity.of',
  'basket.quantity.set',
  'basket.quantity.bounds',
  'basket.less',
  'basket.more',
  'basket.each',
  'basket.line.waiting',
  'basket.line.unavailable',
  'basket.line.short',
  'basket.line.most',
  'basket.line.gift',
  ...TRY_ON_LINE_TEXTS,
  'basket.delivery',
  'product.notation',
  'product.price.was',
  'product.price.now',
  'product.price.lowest',
] as const satisfies MessageKey[]

/** Texts of the totals of the basket. */
const COST_TEXTS = [
  'basket.summary',
  'basket.summary.goods',
  'basket.summary.delivery',
  'basket.summary.delivery.later',
  'basket.delivery.missing',
  'basket.delivery.free',
  'basket.summary.total',
  'basket.summary.tax',
  'basket.summary.tax.rate',
  'basket.reduction.sale',
  'basket.reduction.campaign',
  'basket.reduction.promotion',
  'basket.reduction.voucher',
  'basket.reduction.automatic_discount',
  'basket.reduction.buy_x_get_y',
  'basket.code',
  'basket.code.apply',
  'basket.code.drop',
  'basket.code.needs.total',
  'basket.code.needs.quantity',
  'basket.code.needs.goods',
  'basket.code.needs.other',
  'basket.updating',
  'basket.checkout',
  'basket.checkout.blocked',
  'basket.checkout.elsewhere',
  'pdp.basket.unavailable',
] as const satisfies MessageKey[]

/** Texts of the basket's page. */
export const PAGE_TEXTS = [
  ...NOTICE_TEXTS,
  ...LINE_TEXTS,
  ...COST_TEXTS,
  'basket.title',
  'basket.count',
  'basket.no_items_info',
  'basket.empty.line',
  'basket.removed',
  'basket.undo',
  'basket.offline',
  'try-on.title',
  'try-on.count',
  'try-on.room',
  'try-on.full',
  'basket.gift.earned',
  'basket.gift.take',
  'basket.gift.quantity',
  'basket.gift.value',
  'screens.continue',
] as const satisfies MessageKey[]
