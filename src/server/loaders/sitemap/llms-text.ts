import { messages } from '#i18n/messages.ts'
import { servedVariants } from '#i18n/urls.ts'
import { VARIANTS, type VariantCode } from '#i18n/variants.ts'
import type { Context } from '#server/context.ts'
import { pathOfCategory } from '#server/loaders/alternates.ts'

type Absolute = (path: string, of: VariantCode) => string

/**
 * The site for language models (llmstxt.org): each shop with its country, language and main categories, and where all
 * addresses are listed. A shop that does not answer is listed without categories.
 */
export async function loadLlmsText(
  ctx: Context,
  variant: VariantCode,
  nameOf: (variant: VariantCode) => string,
  origin: string,
  absolute: Absolute,
): Promise<{ text: string; variants: VariantCode[] }> {
  // As in the sitemap: a site speaks of its own domain.
  const variants = ctx.env.domains ? [variant] : servedVariants(undefined)
  const shops = await Promise.all(variants.map((code) => shopText(ctx, code, nameOf(code), absolute)))
  const text = [
    `# ${nameOf(variant)}`,
    '',
    `> ${messages(variant)('shell.tagline')}`,
    '',
    ...shops.flat(),
    '## Sitemap',
    '',
    `- [Sitemap](${origin}/sitemap.xml)`,
    '',
  ].join('\n')
  return { text, variants }
}

async function shopText(ctx: Context, code: VariantCode, name: string, absolute: Absolute) {
  const { country, language } = VARIANTS[code]
  const categories = await ctx
    .shop(code)
    .rootCategories({ depth: 1 })
    .catch(() => [])
  const links = categories
    .filter(({ isHidden }) => !isHidden)
    .map((category) => `- [${category.name}](${absolute(pathOfCategory(category), code)})`)
  return [`## ${name} (${country}, ${language})`, '', `- [${name}](${absolute('/', code)})`, ...links, '']
}
