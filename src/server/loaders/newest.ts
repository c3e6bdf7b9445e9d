import type { Tile } from '#domain/catalogue/tile.ts'
import type { VariantCode } from '#i18n/variants.ts'
import type { Context } from '#server/context.ts'

const SHELF = 4

/** The newest goods, to be offered where there is nothing of the visitor's own to show. A page stands without them. */
export async function loadNewest(ctx: Context, variant: VariantCode): Promise<Tile[]> {
  try {
    const { entities } = await ctx
      .shop(variant)
      .selection({ where: {}, sort: { by: 'new', direction: 'desc' }, perPage: SHELF })
    return entities
  } catch (error) {
    ctx.log.warn({ error }, 'a page stands without the newest')
    return []
  }
}
