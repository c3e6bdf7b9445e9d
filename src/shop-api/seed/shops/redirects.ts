import type { redirect } from '#shop-api/schema/shop.ts'
import { SHOPS } from './shops.ts'
import table from '#shop-api/seed/tables/redirects.json' with { type: 'json' }
import { pathOf } from './tree.ts'
import { type Row, words } from '#shop-api/seed/words.ts'

const MOVED: readonly { to: string; from: Row; status?: number }[] = table

/**
 * Addresses of an older shop, in each language, and their new targets. Sources are paths without the variant
 * prefix.
 */
export const redirects = (): (typeof redirect.$inferInsert)[] =>
  SHOPS.flatMap(({ id: shopId, language }) =>
    MOVED.map(({ to, from, status = 301 }, index) => ({
      id: shopId * 100 + index,
      shopId,
      source: words(...from)[language],
      target: `${pathOf(to, language)}/`,
      statusCode: status,
    })),
  )
