import type { MiddlewareHandler } from 'hono'
import type { Env } from './env.ts'

/** Labels are kept in one German for all shops; Switzerland writes ss where the others write ß. */
export const swissSpelling: MiddlewareHandler<Env> = async (context, next) => {
  await next()
  const { country, language } = context.var.scope.shop
  if (country !== 'CH' || language !== 'de' || !context.res.body) return
  const text = await context.res.text()
  context.res = new Response(text.replaceAll('ß', 'ss'), context.res)
}
