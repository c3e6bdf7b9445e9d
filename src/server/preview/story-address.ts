import { type Domains, isVariant, servedVariants } from '#i18n/urls.ts'
import { VARIANTS, type VariantCode } from '#i18n/variants.ts'
import { slugToPath } from '#domain/content/folder.ts'

/**
 * The address at which a story is shown, from its path with the folder, as the editor opens it. A story for several
 * variants is shown in the first of them; a part of other pages on one of those. Null where the path begins with no
 * folder.
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
  if (!isPart) return { variant, path: slug === '' ? '/' : slugToPath(slug) }
  return { variant, path: slug.startsWith('listing/') ? `${slug.slice('listing'.length)}/` : '/' }
}
