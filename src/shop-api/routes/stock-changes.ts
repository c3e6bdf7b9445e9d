import { Hono } from 'hono'
import { stockChangesQuery } from '#contract/shop-api/stock-changes.ts'
import { changedSince } from '#shop-api/catalogue/stock-changes.ts'
import type { Env } from './env.ts'
import { readQuery } from './read-query.ts'

export const STOCK_CHANGES = '/v1/stock-changes'

/** What was sold out, or is there again, since a version of the stock: for who keeps pages. No part of what other Shop APIs offer. */
export const stockChangeRoutes = () =>
  new Hono<Env>().get(STOCK_CHANGES, async (context) => {
    const { db, snapshot, query } = context.var.scope
    const { after } = readQuery(query, stockChangesQuery)
    const news = after === undefined ? { products: [], categories: [] } : await changedSince(db, after)
    context.header('cache-control', 'no-store')
    return context.json({ last: snapshot.stock, ...news })
  })
