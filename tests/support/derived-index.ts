import { eq } from 'drizzle-orm'
import { asBase64 } from '#shop-api/bitsets/binary.ts'
import type { Db } from '#platform/database.ts'
import { catalogue, facet, ordering } from '#shop-api/schema/derived.ts'

/** The sets and orderings of the current index by name. An empty one is the same as none. */
export async function readDerivedIndex(db: Db): Promise<Record<string, string>> {
  const facets = await db
    .select({ kind: facet.kind, ref: facet.ref, products: asBase64(facet.products) })
    .from(facet)
    .innerJoin(catalogue, eq(catalogue.version, facet.version))
  const orderings = await db
    .select({
      shopId: ordering.shopId,
      key: ordering.key,
      ordinals: asBase64(ordering.ordinals),
      amounts: asBase64(ordering.amounts),
    })
    .from(ordering)
    .innerJoin(catalogue, eq(catalogue.version, ordering.version))
  return Object.fromEntries([
    ...facets
      .filter(({ products }) => !/^A*=*$/.test(products))
      .map((row) => [`${row.kind} ${row.ref}`, row.products]),
    ...orderings
      .filter(({ ordinals }) => ordinals !== '')
      .map((row) => [`${row.shopId} ${row.key}`, `${row.ordinals} ${row.amounts}`]),
  ])
}
