import { sql } from 'drizzle-orm'
import { runningCampaign } from '#shop-api/catalogue/campaigns.ts'
import type { Dictionary, Shop } from '#shop-api/catalogue/dictionary.ts'
import type { FacetName } from '#shop-api/bitsets/segments.ts'
import type { Snapshot } from '#shop-api/catalogue/snapshot.ts'
import { type Db, rows } from '#platform/database.ts'
import { type Bitset, difference, emptySet, fullSet, setOf, union } from '#shop-api/bitsets/bitset.ts'
import { firstAtLeast, setWithin } from '#shop-api/bitsets/range.ts'
import { productsInBranch } from '#shop-api/branch/products-in-branch.ts'
import { joinedValues } from './joined-values.ts'
import type { Choice, Selection } from './selection.ts'

/** One filter: all products that pass it. */
export type Clause = { key: string; products: Bitset }

const MAX_INTEGER = 2 ** 31 - 2

/**
 * The filters of a request as sets. A value that this shop does not have matches nothing and excludes
 * nothing.
 */
export async function readClauses(
  db: Db,
  snapshot: Snapshot,
  shop: Shop,
  selection: Selection,
  now: Date,
): Promise<Clause[]> {
  const { segments, size, dictionary } = snapshot
  const categories = selection.category?.map((ref): FacetName => ({ kind: 'category', ref }))
  const choices = selection.choices.map((choice) => ({
    choice,
    facets: facetsOf(dictionary, shop, choice, selection.joinFilters),
  }))
  const running = runningCampaign(dictionary, shop, selection.campaignKey, now)
  const campaign = running && ({ kind: 'value', ref: running.valueId } satisfies FacetName)
  const facetOf = await segments.facets([
    ...(categories ?? []),
    ...choices.flatMap(({ facets }) => facets),
    ...(campaign ? [campaign] : []),
  ])
  const anyOf = (names: FacetName[]) => names.map(facetOf).reduce(union, emptySet(size))
  const not = (set: Bitset) => difference(fullSet(size), set)

  const clauses: Clause[] = choices.map(({ choice, facets }) => ({
    key: filterKey(dictionary, choice.key),
    products: choice.not === isPositive(choice) ? not(anyOf(facets)) : anyOf(facets),
  }))
  if (categories) clauses.push({ key: 'category', products: anyOf(categories) })
  if (selection.hasCampaignReduction !== undefined) {
    const reduced = campaign ? facetOf(campaign) : emptySet(size)
    clauses.push({
      key: 'hasCampaignReduction',
      products: selection.hasCampaignReduction ? reduced : not(reduced),
    })
  }
  return [
    ...clauses,
    ...(await ranges(snapshot, shop, selection)),
    ...(await lookedUp({ db, shop, now }, snapshot, selection)),
  ]
}

/** Whether the products of its facets pass: true for value ids and for "true". */
const isPositive = (choice: Choice) => !('is' in choice) || choice.is

/** Yes-or-no filters that are not attributes. */
const SHOP_BOOLEANS = new Map<string, (shop: Shop) => FacetName>([
  ['sale', ({ id }) => ({ kind: 'sale', ref: id })],
  ['isNew', () => ({ kind: 'isNew', ref: 0 })],
])

const OTHER_SPELLINGS = new Map([
  ['isnew', 'isNew'],
  ['brands', 'brand'],
  ['savings', 'max_savings_percentage'],
])

/**
 * The slug of a filter; the request may also name it by the id of its attribute group or in an older
 * spelling.
 */
export function filterKey({ groups }: Dictionary, requested: string): string {
  const byId = /^\d+$/.test(requested) ? groups.find(({ id }) => String(id) === requested)?.key : undefined
  return byId ?? OTHER_SPELLINGS.get(requested) ?? requested
}

