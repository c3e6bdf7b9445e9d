import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { rebuildIndexes } from '#shop-api/indexing/rebuild-indexes.ts'
import { updateOffers } from '#shop-api/indexing/update-offers.ts'
import { setPrices } from '#shop-api/offer/set-prices.ts'
import { setStock } from '#shop-api/offer/set-stock.ts'
import { minor } from '#domain/money/price.ts'
import { product } from '#shop-api/schema/product.ts'
import { type Random, randomOf } from '#shop-api/seed/random.ts'
import { NOW } from '#tests/support/catalogue.ts'
import { DRAFTS } from '#tests/support/catalogue-drafts.ts'
import { readDerivedIndex } from '#tests/support/derived-index.ts'
import { onShopApi } from '#tests/support/shop-api.ts'

const VARIANTS = DRAFTS.flatMap(({ id, offers }) => offers.map((_, place) => id * 10 + place))

/** A list of entries for different variants. */
function someEntries<Entry>(random: Random, entryOf: (variantId: number) => Entry) {
  const chosen = VARIANTS.filter(() => random.chance(0.4))
  return { entries: new Map(chosen.map((id, place) => [place, entryOf(id)])), faults: [] }
}

onShopApi((_, database) => {
  const scope = () => ({ db: database().db, now: NOW })

  async function changeSomething(random: Random): Promise<void> {
    const shopId = random.int(1, 4)
    if (random.chance(0.4)) {
      await setStock(
        scope(),
        someEntries(random, (variantId) => ({
          variantId,
          quantity: random.pick([0, 0, 3]),
          isSellableWithoutStock: random.chance(0.2),
        })),
      )
      return
    }
    await setPrices(
      scope(),
      someEntries(random, (variantId) => {
        const withTax = random.pick([0, 900, 9900, random.int(1, 30_000)])
        const reducedFrom = random.chance(0.5) ? minor(withTax + random.int(1, 9000)) : null
        return { variantId, shopId, withTax: minor(withTax), reducedFrom }
      }),
    )
  }

  test.each([1, 2, 3, 4, 5, 6])('after any changes the index is that of a rebuild: %i', async (seed) => {
    const random = randomOf(`update offers ${seed}`)
    const before = await readDerivedIndex(scope().db)
    for (let count = 0; count < 5; count += 1) await changeSomething(random)
    const updated = await readDerivedIndex(scope().db)
    expect(updated).not.toEqual(before)
    await rebuildIndexes(scope().db, NOW)
    expect(updated).toEqual(await readDerivedIndex(scope().db))
  })

  test('changes during rebuilds are in the sets of the last one', async () => {
    const random = randomOf('during rebuilds')
    const rebuilds = Promise.all([rebuildIndexes(scope().db, NOW), rebuildIndexes(scope().db, NOW)])
    for (let count = 0; count < 12; count += 1) await changeSomething(random)
    await rebuilds
    await scope().db.transaction((tx) => updateOffers(tx))
    const updated = await readDerivedIndex(scope().db)
    await rebuildIndexes(scope().db, NOW)
    expect(updated).toEqual(await readDerivedIndex(scope().db))
  })

  test('a product that is newer than the index changes nothing in it', async () => {
    const { db } = database()
    await db.insert(product).values({
      id: 5000,
      referenceKey: 'new',
      masterKey: 'new',
      names: {},
      createdAt: NOW.toISOString(),
      updatedAt: NOW.toISOString(),
    })
    const before = await readDerivedIndex(db)
    await db.execute(sql`insert into stock_change (product_id, shop_id) values (5000, 1)`)
    await db.transaction((tx) => updateOffers(tx))
    expect(await readDerivedIndex(db)).toEqual(before)
  })

  test('another index than the expected one is left alone', async () => {
    await database().db.execute(sql`insert into stock_change (product_id) values (1)`)
    expect(await database().db.transaction((tx) => updateOffers(tx, 1))).toBeNull()
  })
})
