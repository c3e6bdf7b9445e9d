import { Hono } from 'hono'
import { stockChangesQuery } from '#contract/shop-api/stock-changes.ts'
import { stockChangesSince } from '#shop-api/catalogue/stock-changes.ts'
import type { HonoEnv } from './hono-env.ts'
import { readQuery } from './read-query.ts'

export const STOCK_CHANGES = '/v1/stock-changes'

/**
 * Products that sold out, are available again or have another price since a version of the stock, for callers that cache pages.
 * Other Shop APIs do not offer this.
 */
export const stockChangeRoutes = () =>
  new Hono<HonoEnv>().get(STOCK_CHANGES, async (context) => {
    const { db, snapshot, query } = context.var.scope
    const { after } = readQuery(query, stockChangesQuery)
    const news = after === undefined ? { products: [], categories: [] } : await stockChangesSince(db, after)
    context.header('cache-control', 'no-store')
    const { stock: last, version: index, isStockBehind: isBehind } = snapshot
    return context.json({ last, index, isBehind, ...news })
  })
