import { z } from 'zod'
import { FLAGS, type Flags, type ShopConfiguration } from '#domain/shop/configuration.ts'

const flags = z.record(z.enum(FLAGS), z.boolean()) satisfies z.ZodType<Flags>

export const shopConfiguration = z.object({
  shopId: z.int(),
  name: z.string(),
  country: z.string(),
  locale: z.string(),
  currency: z.string().length(3),
  domain: z.string().nullable(),
  googleTagId: z.string().nullable(),
  flags,
  experiments: z.record(z.string(), z.string()),
  orderReturnPortal: z.object({ domain: z.string(), portal: z.string() }).nullable(),
  customData: z.record(z.string(), z.unknown()),
}) satisfies z.ZodType<ShopConfiguration>

export const brand = z.object({
  id: z.int(),
  slug: z.string(),
  name: z.string(),
  isActive: z.boolean(),
  logoHash: z.string().nullable(),
  customData: z.record(z.string(), z.unknown()),
})

export const redirect = z.object({
  source: z.string(),
  target: z.string(),
  /** What a browser follows; another status would be no answer at all. */
  statusCode: z.literal([301, 302, 303, 307, 308]),
})
