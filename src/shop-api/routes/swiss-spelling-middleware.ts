import type { MiddlewareHandler } from 'hono'
import { isSwissGerman, swissSpelling } from '#shop-api/serializers/swiss-spelling.ts'
import type { HonoEnv } from './hono-env.ts'
import { isPersonalPath } from './access-token.ts'

/** Applies to catalogue texts. A visitor's own texts are returned unchanged. */
export const swissSpellingMiddleware: MiddlewareHandler<HonoEnv> = async (context, next) => {
  await next()
  if (!isSwissGerman(context.var.scope.shop) || !context.res.body || isPersonalPath(context.req.path)) return
  const text = await context.res.text()
  context.res = new Response(swissSpelling(text), context.res)
}
