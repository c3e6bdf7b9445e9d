import { servedVariants } from '#i18n/urls.ts'
import type { Alternates } from '#i18n/alternates.ts'
import { pathOf, type RouteName } from '#i18n/routes.ts'
import { VARIANTS, type Language, type VariantCode } from '#i18n/variants.ts'
import type { Category } from '#domain/catalogue/category.ts'
import { slugToPath } from '#domain/content/folder.ts'
import type { Context } from '#server/context.ts'

/** The addresses of a screen of the route table. */
export function screenAlternates(
  ctx: Context,
  route: RouteName,
  params: Record<string, string> = {},
): Alternates {
  return collect(servedVariants(ctx.env.domains), (code) => pathOf(code, route, params))
}

/** The same in the shops of one country, as a branch has no page in those of others. */
export function countryAlternates(
  ctx: Context,
  variant: VariantCode,
  route: RouteName,
  params: Record<string, string>,
): Alternates {
  const { country } = VARIANTS[variant]
  return collect(servedVariants(ctx.env.domains), (code) =>
    VARIANTS[code].country === country ? pathOf(code, route, params) : null,
  )
}

/** The addresses of a story, by its languages. */
export function storyAlternates(
  ctx: Context,
  variant: VariantCode,
  slug: string,
  translations: Partial<Record<Language, string>>,
): Alternates {
  return collect(servedVariants(ctx.env.domains), (code) => {
    const sameLanguage = VARIANTS[code].language === VARIANTS[variant].language ? slug : undefined
    const translated = sameLanguage ?? translations[VARIANTS[code].language]
    return translated === undefined ? null : slugToPath(translated)
  })
}

/** The addresses of a category. It has the same id in all shops and a different path in each. */
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

/** "/brillen/damen" with the slashes of the route table. */
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
