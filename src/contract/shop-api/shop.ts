import { z } from 'zod'
import { PRODUCT_TYPES } from '#domain/catalogue/product-type.ts'
import { isRecord } from '#domain/is-record.ts'
import { FLAGS, type Flags, type ShopConfiguration } from '#domain/shop/configuration.ts'

const flags = z.record(z.enum(FLAGS), z.boolean()) satisfies z.ZodType<Flags>

const days = z.int().min(0)
const deliveryEstimate = z.object({ from: days, to: days })
const isEstimate = (type: string, estimate: unknown): boolean =>
  PRODUCT_TYPES.some((each) => each === type) && deliveryEstimate.safeParse(estimate).success

/** Data in another format, and those of other product types, are left out. */
const deliveryEstimates = z.preprocess(
  (given) =>
    isRecord(given)
      ? Object.fromEntries(Object.entries(given).filter(([type, estimate]) => isEstimate(type, estimate)))
      : undefined,
  z.partialRecord(z.enum(PRODUCT_TYPES), deliveryEstimate).optional(),
)

const names = z.array(z.string()).optional().catch(undefined)

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
  customData: z.looseObject({
    deliveryEstimatesProductType: deliveryEstimates,
    rxLensTypes: names,
    rxLensQualityIndex: names,
    rxTintingTypes: names,
    rxFreeServiceProduct: z.string().optional().catch(undefined),
    fraud0TagId: z.string().nullish().catch(null),
    syteScriptTagUrl: z.string().nullish().catch(null),
    vtoApiKey: z.string().nullish().catch(null),
  }),
}) satisfies z.ZodType<ShopConfiguration>

export const brand = z
  .object({
    id: z.int(),
    slug: z.string(),
    name: z.string().optional(),
    group: z.string().nullish(),
    isActive: z.boolean(),
    logoHash: z.string().nullable().default(null),
    customData: z.record(z.string(), z.unknown()).default({}),
    createdAt: z.string().optional(),
    updatedAt: z.string().optional(),
  })
  .transform((each) => ({ ...each, name: each.name ?? each.slug, group: each.group ?? '' }))

export const redirect = z.object({
  source: z.string(),
  target: z.string(),
  /** Status codes that browsers follow as redirects. */
  statusCode: z.literal([301, 302, 303, 307, 308]),
})
