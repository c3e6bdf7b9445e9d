import type { APIRoute } from 'astro'
import { VARIANTS } from '#i18n/variants.ts'
import { setCacheHeaders, tag } from '#clients/cache-tags.ts'
import { loadSitemap } from '#server/loaders/sitemap/sitemap.ts'
import { urlSet } from '#server/loaders/sitemap/sitemap-xml.ts'

export const GET: APIRoute = async ({ params, locals: { ctx, absolute } }) => {
  const sitemap = await loadSitemap(ctx, params['name'] ?? '')
  if (!sitemap.ok) return new Response(null, { status: 404 })
  const { variant, entries } = sitemap.value
  const headers = new Headers({ 'content-type': 'application/xml; charset=utf-8' })
  setCacheHeaders(headers, [tag.shop(VARIANTS[variant].shopId)])
  return new Response(urlSet(variant, entries, absolute), { headers })
}
