import { Hono } from 'hono'
import { newPrice, newPrices, newStock, newStocks } from '#contract/shop-api/offers.ts'
import { setPrices } from '#shop-api/offer/set-prices.ts'
import { setStock } from '#shop-api/offer/set-stock.ts'
import type { HonoEnv } from './hono-env.ts'
import { readBody } from './read-body.ts'
import { accepted, readEntries } from './read-entries.ts'

/** Of 20,000 entries. */
const MAX_BYTES = 8 * 1024 * 1024

/** What the operator changes while the shop sells. Other Shop APIs do not offer these routes. */
export const offerRoutes = () =>
  new Hono<HonoEnv>()
    .put('/v1/prices', async (context) => {
      const { prices } = await readBody(context.req.raw, newPrices, 413, MAX_BYTES)
      return context.json(
        accepted('prices', await setPrices(context.var.scope, readEntries(prices, newPrice))),
      )
    })
    .put('/v1/stock', async (context) => {
      const { stocks } = await readBody(context.req.raw, newStocks, 413, MAX_BYTES)
      return context.json(
        accepted('stocks', await setStock(context.var.scope, readEntries(stocks, newStock))),
      )
    })