function facetsOf(
  dictionary: Dictionary,
  shop: Shop,
  choice: Choice,
  joined: readonly string[] = [],
): FacetName[] {
  const key = filterKey(dictionary, choice.key)
  const ofShop = 'is' in choice ? SHOP_BOOLEANS.get(key) : undefined
  if (ofShop) return [ofShop(shop)]
  const group = dictionary.groupByKey.get(key)
  const values =
    'ids' in choice
      ? choice.ids.flatMap((id) => dictionary.values.get(id) ?? []).filter((value) => value.group === group)
      : (group?.values ?? []).filter(({ value }) => value === 'true')
  return values
    .flatMap((value) => joinedValues(dictionary, joined, value))
    .map(({ id }) => ({ kind: 'value', ref: id }))
}

/**
 * The bounds apply to the lowest price of a product, its highest reduction in percent, and its first live
 * date.
 */
async function ranges({ segments, size }: Snapshot, shop: Shop, selection: Selection): Promise<Clause[]> {
  const { minPrice, maxPrice, minReduction, maxReduction, minFirstLiveAt } = selection
  // Products are sold from their first live date on, without an end.
  const latest = [selection.maxFirstLiveAt, selection.sellableAt].flatMap((date) =>
    date ? [minutes(date)] : [],
  )
  const clauses: Clause[] = []
  if (selection.minProductId !== undefined) {
    const ordering = await segments.ordering(0, 'id')
    clauses.push({ key: 'id', products: setWithin(ordering, size, selection.minProductId, MAX_INTEGER) })
  }
  if (minPrice !== undefined || maxPrice !== undefined) {
    const ordering = await segments.ordering(shop.id, 'price')
    clauses.push({
      key: 'prices',
      products: setWithin(ordering, size, minPrice ?? 0, maxPrice ?? MAX_INTEGER),
    })
  }
  if (minReduction !== undefined || maxReduction !== undefined) {
    const ordering = await segments.ordering(shop.id, 'reduction')
    // Reductions are hundredths of a percent, and shown as whole percents without the rest.
    const upTo = maxReduction === undefined ? MAX_INTEGER : Math.min(maxReduction, 100) * 100 + 99
    clauses.push({
      key: 'max_savings_percentage',
      products: setWithin(ordering, size, Math.min(minReduction ?? 0, 101) * 100, upTo),
    })
  }
  if (minFirstLiveAt !== undefined || latest.length > 0) {
    const ordering = await segments.ordering(0, 'new')
    const from = minFirstLiveAt ? minutes(minFirstLiveAt) : 0
    clauses.push({
      key: 'firstLiveAt',
      products: setWithin(ordering, size, from, Math.min(MAX_INTEGER, ...latest)),
    })
  }
  return clauses
}

const minutes = (date: Date): number => Math.floor(date.getTime() / 60_000)

/** The filters that no set is stored for: identifiers, and what lies in a branch. */
async function lookedUp(
  scope: { db: Db; shop: Shop; now: Date },
  { segments, size }: Snapshot,
  selection: Selection,
): Promise<Clause[]> {
  const { referenceKey, ean, styleKey, branch } = selection
  const sources = {
    referenceKey:
      referenceKey && sql`select id from product where reference_key = any (${texts(referenceKey)})`,
    ean: ean && sql`select product_id as id from variant where texts ->> 'ean' = any (${texts(ean)})`,
    styleKey: styleKey && sql`select id from product where master_key = any (${texts(styleKey)})`,
    branch: branch && productsInBranch(scope, branch),
  }
  const ids = (await segments.ordering(0, 'id'))?.amounts ?? new Int32Array()
  const clauses: Clause[] = []
  for (const [key, source] of Object.entries(sources)) {
    if (!source) continue
    const found = await rows<{ id: number }>(scope.db, source)
    const ordinals = found.map(({ id }) => ({ id, ordinal: firstAtLeast(ids, id) }))
    const indexed = ordinals.filter(({ id, ordinal }) => ids[ordinal] === id)
    clauses.push({
      key,
      products: setOf(
        size,
        indexed.map(({ ordinal }) => ordinal),
      ),
    })
  }
  return clauses
}

const texts = (values: string[]) =>
  sql`array(select json_array_elements_text(${JSON.stringify(values)}::json))`
