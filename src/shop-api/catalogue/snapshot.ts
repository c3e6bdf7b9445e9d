import { eq } from 'drizzle-orm'
import type { Db } from '#shop-api/db.ts'
import { catalogue } from '#shop-api/schema/derived.ts'
import { type CategoryTree, categoryTree } from './category-tree.ts'
import { type Dictionary, readDictionary, type Shop } from './dictionary.ts'
import { Records } from './records.ts'
import { Segments } from './segments.ts'

/** One version of the catalogue, as far as it is held in memory. */
export type Snapshot = {
  version: number
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
}

/**
 * Gives the present version, and reads the dictionary anew only when it has changed. The database is asked for its number once for all who
 * wait at a time, and not again within `recheck` milliseconds.
 */
export function snapshots(db: Db, { now, recheck, ahead }: Reading): () => Promise<Snapshot> {
  let latest: { version: number; snapshot: Promise<Snapshot> } | undefined
  let asking: Promise<Snapshot> | undefined
  let askedAt = -Infinity

  async function ask(): Promise<Snapshot> {
    const [present] = await db.select().from(catalogue).where(eq(catalogue.id, 1))
    askedAt = now().getTime()
    const version = present?.version ?? 0
    if (latest?.version === version) return latest.snapshot
    const snapshot = read(db, version, present?.products ?? 0, present?.indexedAt ?? '1970-01-01T00:00:00Z')
    latest = { version, snapshot }
    snapshot.catch(() => {
      latest = undefined
    })
    if (ahead) snapshot.then(readAhead).catch(ahead)
    return snapshot
  }

  return () => {
    const age = now().getTime() - askedAt
    if (latest && age >= 0 && age < recheck) return latest.snapshot
    asking ??= ask().finally(() => {
      asking = undefined
    })
    return asking
  }
}

const readAhead = ({ records, size, dictionary }: Snapshot): Promise<void> =>
  records.readAhead({ size, shopIds: [...dictionary.shops.keys()] })

async function read(db: Db, version: number, size: number, indexedAt: string): Promise<Snapshot> {
  const dictionary = await readDictionary(db)
  const trees = new Map<number, CategoryTree>()
  return {
    version,
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
