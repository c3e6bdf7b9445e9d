import { eq, sql } from 'drizzle-orm'
import type { Db } from '#platform/database.ts'
import { catalogue } from '#shop-api/schema/derived.ts'
import { type CategoryTree, categoryTree } from './category-tree.ts'
import { type Dictionary, readDictionary, type Shop } from './dictionary.ts'
import { ProductRepository } from './product-repository.ts'
import { Segments } from '#shop-api/bitsets/segments.ts'
import { updateOffers } from '#shop-api/indexing/update-offers.ts'
import { pricesChangedSince } from './stock-changes.ts'

/** One version of the catalogue, with the parts that are in memory. */
export type Snapshot = {
  version: number
  /** Version of the sold-out data and the prices. */
  stock: number
  /** The stock or a price has changed since that version, and its changes could not be read yet. */
  isStockBehind: boolean
  /** Number of products, which is also the length of a set. */
  size: number
  /** RFC 3339. */
  indexedAt: string
  dictionary: Dictionary
  segments: Segments
  products: ProductRepository
  treeOf(shop: Shop): CategoryTree
}

export type SnapshotOptions = {
  now(): Date
  /** Milliseconds for which a changed catalogue may go unnoticed. */
  recheckMs: number
  /** Turns on loading a new version before the first request needs it, and receives the errors of doing so. */
  onPreloadError?: ((error: unknown) => void) | undefined
  /** Receives the error if the sold-out data and prices could not be updated; the old data stays in use. */
  onError?: ((error: unknown) => void) | undefined
}

/**
 * Returns the current version, and reads the dictionary again only if it has changed. Requests that wait at
 * the same time share one query of the version number. The query is not repeated within `recheckMs`
 * milliseconds unless `when` is `at-once`.
 */
export function createSnapshotReader(
  db: Db,
  { now, recheckMs, onPreloadError, onError }: SnapshotOptions,
): (when?: 'at-once') => Promise<Snapshot> {
  let latest: { version: number; snapshot: Promise<Snapshot> } | undefined
  let pending: Promise<Snapshot> | undefined
  let checkedAt = -Infinity

  async function refresh(): Promise<Snapshot> {
    const current = await readState(db)
    checkedAt = now().getTime()
    const loaded = await snapshotOf(current)
    const stock = current.isBehind
      ? await db
          .transaction((tx) => updateOffers(tx, loaded.version))
          .catch((error: unknown) => {
            onError?.(error)
            return null
          })
      : current.stock
    if (stock === null) return { ...loaded, isStockBehind: true }
    if (stock === loaded.stock) return loaded
    const repriced = await pricesChangedSince(db, loaded.stock)
    const renewed = {
      ...loaded,
      stock,
      segments: loaded.segments.afterOfferChange(repriced.shops),
      products: loaded.products.afterPriceChange(repriced),
    }
    latest = { version: loaded.version, snapshot: Promise.resolve(renewed) }
    return renewed
  }

  function snapshotOf(current: CatalogueState): Promise<Snapshot> {
    if (latest?.version === current.version) return latest.snapshot
    const snapshot = read(db, current)
    latest = { version: current.version, snapshot }
    snapshot.catch(() => {
      latest = undefined
    })
    if (onPreloadError) snapshot.then(preload).catch(onPreloadError)
    return snapshot
  }

  return (when) => {
    const age = now().getTime() - checkedAt
    if (latest && age >= 0 && age < recheckMs && when === undefined) return latest.snapshot
    pending ??= refresh().finally(() => {
      pending = undefined
    })
    return pending
  }
}

const preload = ({ products, size, dictionary }: Snapshot): Promise<void> =>
  products.preload({ size, shopIds: [...dictionary.shops.keys()] })

type CatalogueState = Pick<Snapshot, 'version' | 'stock' | 'size' | 'indexedAt'> & {
  /** The stock or a price has changed since this version. */
  isBehind: boolean
}

async function readState(db: Db): Promise<CatalogueState> {
  const [found] = await db
    .select({
      version: catalogue.version,
      stock: catalogue.stockVersion,
      size: catalogue.products,
      indexedAt: catalogue.indexedAt,
      isBehind: sql<boolean>`exists (select from stock_change where version is null)`,
    })
    .from(catalogue)
    .where(eq(catalogue.id, 1))
  return found ?? { version: 0, stock: 0, size: 0, indexedAt: '1970-01-01T00:00:00Z', isBehind: false }
}

async function read(db: Db, { version, stock, size, indexedAt }: CatalogueState): Promise<Snapshot> {
  const dictionary = await readDictionary(db)
  const trees = new Map<number, CategoryTree>()
  return {
    version,
    stock,
    isStockBehind: false,
    size,
    indexedAt: new Date(indexedAt).toISOString(),
    dictionary,
    segments: new Segments(db, { version, size }),
    products: new ProductRepository(db),
    treeOf(shop) {
      const tree = trees.get(shop.id) ?? categoryTree(dictionary, shop)
      trees.set(shop.id, tree)
      return tree
    },
  }
}
