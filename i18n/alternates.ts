import { type Match, pathOf } from './routes.ts'
import { VARIANT_CODES, VARIANTS, type VariantCode } from './variants.ts'

/** The same page in the variants that have it, as paths without prefix. */
export type Alternates = Partial<Record<VariantCode, string>>

/**
 * The same screen in other variants; none where its path holds words, which differ from language to language. An id is
 * the same everywhere.
 */
export function routeAlternates(
  { route, params }: Match,
  codes: readonly VariantCode[] = VARIANT_CODES,
): Alternates {
  if (Object.keys(params).some((name) => name !== 'id')) return {}
  return Object.fromEntries(
    codes.flatMap((code) => {
      const path = pathOf(code, route, params)
      return path === null ? [] : [[code, path]]
    }),
  )
}

/** A page of a variant, for readers of a language tag or for all others (`x-default`). */
type LanguageLink = { hreflang: string; code: VariantCode; path: string }

/**
 * The links to a page's other languages for search engines, the same on the page and in the sitemap: each variant
 * that has it, and the German one, or else the first, for readers of none of these languages.
 */
export function languageLinks(alternates: Alternates): LanguageLink[] {
  const links = VARIANT_CODES.flatMap((code): LanguageLink[] => {
    const path = alternates[code]
    return path === undefined ? [] : [{ hreflang: VARIANTS[code].intl, code, path }]
  })
  const standard = links.find(({ code }) => code === 'de-de') ?? links[0]
  return standard ? [...links, { ...standard, hreflang: 'x-default' }] : []
}
