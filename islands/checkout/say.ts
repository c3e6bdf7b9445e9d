import type { reader } from '#islands/reader.ts'
import type { CHECKOUT_TEXTS } from './checkout-texts.ts'

export type Say = ReturnType<typeof reader<(typeof CHECKOUT_TEXTS)[number]>>
