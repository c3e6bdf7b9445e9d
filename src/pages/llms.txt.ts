import type { APIRoute } from 'astro'
import { VARIANTS } from '#i18n/variants.ts'
import { setCacheHeaders, tag } from '#clients/cache-tags.ts'
import { siteName } from '#components/brand/brand.ts'
import { loadLlmsText } from '#server/loaders/sitemap/llms-text.ts'

export const GET: APIRoute = async ({ locals: { ctx, variant, publicUrl, absolute } }) => {
  const { text, variants } = await loadLlmsText(ctx, variant, siteName, publicUrl.origin, absolute)
  const headers = new Headers({ 'content-type': 'text/plain; charset=utf-8' })
  setCacheHeaders(
    headers,
    variants.map((code) => tag.shop(VARIANTS[code].shopId)),
  )
  return new Response(text, { headers })
}
