import type { Promotion } from '#domain/promotion/promotion.ts'

/** A gift of a promotion that runs: one of its variants, as its product is called and looks. */
export type GiftOffer = { promotion: Promotion; variantId: number; name: string; image: string | null }
