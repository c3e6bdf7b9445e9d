import { and, eq, inArray, or, type SQL } from 'drizzle-orm'
import type { Db } from '#shop-api/db.ts'
import { facet, type FacetKind, ordering } from '#shop-api/schema/derived.ts'
import { type Bitset, emptySet } from '#shop-api/search/bitset.ts'
import { type Columns, columnsOf } from './columns.ts'
import { Recent } from './recent.ts'
import { asBase64, int32sOf, wordsOf } from './binary.ts'

/** Ordinals in ascending order of an amount, and that amount beside each. */
export type Ordering = { ordinals: Int32Array; amounts: Int32Array }

type Segment = Bitset | Ordering | Columns

export type FacetName = { kind: FacetKind; ref: number }

type GroupName = { key: string; values: readonly { id: number }[] }

/** Bytes of sets and orderings kept in memory; what was used longest ago goes first. */
const BOUND = 96 * 2 ** 20

/** The sets and orderings of one version of the catalogue, read when first needed. */
export class Segments {
  private readonly db: Db
  private readonly size: number
  private readonly kept = new Map<string, { segment: Segment; bytes: number }>()
  private bytes = 0
  private readonly recentTotals = new Recent<string, number[]>(2000)

  constructor(db: Db, size: number) {
    this.db = db
    this.size = size
  }

  /** The same, but that what is sold out is read anew, and what was counted without it is counted anew. */
  afterStockChange(): Segments {
    const next = new Segments(this.db, this.size)
    for (const [key, { segment, bytes }] of this.kept)
      if (!key.startsWith(SOLD_OUT)) next.keep(key, segment, bytes)
    return next
  }

  /** One statement for all that are not in memory. A facet that no product has is the empty set. */
  async facets(names: readonly FacetName[]): Promise<(name: FacetName) => Bitset> {
    const sets = new Map<string, Bitset>()
    const missing = new Map<string, FacetName>()
    for (const name of names) {
      const found = this.recall(keyOf(name))
      if (found instanceof Uint32Array) sets.set(keyOf(name), found)
      else missing.set(keyOf(name), name)
    }
    for (const row of await this.readFacets([...missing.values()])) {
      const set = wordsOf(row.products)
      sets.set(keyOf(row), set)
      this.keep(keyOf(row), set, set.byteLength)
    }
    const none = emptySet(this.size)
    for (const key of missing.keys()) if (!sets.has(key)) this.keep(key, none, 0)
    return (name) => sets.get(keyOf(name)) ?? none
  }

  async ordering(shopId: number, key: string): Promise<Ordering | null> {
    const name = `ordering ${shopId} ${key}`
    const found = this.recall(name)
    if (found !== undefined) return 'amounts' in found ? found : null
    const [row] = await this.db
      .select({ ordinals: asBase64(ordering.ordinals), amounts: asBase64(ordering.amounts) })
      .from(ordering)
      .where(and(eq(ordering.shopId, shopId), eq(ordering.key, key)))
    if (!row) return null
    const read = { ordinals: int32sOf(row.ordinals), amounts: int32sOf(row.amounts) }
    this.keep(name, read, read.ordinals.byteLength * 2)
    return read
  }

  /** The values of groups by product, by the key of the group. Made of their sets, which one statement reads. */
  async columns(groups: readonly GroupName[]): Promise<Map<string, Columns>> {
    const found = new Map<string, Columns>()
    const missing: GroupName[] = []
    for (const group of groups) {
      const kept = this.recall(`columns ${group.key}`)
      if (kept !== undefined && 'layers' in kept) found.set(group.key, kept)
      else missing.push(group)
    }
    const facetOf = await this.facets(missing.flatMap(({ values }) => values.map(valueFacet)))
    for (const { key, values } of missing) {
      const columns = columnsOf(
        values.map((value) => facetOf(valueFacet(value))),
        this.size,
      )
      found.set(key, columns)
      this.keep(`columns ${key}`, columns, columns.layers.length * this.size * 2)
    }
    return found
  }

  /** Counts over a set that many requests share, made once. */
  totals(name: string, make: () => number[]): number[] {
    const counts = this.recentTotals.get(name) ?? make()
    this.recentTotals.set(name, counts)
    return counts
  }

  private async readFacets(names: FacetName[]) {
    const refs = Map.groupBy(names, ({ kind }) => kind)
    const wanted: (SQL | undefined)[] = [...refs].map(([kind, ofKind]) =>
      and(
        eq(facet.kind, kind),
        inArray(
          facet.ref,
          ofKind.map(({ ref }) => ref),
        ),
      ),
    )
    if (wanted.length === 0) return []
    return this.db
      .select({ kind: facet.kind, ref: facet.ref, products: asBase64(facet.products) })
      .from(facet)
      .where(or(...wanted))
  }

  private recall(key: string): Segment | undefined {
    const found = this.kept.get(key)
    if (found === undefined) return undefined
    this.kept.delete(key)
    this.kept.set(key, found)
    return found.segment
  }

  private keep(key: string, segment: Segment, bytes: number): void {
    this.bytes += bytes - (this.kept.get(key)?.bytes ?? 0)
    this.kept.set(key, { segment, bytes })
    for (const [oldest, { bytes: freed }] of this.kept) {
      if (this.bytes <= BOUND) return
      this.kept.delete(oldest)
      this.bytes -= freed
    }
  }
}

const valueFacet = ({ id }: { id: number }): FacetName => ({ kind: 'value', ref: id })
const SOLD_OUT = 'soldOut ' satisfies `${FacetKind} `
const keyOf = ({ kind, ref }: FacetName) => `${kind} ${ref}`
