import type { APIRoute } from 'astro'
import { VARIANTS, VARIANT_CODES } from '#i18n/variants.ts'
import { setCacheHeaders, tag } from '#clients/cache-tags.ts'
import { loadSitemapNames } from '#server/loaders/sitemap/sitemap.ts'
import { sitemapIndex } from '#server/loaders/sitemap/sitemap-xml.ts'

export const GET: APIRoute = async ({ locals: { ctx, variant, publicUrl } }) => {
  const names = await loadSitemapNames(ctx, variant)
  const headers = new Headers({ 'content-type': 'application/xml; charset=utf-8' })
  setCacheHeaders(
    headers,
    VARIANT_CODES.map((code) => tag.shop(VARIANTS[code].shopId)),
  )
  return new Response(sitemapIndex(names.map((name) => `${publicUrl.origin}/sitemap-${name}.xml`)), {
    headers,
  })
}
