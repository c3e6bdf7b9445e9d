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

/** The addresses of a story, by its languages. A variant may have a story that the others of its language do not have. */
export async function storyAlternates(
  { env, content }: Pick<Context, 'env' | 'content'>,
  variant: VariantCode,
  slug: string,
  translations: Partial<Record<Language, string>>,
): Promise<Alternates> {
  const { language } = VARIANTS[variant]
  const codes = servedVariants(env.domains)
  const paths = await Promise.all(
    codes.map(async (code) => {
      const translated = VARIANTS[code].language === language ? slug : translations[VARIANTS[code].language]
      if (translated === undefined) return null
      return code === variant || (await content.hasPage(code, translated)) ? slugToPath(translated) : null
    }),
  )
  return collect(codes, (code) => paths[codes.indexOf(code)] ?? null)
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
