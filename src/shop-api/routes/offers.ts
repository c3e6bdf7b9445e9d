import { Hono } from 'hono'
import { newPrice, newPrices, newStock, newStocks, type OffersSet } from '#contract/shop-api/offers.ts'
import type { Result } from '#domain/result.ts'
import type { OfferFault } from '#shop-api/offer/offer-fault.ts'
import type { OfferList } from '#shop-api/offer/set-all.ts'
import { setPrices } from '#shop-api/offer/set-prices.ts'
import { setStock } from '#shop-api/offer/set-stock.ts'
import type { HonoEnv } from './hono-env.ts'
import { HttpError } from './http-error.ts'
import { readBody } from './read-body.ts'
import type { Schema } from './read-query.ts'

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

function readEntries<Entry>(values: readonly unknown[], schema: Schema<Entry>): OfferList<Entry> {
  const list: OfferList<Entry> = { entries: new Map(), faults: [] }
  for (const [place, value] of values.entries()) {
    const parsed = schema.safeParse(value)
    if (parsed.success) list.entries.set(place, parsed.data)
    else
      for (const { path, message } of parsed.error.issues)
        list.faults.push({ place, field: path.join('.'), description: message })
  }
  return list
}

function accepted(name: string, outcome: Result<OffersSet, OfferFault[]>): OffersSet {
  if (outcome.ok) return outcome.value
  const details = outcome.error.map(({ place, field, description }) => ({
    field: [`${name}[${place}]`, field].filter(Boolean).join('.'),
    description,
  }))
  throw new HttpError(400, `nothing was set: ${details.length} faults`, details)
}
