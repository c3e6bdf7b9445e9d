import { sql } from 'drizzle-orm'
import type { Dictionary, Shop } from '#shop-api/catalogue/dictionary.ts'
import type { FacetName } from '#shop-api/catalogue/segments.ts'
import type { Snapshot } from '#shop-api/catalogue/snapshot.ts'
import { type Db, rows } from '#shop-api/db.ts'
import type { Choice, Selection } from '#shop-api/routes/read-query.ts'
import { type Bitset, difference, emptySet, fullSet, setOf, union } from './bitset.ts'
import { firstAtLeast, setWithin } from './range.ts'
import type { Clause } from './select.ts'

const GREATEST = 2 ** 31 - 2

/** The filters of a request as sets. What names nothing in this shop passes nothing, and excludes nothing. */
export async function readClauses(
  db: Db,
  snapshot: Snapshot,
  shop: Shop,
  selection: Selection,
  now: Date,
): Promise<Clause[]> {
  const { segments, size, dictionary } = snapshot
  const categories = selection.category?.map((ref): FacetName => ({ kind: 'category', ref }))
  const choices = selection.choices.map((choice) => ({ choice, facets: facetsOf(dictionary, shop, choice) }))
  const campaign = campaignFacet(dictionary, shop, selection, now)
  const facetOf = await segments.facets([
    ...(categories ?? []),
    ...choices.flatMap(({ facets }) => facets),
    ...(campaign ? [campaign] : []),
  ])
  const anyOf = (names: FacetName[]) => names.map(facetOf).reduce(union, emptySet(size))
  const not = (set: Bitset) => difference(fullSet(size), set)

  const clauses: Clause[] = choices.map(({ choice, facets }) => ({
    key: choice.key,
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
    ...(await identifiers(db, snapshot, selection)),
  ]
}

/** Whether the products of its facets pass: yes for value ids and for "true". */
const isPositive = (choice: Choice) => !('is' in choice) || choice.is

const SHOP_BOOLEANS: Record<string, (shop: Shop) => FacetName> = {
  sale: ({ id }) => ({ kind: 'sale', ref: id }),
  isNew: () => ({ kind: 'isNew', ref: 0 }),
  isnew: () => ({ kind: 'isNew', ref: 0 }),
}

function facetsOf({ groupByKey, values, groups }: Dictionary, shop: Shop, choice: Choice): FacetName[] {
  if (!('ids' in choice)) {
    const ofShop = Object.hasOwn(SHOP_BOOLEANS, choice.key) ? SHOP_BOOLEANS[choice.key] : undefined
    if (ofShop) return [ofShop(shop)]
  }
  const key = choice.key === 'brands' ? 'brand' : choice.key
  const group = groupByKey.get(key) ?? groups.find(({ id }) => String(id) === key)
  if (!group) return []
  return 'ids' in choice
    ? choice.ids.filter((id) => values.get(id)?.group === group).map((ref) => ({ kind: 'value', ref }))
    : group.values.filter(({ value }) => value === 'true').map(({ id }) => ({ kind: 'value', ref: id }))
}

function campaignFacet(
  { campaigns }: Dictionary,
  shop: Shop,
  selection: Selection,
  now: Date,
): FacetName | null {
  const campaign = campaigns.find(
    ({ key, shopIds, startsAt, endsAt }) =>
      key === selection.campaignKey &&
      shopIds.includes(shop.id) &&
      new Date(startsAt) <= now &&
      now <= new Date(endsAt),
  )
  return campaign ? { kind: 'value', ref: campaign.valueId } : null
}

/** Bounds hold for the price from which a product is offered, its highest reduction in percent, and when it went live. */
async function ranges({ segments, size }: Snapshot, shop: Shop, selection: Selection): Promise<Clause[]> {
  const { minPrice, maxPrice, minReduction, maxReduction, minFirstLiveAt, maxFirstLiveAt } = selection
  const clauses: Clause[] = []
  if (minPrice !== undefined || maxPrice !== undefined) {
    const ordering = await segments.ordering(shop.id, 'price')
    clauses.push({ key: 'prices', products: setWithin(ordering, size, minPrice ?? 0, maxPrice ?? GREATEST) })
  }
  if (minReduction !== undefined || maxReduction !== undefined) {
    const ordering = await segments.ordering(shop.id, 'reduction')
    const upTo = maxReduction === undefined ? GREATEST : Math.min(maxReduction, 100) * 100
    clauses.push({
      key: 'savings',
      products: setWithin(ordering, size, Math.min(minReduction ?? 0, 101) * 100, upTo),
    })
  }
  if (minFirstLiveAt !== undefined || maxFirstLiveAt !== undefined) {
    const minutes = (date: Date | undefined) => (date ? Math.floor(date.getTime() / 60_000) : undefined)
    const ordering = await segments.ordering(0, 'new')
    const products = setWithin(
      ordering,
      size,
      minutes(minFirstLiveAt) ?? 0,
      minutes(maxFirstLiveAt) ?? GREATEST,
    )
    clauses.push({ key: 'firstLiveAt', products })
  }
  return clauses
}

async function identifiers(db: Db, { segments, size }: Snapshot, selection: Selection): Promise<Clause[]> {
  const { referenceKey, ean, styleKey } = selection
  const sources = {
    referenceKey:
      referenceKey && sql`select id from product where reference_key = any (${texts(referenceKey)})`,
    ean: ean && sql`select product_id as id from variant where texts ->> 'ean' = any (${texts(ean)})`,
    styleKey: styleKey && sql`select id from product where master_key = any (${texts(styleKey)})`,
  }
  const ids = (await segments.ordering(0, 'id'))?.amounts ?? new Int32Array()
  const clauses: Clause[] = []
  for (const [key, source] of Object.entries(sources)) {
    if (!source) continue
    const found = await rows<{ id: number }>(db, source)
    const known = found.map(({ id }) => firstAtLeast(ids, id)).filter((ordinal) => ordinal < ids.length)
    clauses.push({ key, products: setOf(size, known) })
  }
  return clauses
}

const texts = (values: string[]) =>
  sql`array(select json_array_elements_text(${JSON.stringify(values)}::json))`
