export type PromotionEffect =
  | {
      type: 'automatic_discount'
      /**
       * Absolute in minor units; relative 10 is 10 % of each piece. An absolute value is taken off once for the order, or once for each line
       * where `appliesTo` says so.
       */
      additionalData: { type: 'absolute' | 'relative'; value: number; appliesTo?: 'order' | 'line' }
    }
  | { type: 'buy_x_get_y'; additionalData: { variantIds: number[] } & Record<string, unknown> }
  | { type: 'combo_deal'; additionalData: Record<string, unknown> }

/** An `item` condition is evaluated for each item, a `global` one for the whole basket. */
export type PromotionCondition = { level: 'item' | 'global'; key: string; condition: string }

/** A price rule of the Shop API. Times are RFC 3339. */
export type Promotion = {
  id: string
  code?: string
  name: string
  displayName?: string | null
  schedule: { from: string; to: string }
  isActive: boolean
  /** Smaller is applied first. */
  priority: number
  effect: PromotionEffect
  conditions: PromotionCondition[]
  customData: Record<string, unknown>
}

/** A promotion that an item has chosen, with the code that opened it. */
export type ChosenPromotion = { id: string; code?: string }

/** A promotion of an item. One that is not valid reduces nothing. */
export type ItemPromotion = Promotion & {
  isValid: boolean
  failedConditions: Pick<PromotionCondition, 'key' | 'level'>[]
}
