import { and, eq, inArray, or, type SQL } from 'drizzle-orm'
import type { Db } from '#platform/database.ts'
import { facet, type FacetKind, OFFER_FACETS, ordering } from '#shop-api/schema/derived.ts'
import { type Bitset, emptySet } from '#shop-api/bitsets/bitset.ts'
import { type Columns, columnsOf } from './columns.ts'
import { LruCache } from '#platform/lru-cache.ts'
import { asBase64, int32sOf, uint32sOf } from './binary.ts'

/** Ordinals in ascending order of an amount, with the amount of each. */
export type Ordering = { ordinals: Int32Array; amounts: Int32Array }

type Segment = Bitset | Ordering | Columns

export type FacetName = { kind: FacetKind; ref: number }

type GroupName = { key: string; values: readonly { id: number }[] }

/** Bytes of sets and orderings in memory. The least recently used go first. */
const MAX_BYTES = 96 * 2 ** 20

/** The sets and orderings of one version of the catalogue, read when first needed. */
export class Segments {
  private readonly db: Db
  private readonly version: number
  private readonly size: number
  private readonly cache = new Map<string, { segment: Segment; bytes: number }>()
  private bytes = 0
  private readonly recentTotals = new LruCache<string, number[]>(2000)

  constructor(db: Db, { version, size }: { version: number; size: number }) {
    this.db = db
    this.version = version
    this.size = size
  }

  /** A copy without what a change of the stock, and of prices in some shops, may have outdated: it is read and counted again. */
  afterOfferChange(repriced: ReadonlySet<number>): Segments {
    const next = new Segments(this.db, { version: this.version, size: this.size })
    const ofShops = [...repriced].flatMap((shopId) => [
      `ordering ${shopId} `,
      ...OFFER_FACETS.map((kind) => `${keyOf({ kind, ref: shopId })} `),
    ])
    for (const [key, { segment, bytes }] of this.cache)
      if (!key.startsWith(SOLD_OUT) && !ofShops.some((start) => `${key} `.startsWith(start)))
        next.putCached(key, segment, bytes)
    return next
  }

  /** Reads all sets that are not in memory by one statement. A facet that no product has is the empty set. */
  async facets(names: readonly FacetName[]): Promise<(name: FacetName) => Bitset> {
    const sets = new Map<string, Bitset>()
    const missing = new Map<string, FacetName>()
    for (const name of names) {
      const found = this.getCached(keyOf(name))
      if (found instanceof Uint32Array) sets.set(keyOf(name), found)
      else missing.set(keyOf(name), name)
    }
    for (const row of await this.readFacets([...missing.values()])) {
      const set = uint32sOf(row.products)
      sets.set(keyOf(row), set)
      this.putCached(keyOf(row), set, set.byteLength)
    }
    const none = emptySet(this.size)
    for (const key of missing.keys()) if (!sets.has(key)) this.putCached(key, none, 0)
    return (name) => sets.get(keyOf(name)) ?? none
  }

  async ordering(shopId: number, key: string): Promise<Ordering | null> {
    const name = `ordering ${shopId} ${key}`
    const found = this.getCached(name)
    if (found !== undefined) return 'amounts' in found ? found : null
    const [row] = await this.db
      .select({ ordinals: asBase64(ordering.ordinals), amounts: asBase64(ordering.amounts) })
      .from(ordering)
      .where(and(eq(ordering.version, this.version), eq(ordering.shopId, shopId), eq(ordering.key, key)))
    if (!row) return null
    const read = { ordinals: int32sOf(row.ordinals), amounts: int32sOf(row.amounts) }
    this.putCached(name, read, read.ordinals.byteLength * 2)
    return read
  }

  /** The values of groups by product, by group key. Built from their sets, which one statement reads. */
  async columns(groups: readonly GroupName[]): Promise<Map<string, Columns>> {
    const found = new Map<string, Columns>()
    const missing: GroupName[] = []
    for (const group of groups) {
      const cached = this.getCached(`columns ${group.key}`)
      if (cached !== undefined && 'layers' in cached) found.set(group.key, cached)
      else missing.push(group)
    }
    const facetOf = await this.facets(missing.flatMap(({ values }) => values.map(valueFacet)))
    for (const { key, values } of missing) {
      const columns = columnsOf(
        values.map((value) => facetOf(valueFacet(value))),
        this.size,
      )
      found.set(key, columns)
      this.putCached(`columns ${key}`, columns, columns.layers.length * this.size * 2)
    }
    return found
  }

  /** Counts over a set that many requests share, computed once. */
  totals(name: string, make: () => number[]): number[] {
    const counts = this.recentTotals.get(name) ?? make()
    this.recentTotals.set(name, counts)
    return counts
  }

  private async readFacets(names: FacetName[]) {
    const refs = Map.groupBy(names, ({ kind }) => kind)
    const conditions: (SQL | undefined)[] = [...refs].map(([kind, ofKind]) =>
      and(
        eq(facet.kind, kind),
        inArray(
          facet.ref,
          ofKind.map(({ ref }) => ref),
        ),
      ),
    )
    if (conditions.length === 0) return []
    return this.db
      .select({ kind: facet.kind, ref: facet.ref, products: asBase64(facet.products) })
      .from(facet)
      .where(and(eq(facet.version, this.version), or(...conditions)))
  }

  private getCached(key: string): Segment | undefined {
    const found = this.cache.get(key)
    if (found === undefined) return undefined
    this.cache.delete(key)
    this.cache.set(key, found)
    return found.segment
  }

  private putCached(key: string, segment: Segment, bytes: number): void {
    this.bytes += bytes - (this.cache.get(key)?.bytes ?? 0)
    this.cache.set(key, { segment, bytes })
    for (const [oldest, { bytes: freed }] of this.cache) {
      if (this.bytes <= MAX_BYTES) return
      this.cache.delete(oldest)
      this.bytes -= freed
    }
  }
}

const valueFacet = ({ id }: { id: number }): FacetName => ({ kind: 'value', ref: id })
const SOLD_OUT = 'soldOut ' satisfies `${FacetKind} `
const keyOf = ({ kind, ref }: FacetName) => `${kind} ${ref}`
