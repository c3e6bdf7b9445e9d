import { withQuery } from '#domain/listing/query.ts'
import type { VariantCode } from '#i18n/variants.ts'
import type { Context } from '#server/context.ts'
import { pathOfCategory } from '#server/loaders/alternates.ts'
import { frameCategories } from '#server/loaders/listing/frame-categories.ts'

/** The listings of frames with a piece in a branch; paths are without variant prefix. Without an answer of the shop: none. */
export async function loadBranchFrames(
  { shop: shopOf, log }: Pick<Context, 'shop' | 'log'>,
  variant: VariantCode,
  branchId: number,
): Promise<{ label: string; path: string }[]> {
  const shop = shopOf(variant)
  try {
    const found = await Promise.all(
      (await frameCategories(shop)).map(async (category) => {
        const where = { categoryId: category.id, branchId }
        const { pagination } = await shop.products({ where, perPage: 1 })
        return pagination.total > 0 ? [category] : []
      }),
    )
    return found.flat().map((category) => ({
      label: category.name,
      path: withQuery(pathOfCategory(category), new URLSearchParams({ branch: String(branchId) })),
    }))
  } catch (error) {
    log.warn({ error }, 'a branch is shown without its frames')
    return []
  }
}
