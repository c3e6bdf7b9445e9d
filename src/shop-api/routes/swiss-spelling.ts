import type { MiddlewareHandler } from 'hono'
import { isSwissGerman, swissSpelling } from '#shop-api/wire/swiss-spelling.ts'
import type { Env } from './env.ts'
import { isPersonal } from './tokens.ts'

/** Spells what the catalogue says. What a visitor said is given back as it was said. */
export const speakSwiss: MiddlewareHandler<Env> = async (context, next) => {
  await next()
  if (!isSwissGerman(context.var.scope.shop) || !context.res.body || isPersonal(context.req.path)) return
  const text = await context.res.text()
  context.res = new Response(swissSpelling(text), context.res)
}
