import { eq, sql } from 'drizzle-orm'
import type { Db } from '#shop-api/db.ts'
import { catalogue } from '#shop-api/schema/derived.ts'
import { type CategoryTree, categoryTree } from './category-tree.ts'
import { type Dictionary, readDictionary, type Shop } from './dictionary.ts'
import { Records } from './records.ts'
import { Segments } from './segments.ts'
import { followStock } from './stock-changes.ts'

/** One version of the catalogue, as far as it is held in memory. */
export type Snapshot = {
  version: number
  /** Of what is sold out. */
  stock: number
  /** How many products there are, and so how long a set is. */
  size: number
  /** RFC 3339. */
  indexedAt: string
  dictionary: Dictionary
  segments: Segments
  records: Records
  treeOf(shop: Shop): CategoryTree
}

export type Reading = {
  now(): Date
  /** Milliseconds for which a changed catalogue may go unnoticed. */
  recheck: number
  /** Told what went wrong where a new version is read before it is asked for; it is not where this is absent. */
  ahead?: ((error: unknown) => void) | undefined
  /** Told where what is sold out could not be brought up to date; it stays as it was. */
  report?: ((error: unknown) => void) | undefined
}

/**
 * Gives the present version, and reads the dictionary anew only when it has changed. The database is asked for its number once for all who
 * wait at a time, and not again within `recheck` milliseconds, but of who wants it `atOnce`.
 */
export function snapshots(
  db: Db,
  { now, recheck, ahead, report }: Reading,
): (when?: 'at-once') => Promise<Snapshot> {
  let latest: { version: number; snapshot: Promise<Snapshot> } | undefined
  let asking: Promise<Snapshot> | undefined
  let askedAt = -Infinity

  async function ask(): Promise<Snapshot> {
    const present = await readPresent(db)
    askedAt = now().getTime()
    const found = await whole(present)
    const stock = present.isBehind
      ? await followStock(db, found).catch((error: unknown) => {
          report?.(error)
          return found.stock
        })
      : present.stock
    if (stock === found.stock) return found
    const renewed = { ...found, stock, segments: found.segments.afterStockChange() }
    latest = { version: found.version, snapshot: Promise.resolve(renewed) }
    return renewed
  }

  function whole(present: Present): Promise<Snapshot> {
    if (latest?.version === present.version) return latest.snapshot
    const snapshot = read(db, present)
    latest = { version: present.version, snapshot }
    snapshot.catch(() => {
      latest = undefined
    })
    if (ahead) snapshot.then(readAhead).catch(ahead)
    return snapshot
  }

  return (when) => {
    const age = now().getTime() - askedAt
    if (latest && age >= 0 && age < recheck && when === undefined) return latest.snapshot
    asking ??= ask().finally(() => {
      asking = undefined
    })
    return asking
  }
}

const readAhead = ({ records, size, dictionary }: Snapshot): Promise<void> =>
  records.readAhead({ size, shopIds: [...dictionary.shops.keys()] })

type Present = Pick<Snapshot, 'version' | 'stock' | 'size' | 'indexedAt'> & {
  /** The stock has changed since then. */
  isBehind: boolean
}

async function readPresent(db: Db): Promise<Present> {
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

async function read(db: Db, { version, stock, size, indexedAt }: Present): Promise<Snapshot> {
  const dictionary = await readDictionary(db)
  const trees = new Map<number, CategoryTree>()
  return {
    version,
    stock,
    size,
    indexedAt: new Date(indexedAt).toISOString(),
    dictionary,
    segments: new Segments(db, size),
    records: new Records(db),
    treeOf(shop) {
      const tree = trees.get(shop.id) ?? categoryTree(dictionary, shop)
      trees.set(shop.id, tree)
      return tree
    },
  }
}
