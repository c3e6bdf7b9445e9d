import { z } from 'zod'
import type { Promotion, PromotionEffect } from '#domain/promotion/promotion.ts'

const effect = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('automatic_discount'),
    additionalData: z.object({
      type: z.enum(['absolute', 'relative']),
      value: z.number(),
      appliesTo: z.enum(['order', 'line']).exactOptional(),
    }),
  }),
  z.object({
    type: z.literal('buy_x_get_y'),
    additionalData: z.looseObject({ variantIds: z.array(z.int()) }),
  }),
  z.object({ type: z.literal('combo_deal'), additionalData: z.record(z.string(), z.unknown()) }),
]) satisfies z.ZodType<PromotionEffect>

export const promotion = z.object({
  id: z.string(),
  code: z.string().exactOptional(),
  name: z.string(),
  displayName: z.string().nullable().exactOptional(),
  schedule: z.object({ from: z.string(), to: z.string() }),
  isActive: z.boolean(),
  priority: z.int(),
  effect,
  conditions: z.array(
    z.object({ level: z.enum(['item', 'global']), key: z.string(), condition: z.string() }),
  ),
  customData: z.record(z.string(), z.unknown()),
}) satisfies z.ZodType<Promotion>
