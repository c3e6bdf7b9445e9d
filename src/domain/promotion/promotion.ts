export type PromotionEffect =
  | {
      type: 'automatic_discount'
      /** Absolute in minor units; relative 10 is 10 %. */
      additionalData: { type: 'absolute' | 'relative'; value: number }
    }
  | { type: 'buy_x_get_y'; additionalData: { variantIds: number[] } & Record<string, unknown> }
  | { type: 'combo_deal'; additionalData: Record<string, unknown> }

/** A price rule as the Shop API announces it. Times are RFC 3339. */
export type Promotion = {
  id: string
  code?: string
  name: string
  displayName?: string
  schedule: { from: string; to: string }
  isActive: boolean
  /** Smaller is applied first. */
  priority: number
  effect: PromotionEffect
  conditions: { level: 'item' | 'global'; key: string; condition: string }[]
  customData: Record<string, unknown>
}
