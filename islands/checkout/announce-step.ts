import type { Basket } from '#domain/basket/basket.ts'
import type { Answers } from '#domain/checkout/answers.ts'
import type { Step } from '#domain/checkout/step.ts'
import { goodsEvent } from '#domain/tracking/goods-event.ts'
import { announceEvent } from '#islands/stores/announce-event.ts'

/** Announces a chosen way of delivery or payment: its key, nothing of the address. */
export function announceStep(
  step: Step,
  { currencyCode, items }: Pick<Basket, 'currencyCode' | 'items'>,
  { method, payment }: Answers,
): void {
  if (step === 'delivery')
    announceEvent({ ...goodsEvent('add_shipping_info', currencyCode, items), shipping_tier: method })
  if (step === 'payment')
    announceEvent({ ...goodsEvent('add_payment_info', currencyCode, items), payment_type: payment })
}
