import type { APIRoute } from 'astro'
import { robotsText } from '#server/http/robots-text.ts'

export const GET: APIRoute = ({ locals: { publicUrl, ctx } }) =>
  new Response(robotsText(publicUrl.origin, ctx.env.domains), {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  })
