import { MARKETING } from '#contract/rpc/marketing.ts'
import type { Page } from '#clients/shop-api/shop-client.ts'
import type { Promotion } from '#domain/promotion/promotion.ts'
import type { RequestScope } from '#server/request/request-scope.ts'
import { found } from './found.ts'
import { type Procedure, procedure } from './procedure.ts'

const shopOf = ({ ctx, variant }: RequestScope) => ctx.shop(variant)

export const marketingProcedures = {
  getBrands: procedure(MARKETING.getBrands, (scope, { pagination }) => shopOf(scope).brands(pagination)),

  getBrandById: procedure(MARKETING.getBrandById, async (scope, { brandId }) =>
    found(await shopOf(scope).brand(brandId), `brand ${brandId}`),
  ),

  fetchAllNavigationTrees: procedure(MARKETING.fetchAllNavigationTrees, (scope, { params }) =>
    shopOf(scope).navigationTrees(treeOptions(params)),
  ),

  fetchNavigationTreeById: procedure(MARKETING.fetchNavigationTreeById, async (scope, { treeId, params }) => {
    const trees = await shopOf(scope).navigationTrees(treeOptions(params))
    return found(
      trees.find(({ id }) => id === treeId),
      `navigation ${treeId}`,
    )
  }),

  fetchNavigationTreeByName: procedure(
    MARKETING.fetchNavigationTreeByName,
    async (scope, { treeName, params }) => {
      const trees = await shopOf(scope).navigationTrees(treeOptions(params))
      return found(
        trees.find(({ name }) => name === treeName),
        `navigation ${treeName}`,
      )
    },
  ),

  getCampaign: procedure(MARKETING.getCampaign, async (scope) => {
    const key = scope.ctx.campaignKey(scope.variant)
    return key === null ? null : shopOf(scope).campaign(key)
  }),

  getCampaignKey: procedure(MARKETING.getCampaignKey, async ({ ctx, variant }) => ctx.campaignKey(variant)),

  getPromotions: procedure(MARKETING.getPromotions, async (scope, { pagination }) =>
    open(await shopOf(scope).promotions(pagination)),
  ),

  getPromotionsByIds: procedure(MARKETING.getPromotionsByIds, async (scope, { ids }) =>
    open(await shopOf(scope).promotions({ ids: ids.join(',') })),
  ),

  getCurrentPromotions: procedure(MARKETING.getCurrentPromotions, async (scope, pages) => {
    // Rounded to the minute, so that repeated queries can use the cache.
    const activeAt = `${scope.ctx.now().toISOString().slice(0, 16)}:00Z`
    return open(await shopOf(scope).promotions({ ...pages, activeAt }))
  }),
} satisfies Record<keyof typeof MARKETING, Procedure>

/** Who has no code learns neither it nor what it opens. */
const open = ({ entities, pagination }: Page<Promotion>): Page<Promotion> => ({
  entities: entities.filter(({ code }) => code === undefined),
  pagination,
})

const treeOptions = (params: { with?: { category: boolean }; visibleAt?: string }) => ({
  ...(params.with?.category && { with: 'category' }),
  ...(params.visibleAt !== undefined && { visibleAt: params.visibleAt }),
})
