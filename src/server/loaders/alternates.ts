import { servedVariants } from '#i18n/addresses.ts'
import type { Alternates } from '#i18n/alternates.ts'
import { pathOf, type RouteName } from '#i18n/routes.ts'
import { VARIANTS, type Language, type VariantCode } from '#i18n/variants.ts'
import type { Category } from '#domain/catalogue/category.ts'
import { pathOfSlug } from '#domain/content/folder.ts'
import type { Context } from '#server/context.ts'

/** A screen of the route table. */
export function screenAlternates(
  ctx: Context,
  route: RouteName,
  params: Record<string, string> = {},
): Alternates {
  return collect(servedVariants(ctx.env.domains), (code) => pathOf(code, route, params))
}

/** A story, by the languages it is written in. */
export function storyAlternates(
  ctx: Context,
  variant: VariantCode,
  slug: string,
  translations: Partial<Record<Language, string>>,
): Alternates {
  return collect(servedVariants(ctx.env.domains), (code) => {
    const own = VARIANTS[code].language === VARIANTS[variant].language ? slug : undefined
    const translated = own ?? translations[VARIANTS[code].language]
    return translated === undefined ? null : pathOfSlug(translated)
  })
}

/** A category, which has one id in all shops and a path of its own in each. */
export async function categoryAlternates(ctx: Context, categoryId: number): Promise<Alternates> {
  const codes = servedVariants(ctx.env.domains)
  const categories = await Promise.all(
    codes.map((code) =>
      ctx
        .shop(code)
        .categoryById(categoryId)
        .catch(() => null),
    ),
  )
  return collect(codes, (code) => {
    const category = categories[codes.indexOf(code)]
    return category && !category.isHidden ? pathOfCategory(category) : null
  })
}

/** "/brillen/damen" as the route table writes it. */
export const pathOfCategory = ({ path }: Pick<Category, 'path'>): string =>
  `/${path.replace(/^\/+|\/+$/g, '')}/`

function collect(codes: readonly VariantCode[], pathIn: (code: VariantCode) => string | null): Alternates {
  const alternates: Alternates = {}
  for (const code of codes) {
    const path = pathIn(code)
    if (path !== null) alternates[code] = path
  }
  return alternates
}
