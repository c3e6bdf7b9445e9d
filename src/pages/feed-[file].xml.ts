import type { APIRoute } from 'astro'
import { siteName } from '#components/brand/brand.ts'
import { messages } from '#i18n/messages.ts'
import { VARIANTS } from '#i18n/variants.ts'
import { setCacheHeaders, tag } from '#clients/cache-tags.ts'
import { loadFeed } from '#server/loaders/feed/feed.ts'
import { merchantFeed } from '#server/loaders/feed/feed-xml.ts'

export const GET: APIRoute = async ({ params, locals: { ctx, variant, absolute } }) => {
  const items = await loadFeed(ctx, variant, Number(params['file']), absolute)
  if (!items) return new Response(null, { status: 404 })
  const channel = {
    title: siteName(variant),
    link: absolute('/'),
    description: messages(variant)('shell.tagline'),
  }
  const headers = new Headers({ 'content-type': 'application/xml; charset=utf-8' })
  setCacheHeaders(headers, [tag.shop(VARIANTS[variant].shopId)])
  return new Response(merchantFeed(channel, items), { headers })
}
