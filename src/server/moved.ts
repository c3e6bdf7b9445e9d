import type { VariantCode } from '#i18n/variants.ts'
import type { Context } from './context.ts'

/**
 * Where the shop says that an address without a page went. Null also while it cannot be asked: no screen has the address,
 * and that is known without it. (What may be a category is asked for before, and is then not known.)
 */
export async function movedTo(ctx: Pick<Context, 'shop' | 'log'>, variant: VariantCode, path: string) {
  try {
    return await ctx.shop(variant).redirect(path)
  } catch (error) {
    ctx.log.warn({ error, path }, 'nobody could say where a page went')
    return null
  }
}
