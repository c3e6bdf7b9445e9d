import type { Category } from '#domain/catalogue/category.ts'

type Named = Pick<Category, 'name' | 'shopLevelCustomData'>

/**
 * The headline of a listing: prefix, name and suffix, or the override in their place. The only brand that the address filters by stands
 * beside the plain name, before it in German ("Nordhof Brillen") and after it in the other languages ("Lunettes Nordhof"), unless the
 * category is that brand's own (`Brand_Root`). `language`: two letters. Spec §2, §3.
 *
 * @example headline({ name: 'Sonnenbrillen', shopLevelCustomData: {} }, { slug: 'nordhof', name: 'Nordhof' }, 'de') // "Nordhof Sonnenbrillen"
 */
export function headline(
  { name, shopLevelCustomData: custom }: Named,
  brand: { slug: string; name: string } | null,
  language: string,
): string {
  if (brand && custom.Brand_Root !== brand.slug)
    return language === 'de' ? `${brand.name} ${name}` : `${name} ${brand.name}`
  return (
    custom.Headline_Override ||
    [custom.Headline_Prefix, name, custom.Headline_Suffix].filter(Boolean).join(' ')
  )
}
