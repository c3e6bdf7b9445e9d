import { z } from 'zod'
import { campaignDetail } from '#contract/shop-api/campaign.ts'
import { MAX_INT32 } from '#contract/shop-api/listing-query.ts'
import { navigationTree } from '#contract/shop-api/navigation.ts'
import { page } from '#contract/shop-api/page.ts'
import { promotion } from '#contract/shop-api/promotion.ts'
import { brand } from '#contract/shop-api/shop.ts'
import type { Call } from './call.ts'

/** A promotion that needs no code. */
const promotions = page(promotion.omit({ code: true }))

const pages = z.object({
  page: z.int().min(1).max(10_000).default(1),
  perPage: z.int().min(1).max(100).default(100),
})
const pagination = pages.prefault({})
const id = z.int().positive().max(MAX_INT32)
const nothing = z.object({}).prefault({})

const params = z
  .object({
    with: z.object({ category: z.boolean() }).exactOptional(),
    visibleAt: z.iso.datetime({ offset: true }).exactOptional(),
  })
  .prefault({})

/** Reads of what surrounds the goods, as contracts/rpc names them. */
export const MARKETING = {
  getBrands: { input: z.object({ pagination }).prefault({}), output: page(brand) },
  getBrandById: { input: z.object({ brandId: id }), output: brand },
  fetchAllNavigationTrees: { input: z.object({ params }).prefault({}), output: z.array(navigationTree) },
  fetchNavigationTreeById: { input: z.object({ treeId: id, params }), output: navigationTree },
  fetchNavigationTreeByName: {
    input: z.object({ treeName: z.string().min(1).max(100), params }),
    output: navigationTree,
  },
  /** The first campaign that runs now. */
  getCampaign: { input: nothing, output: campaignDetail.nullable() },
  getCampaignKey: { input: nothing, output: z.string().nullable() },
  getPromotions: { input: z.object({ pagination }).prefault({}), output: promotions },
  getPromotionsByIds: {
    input: z.object({
      ids: z
        .array(z.string().regex(/^[^,]{1,100}$/))
        .min(1)
        .max(100),
    }),
    output: promotions,
  },
  getCurrentPromotions: { input: pagination, output: promotions },
} as const satisfies Record<string, Call>
