import { MARKETING } from '#contract/rpc/marketing.ts'
import type { Page, ShopClient } from '#clients/shop-api/shop-client.ts'
import { pageNumbers } from '#domain/listing/page-numbers.ts'
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

  getPromotions: procedure(MARKETING.getPromotions, (scope, { pagination }) =>
    openPromotions(shopOf(scope), {}, pagination),
  ),

  getPromotionsByIds: procedure(MARKETING.getPromotionsByIds, (scope, { ids }) =>
    openPromotions(shopOf(scope), { ids: ids.join(',') }),
  ),

  getCurrentPromotions: procedure(MARKETING.getCurrentPromotions, (scope, pages) => {
    // Rounded to the minute, so that repeated queries can use the cache.
    const activeAt = `${scope.ctx.now().toISOString().slice(0, 16)}:00Z`
    return openPromotions(shopOf(scope), { activeAt }, pages)
  }),
} satisfies Record<keyof typeof MARKETING, Procedure>

const ALL = 100

/** Who has no code learns neither it, nor what it opens, nor how many have one: the pages are those of the others. */
async function openPromotions(
  shop: Pick<ShopClient, 'promotions'>,
  which: { ids?: string; activeAt?: string },
  { page, perPage } = { page: 1, perPage: ALL },
): Promise<Page<Promotion>> {
  const pageOf = (number: number) => shop.promotions({ ...which, page: number, perPage: ALL })
  const first = await pageOf(1)
  const others = Array.from({ length: first.pagination.last - 1 }, (_, index) => pageOf(index + 2))
  const all = [first, ...(await Promise.all(others))].flatMap(({ entities }) => entities)
  const open = all.filter(({ code }) => code === undefined)
  const entities = open.slice((page - 1) * perPage, page * perPage)
  return { entities, pagination: pageNumbers(entities.length, open.length, { page, perPage }) }
}

const treeOptions = (params: { with?: { category: boolean }; visibleAt?: string }) => ({
  ...(params.with?.category && { with: 'category' }),
  ...(params.visibleAt !== undefined && { visibleAt: params.visibleAt }),
})
