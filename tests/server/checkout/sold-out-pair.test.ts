import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { CHECKOUT_MIGRATIONS } from '#modules/checkout/checkout-drafts.ts'
import { CONFIGURATOR_MIGRATIONS } from '#modules/configurator/configurator-drafts.ts'
import { loadBasket } from '#server/loaders/checkout/basket.ts'
import { basketProcedures } from '#server/rpc/basket.ts'
import { SHOP_MIGRATIONS } from '#shop-api/open-database.ts'
import { stock, variant } from '#shop-api/schema/product.ts'
import { configuratorShop } from '#tests/support/configurator.ts'
import { openEmbeddedCopy } from '#tests/support/embedded-copy.ts'
import { pairBuyer, PAIRS } from '#tests/support/pair-buyer.ts'
import { seedShop } from '#tests/support/seeded.ts'

describe('a pair whose lens sells out during the checkout', () => {
  const tables = [SHOP_MIGRATIONS, CHECKOUT_MIGRATIONS, CONFIGURATOR_MIGRATIONS]
  const shop = configuratorShop(() => openEmbeddedCopy({ fill: seedShop, tables }))
  const { db, full, rimless, slugOf } = shop

  /** The pieces of the lens of all pairs. */
  async function setStock(quantity: number) {
    const [lens] = await db().select().from(variant).where(eq(variant.referenceKey, 'index_ch'))
    await db()
      .update(stock)
      .set({ quantity, isSellableWithoutStock: false })
      .where(eq(stock.variantId, lens?.id ?? 0))
  }

  async function buyer() {
    await setStock(500)
    return pairBuyer(shop, PAIRS['with values'])
  }
  const goesOnAt = () => {
    const query = `?configure=summary&variantid=${full()}&edit=`
    return expect.stringContaining(`/p/${slugOf(full())}/${query}`)
  }

  test('is named beside the other goods until it was seen, with where it goes on', async () => {
    const { scope, view } = await buyer()
    await basketProcedures.addItemToBasket(scope, { variantId: rimless(), quantity: 1 })
    await setStock(0)
    const { basket, changes } = await view()
    expect(basket.items.map((item) => item.variant.id)).toEqual([rimless()])
    expect(changes).toEqual([
      { kind: 'removed', name: expect.stringMatching(/./), quantity: 1, path: goesOnAt() },
    ])
    expect((await view()).changes).toEqual([])
  })

  test('is named in the empty basket, with where it goes on', async () => {
    const { scope, view } = await buyer()
    await setStock(0)
    await expect(view()).rejects.toThrow('nothing to buy')
    const { removed } = await loadBasket(scope)
    expect(removed.map(({ quantity, path }) => [quantity, path])).toEqual([[1, goesOnAt()]])
  })
})
