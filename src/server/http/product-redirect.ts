import { resolveProductType } from '#domain/catalogue/resolve-product-type.ts'
import { hasPage } from '#domain/catalogue/sales-status.ts'
import { productIdFromSlug, productRedirect } from '#domain/catalogue/slug.ts'
import { href } from '#i18n/urls.ts'
import type { Context } from '#server/context.ts'
import { PRODUCT_WITH } from '#server/loaders/product/product-with.ts'
import { withCampaignTags } from './redirects.ts'
import { type Resolution, resolveUrl } from './resolution.ts'

/**
 * Where a redirect ends. The address of a product may lack its slash and have an old slug as well: one redirect mends both. Only then the shop is
 * queried; where it does not answer, the next request is redirected again.
 */
export async function redirectEnd(
  { env, shop, log }: Pick<Context, 'env' | 'shop' | 'log'>,
  url: URL,
  location: string,
): Promise<string> {
  const next = new URL(location, url)
  const slug = slugOf(resolveUrl(next, new Headers(), env.domains))
  const id = slug && productIdFromSlug(slug.text)
  if (!slug || id === null) return location
  try {
    const product = await shop(slug.variant).product(id, { with: PRODUCT_WITH, includeSellableForFree: true })
    if (!product || !hasPage(product)) return location
    const variantId = Number(next.searchParams.get('variantid')) || null
    const path = productRedirect(product, resolveProductType(product), { slug: slug.text, variantId })
    if (path === null) return location
    return withCampaignTags(href(env.domains, slug.variant, path), next.searchParams)
  } catch (error) {
    log.warn({ error, path: next.pathname }, 'a redirect is not shortened: the product could not be read')
    return location
  }
}

const slugOf = (resolution: Resolution) =>
  resolution.kind === 'screen' && resolution.match.route === 'product'
    ? { variant: resolution.variant, text: resolution.match.params['slug'] ?? '' }
    : null
