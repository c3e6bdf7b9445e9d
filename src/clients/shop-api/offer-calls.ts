import { z } from 'zod'
import { offersRefused, offersSet, type OffersSet } from '#contract/shop-api/offers.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { ShopError } from '#platform/errors.ts'
import { type Access, change } from './call.ts'

/**
 * What is wrong with an entry, by its place in the list, from 0; -1: with the list as a whole. `field`: as the Shop API names it, empty where
 * it is none alone.
 */
export type EntryFault = { place: number; field: string; text: string }

type Kind = { path: '/v1/prices'; name: 'prices' } | { path: '/v1/stock'; name: 'stocks' }

const PRICES: Kind = { path: '/v1/prices', name: 'prices' }
const STOCK: Kind = { path: '/v1/stock', name: 'stocks' }

const outcome = z.union([offersSet, offersRefused])

/** Sets prices or stock in the embedded Shop API: all entries, or none and every fault. */
export const setPrices = (access: Access, entries: readonly unknown[]) => set(access, PRICES, entries)
export const setStock = (access: Access, entries: readonly unknown[]) => set(access, STOCK, entries)

async function set(
  access: Access,
  { path, name }: Kind,
  entries: readonly unknown[],
): Promise<Result<OffersSet, EntryFault[]>> {
  const body = { [name]: entries }
  const { status, value } = await change(access, { method: 'PUT', path, body }, outcome)
  if (value && 'changed' in value) return ok(value)
  if (status !== 400 && status !== 413) throw new ShopError('upstream', `PUT ${path}: ${status}`)
  const details = value?.details ?? [{ field: '', description: value?.message ?? String(status) }]
  return fail(details.map(faultOf))
}

function faultOf({ field, description }: { field: string; description: string }): EntryFault {
  const [, place = '-1', part = ''] = /^\w+\[(\d+)\]\.?(.*)$/.exec(field) ?? []
  return { place: Number(place), field: part, text: description }
}
