import type { Tile } from '#domain/catalogue/tile.ts'
import type { VariantCode } from '#i18n/variants.ts'
import type { Context } from '#server/context.ts'

const COUNT = 4

/** The newest products, offered where there is nothing personal to show. They are optional. */
export async function loadNewest(ctx: Context, variant: VariantCode): Promise<Tile[]> {
  try {
    const { entities } = await ctx
      .shop(variant)
      .selection({ where: {}, sort: { by: 'new', direction: 'desc' }, perPage: COUNT })
    return entities
  } catch (error) {
    ctx.log.warn({ error }, 'a page is shown without the newest products')
    return []
  }
}
