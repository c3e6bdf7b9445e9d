import type { APIRoute } from 'astro'
import { ROUTE_NAMES, pathOf } from '#i18n/routes.ts'
import { isPersonalScreen } from '#server/resolution.ts'

/** Personal screens have nothing for search engines; `/*` stands for the variant's prefix. */
export const GET: APIRoute = ({ locals: { publicUrl, variant, ctx } }) => {
  const prefix = ctx.env.domains ? '' : '/*'
  const closed = ROUTE_NAMES.filter((route) => isPersonalScreen(route) && !route.includes('-')).map(
    (route) => `Disallow: ${prefix}${pathOf(variant, route) ?? ''}`,
  )
  const lines = [
    'User-agent: *',
    ...closed,
    'Disallow: /api/',
    '',
    `Sitemap: ${publicUrl.origin}/sitemap.xml`,
    '',
  ]
  return new Response(lines.join('\n'), { headers: { 'content-type': 'text/plain; charset=utf-8' } })
}
