import { type Domains, isVariant, servedVariants } from '#i18n/addresses.ts'
import { VARIANTS, type VariantCode } from '#i18n/variants.ts'
import { pathOfSlug } from '#domain/content/folder.ts'

/**
 * Where a story is seen, by its path with the folder, as the editor opens it. What several variants read is shown by the first of them;
 * what is part of other pages by one of those. Null where the path begins with no folder.
 *
 * @example storyAddress('/de/ratgeber/kauf', undefined) // { variant: 'de-de', path: '/ratgeber/kauf/' }
 */
export function storyAddress(
  pathname: string,
  domains: Domains,
): { variant: VariantCode; path: string } | null {
  const parts = pathname.split('/').filter((part) => part !== '')
  const isPart = parts[0] === 'global'
  const [folder = '', ...rest] = isPart ? parts.slice(1) : parts
  const variant = servedVariants(domains).find(
    (code) => (isVariant(folder) ? code : VARIANTS[code].language) === folder,
  )
  if (!variant) return null
  const slug = rest.join('/')
  if (!isPart) return { variant, path: slug === '' ? '/' : pathOfSlug(slug) }
  return { variant, path: slug.startsWith('listing/') ? `${slug.slice('listing'.length)}/` : '/' }
}
