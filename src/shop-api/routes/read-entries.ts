import type { Result } from '#domain/result.ts'
import type { OfferFault } from '#shop-api/offer/offer-fault.ts'
import type { OfferList } from '#shop-api/offer/set-all.ts'
import { HttpError } from './http-error.ts'
import type { Schema } from './read-query.ts'

/** The entries of a list that are as they should be, and what is wrong with the others. */
export function readEntries<Entry>(values: readonly unknown[], schema: Schema<Entry>): OfferList<Entry> {
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

/** What a list has set; its faults are the details of a refusal, by the name of the list. */
export function accepted<Set>(name: string, outcome: Result<Set, OfferFault[]>): Set {
  if (outcome.ok) return outcome.value
  const details = outcome.error.map(({ place, field, description }) => ({
    field: [`${name}[${place}]`, field].filter(Boolean).join('.'),
    description,
  }))
  throw new HttpError(400, `nothing was set: ${details.length} faults`, details)
}
