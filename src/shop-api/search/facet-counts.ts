import type { Filter } from '#domain/catalogue/filter.ts'
import type { Group } from '#shop-api/catalogue/dictionary.ts'
import type { Scope } from '#shop-api/catalogue/scope.ts'
import type { Snapshot } from '#shop-api/catalogue/snapshot.ts'
import type { FacetName } from '#shop-api/bitsets/segments.ts'
import { inLanguage } from '#shop-api/serializers/attributes.ts'
import { type Bitset, count, countBoth, emptySet, union } from '#shop-api/bitsets/bitset.ts'
import { countValues } from './count-values.ts'
import { joinedValues } from './joined-values.ts'
import { boundsOf } from '#shop-api/bitsets/range.ts'
import type { SelectedProducts } from './select-products.ts'
import type { Selection } from './selection.ts'

/**
 * A group with the number of products for each of its values. Counts the products that pass all filters but
 * the group's own, so that the other values of a group show what choosing them as well would add. Values
 * without products are left out unless chosen.
 */
export async function groupFilter(
  scope: Scope,
  selected: SelectedProducts,
  selection: Selection,
  group: Group,
): Promise<Filter> {
  const { snapshot, shop } = scope
  const { segments } = snapshot
  const head = { id: group.id, slug: group.key, name: inLanguage(group.labels, shop.language) ?? group.key }
  if (group.kind === 'boolean') {
    const yes = group.values.find(({ value }) => value === 'true')
    const facetOf = await segments.facets(yes ? [facetName(yes)] : [])
    const values = yesAndNo(selected.without(group.key), yes && facetOf(facetName(yes)))
    return { ...head, type: 'boolean', values }
  }
  const [first, ...others] = selection.joinFilters ?? []
  const joined = first === group.key && others.length > 0 ? others : null
  const counts = joined
    ? await countJoined(snapshot, selected, group, [group.key, ...joined])
    : await countValues(snapshot, selected, group)
  const chosen = new Set(
    selection.choices.flatMap((choice) => ('ids' in choice && !choice.not ? choice.ids : [])),
  )
  const values = group.values.map((value, place) => ({
    id: value.id,
    name: inLanguage(value.labels, shop.language) ?? value.value,
    value: value.value,
    productCount: counts[place] ?? 0,
  }))
  return {
    ...head,
    type: 'attributes',
    attributeGroupType: group.type ?? '',
    ...(joined && { joined }),
    values: values.filter(({ id, productCount }) => productCount > 0 || chosen.has(id)),
  }
}

/** The same as `countValues` for a group that stands for others, too. A set for each value: there are few. */
async function countJoined(
  { dictionary, segments, size }: Snapshot,
  { without }: SelectedProducts,
  group: Group,
  joined: readonly string[],
): Promise<number[]> {
  const among = without(group.key)
  const names = group.values.map((value) => joinedValues(dictionary, joined, value).map(facetName))
  const facetOf = await segments.facets(names.flat())
  return names.map((ofValue) => countBoth(among, ofValue.map(facetOf).reduce(union, emptySet(size))))
}

/** Filters that every shop has, by slug. */
export const SHOP_FILTERS = {
  prices: async (scope: Scope, selected: SelectedProducts) =>
    rangeFilter(scope, selected, 'prices', 'price', 1),
  max_savings_percentage: async (scope: Scope, selected: SelectedProducts) =>
    rangeFilter(scope, selected, 'max_savings_percentage', 'reduction', 100),
  sale: async (scope: Scope, selected: SelectedProducts) =>
    booleanFilter(scope, selected, 'sale', { kind: 'sale', ref: scope.shop.id }),
  isNew: async (scope: Scope, selected: SelectedProducts) =>
    booleanFilter(scope, selected, 'isNew', { kind: 'isNew', ref: 0 }),
} satisfies Record<string, (scope: Scope, selected: SelectedProducts) => Promise<Filter | null>>

export type ShopFilter = keyof typeof SHOP_FILTERS

const NAMES: Record<ShopFilter, Record<string, string>> = {
  prices: { de: 'Preis', cs: 'Cena', pl: 'Cena', fr: 'Prix', it: 'Prezzo' },
  max_savings_percentage: { de: 'Ersparnis', cs: 'Sleva', pl: 'Rabat', fr: 'Remise', it: 'Sconto' },
  sale: { de: 'Reduziert', cs: 'Ve slevě', pl: 'Przecenione', fr: 'En promotion', it: 'In saldo' },
  isNew: { de: 'Neu', cs: 'Novinky', pl: 'Nowości', fr: 'Nouveautés', it: 'Novità' },
}

/** How many of the selected products are in each category that the shop shows. */
export async function categoryFilter({ snapshot, shop }: Scope, selected: SelectedProducts): Promise<Filter> {
  const among = selected.without('category')
  const shown = [...snapshot.treeOf(shop).byId.values()].filter(({ isHidden }) => !isHidden)
  const facetOf = await snapshot.segments.facets(shown.map(({ id }) => ({ kind: 'category', ref: id })))
  const values = shown.map(({ id }) => ({
    id,
    productCount: countBoth(among, facetOf({ kind: 'category', ref: id })),
  }))
  return {
    id: null,
    slug: 'categoryids',
    name: 'categoryids',
    type: 'identifier',
    values: values.filter(({ productCount }) => productCount > 0),
  }
}

async function rangeFilter(
  { snapshot, shop }: Scope,
  selected: SelectedProducts,
  slug: 'prices' | 'max_savings_percentage',
  key: string,
  unit: number,
): Promise<Filter | null> {
  const among = selected.without(slug)
  const bounds = boundsOf(await snapshot.segments.ordering(shop.id, key), among)
  if (!bounds) return null
  const [min, max] = [Math.floor(bounds.min / unit), Math.floor(bounds.max / unit)]
  return {
    id: null,
    slug,
    name: NAMES[slug][shop.language] ?? slug,
    type: 'range',
    values: [{ min, max, productCount: count(among) }],
  }
}

async function booleanFilter(
  { snapshot, shop }: Scope,
  selected: SelectedProducts,
  slug: 'sale' | 'isNew',
  facet: FacetName,
): Promise<Filter> {
  const facetOf = await snapshot.segments.facets([facet])
  const values = yesAndNo(selected.without(slug), facetOf(facet))
  return { id: null, slug, name: NAMES[slug][shop.language] ?? slug, type: 'boolean', values }
}

function yesAndNo(among: Bitset, yes: Bitset | undefined) {
  const withYes = yes ? countBoth(among, yes) : 0
  return [
    { name: true, productCount: withYes },
    { name: false, productCount: count(among) - withYes },
  ]
}

const facetName = ({ id: ref }: { id: number }): FacetName => ({ kind: 'value', ref })
