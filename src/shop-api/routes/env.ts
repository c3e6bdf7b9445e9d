import type { Scope } from '#shop-api/catalogue/scope.ts'

/** Hono's name for what a route finds in `context.var`. */
export type Env = { Variables: { scope: Scope } }
