import type { VariantCode } from '#i18n/variants.ts'
import type { Context } from '#server/context.ts'

/**
 * The redirect that the shop has for an address without a page. Null also when the shop does not answer: no screen
 * has the address, and that is known without the shop. (For an address that may be a category, the shop has been
 * queried before, and its failure is an error.)
 */
export async function findRedirect(ctx: Pick<Context, 'shop' | 'log'>, variant: VariantCode, path: string) {
  try {
    return await ctx.shop(variant).redirect(path)
  } catch (error) {
    ctx.log.warn({ error, path }, 'redirects could not be read')
    return null
  }
}
