import type { translator } from '#islands/translator.ts'
import type { CHECKOUT_TEXTS } from './checkout-texts.ts'

export type TranslateCheckout = ReturnType<typeof translator<(typeof CHECKOUT_TEXTS)[number]>>
