import type { Scope } from '#shop-api/catalogue/scope.ts'

/** Hono's type for the values in `context.var`. */
export type HonoEnv = { Variables: { scope: Scope } }
