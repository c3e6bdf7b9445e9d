import { z } from 'zod'
import { indexRebuilt, productsImported } from '#contract/shop-api/catalogue.ts'
import { offersRefused, offersSet } from '#contract/shop-api/offers.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { ShopError } from '#platform/errors.ts'
import { type Access, change } from './call.ts'

/**
 * What is wrong with an entry, by its place in the list, from 0; -1: with the list as a whole. `field`: as the Shop API names it, empty where
 * it is none alone.
 */
export type EntryFault = { place: number; field: string; text: string }

type Kind<Answer> = { path: string; name: string; answer: z.ZodType<Answer> }

const PRICES = { path: '/v1/prices', name: 'prices', answer: offersSet }
const STOCK = { path: '/v1/stock', name: 'stocks', answer: offersSet }
const PRODUCTS = { path: '/v1/catalogue/products', name: 'products', answer: productsImported }

/** Sets prices or stock in the embedded Shop API, or imports products: all entries, or none and every fault. */
export const setPrices = (access: Access, entries: readonly unknown[]) => set(access, PRICES, entries)
export const setStock = (access: Access, entries: readonly unknown[]) => set(access, STOCK, entries)
export const importProducts = (access: Access, entries: readonly unknown[]) => set(access, PRODUCTS, entries)

/** Derives anew what listings and search read; returns how many products there are. A refusal throws ShopError 'upstream'. */
export async function rebuildIndex(access: Access): Promise<number> {
  const path = '/v1/catalogue/index'
  const { status, value } = await change(access, { method: 'PUT', path, body: {} }, indexRebuilt)
  if (!value) throw new ShopError('upstream', `PUT ${path}: ${status}`)
  return value.products
}

async function set<Answer>(
  access: Access,
  { path, name, answer }: Kind<Answer>,
  entries: readonly unknown[],
): Promise<Result<Answer, EntryFault[]>> {
  const body = { [name]: entries }
  const { status, value } = await change(
    access,
    { method: 'PUT', path, body },
    z.union([answer.transform((done) => ({ done })), offersRefused.transform((refused) => ({ refused }))]),
  )
  if (value && 'done' in value) return ok(value.done)
  if (status !== 400 && status !== 413) throw new ShopError('upstream', `PUT ${path}: ${status}`)
  const details = value?.refused.details ?? [
    { field: '', description: value?.refused.message ?? String(status) },
  ]
  return fail(details.map(faultOf))
}

function faultOf({ field, description }: { field: string; description: string }): EntryFault {
  const [, place = '-1', part = ''] = /^\w+\[(\d+)\]\.?(.*)$/.exec(field) ?? []
  return { place: Number(place), field: part, text: description }
}
