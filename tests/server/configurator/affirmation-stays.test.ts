import { eq } from 'drizzle-orm'
import { afterEach, describe, expect, test } from 'vitest'
import { CONFIGURATOR_MIGRATIONS } from '#modules/configurator/configurator-drafts.ts'
import { SHOP_MIGRATIONS } from '#shop-api/open-database.ts'
import { stock } from '#shop-api/schema/product.ts'
import { AFFIRMED, affirmingShop, after, SENT } from '#tests/support/affirming-shop.ts'
import { LENSES } from '#tests/support/configurator-visitor.ts'
import { onBothDatabases } from '#tests/support/database.ts'
import { seedShop } from '#tests/support/seeded.ts'

onBothDatabases({ fill: seedShop, tables: [SHOP_MIGRATIONS, CONFIGURATOR_MIGRATIONS] }, (open) => {
  const { server, db, full, withPair } = affirmingShop(open)

  describe('a pair whose values stay as they were keeps who affirmed them, when another', () => {
    test.each([
      ['index', { glass: { ...LENSES, index: 'index_ad' } }, { index: 'index_ad' }],
      ['tint', { extras: { tint: 'rx-tint-polarized-green' } }, { tint: 'rx-tint-polarized-green' }],
      ['tint, and the values are read once more', { confirm: AFFIRMED }, { tint: 'rx-tint-polarized-green' }],
    ])('%s is chosen', async (_, steps, change) => {
      const { send, edit, buy, affirmed, basket } = await withPair()
      const more = await edit()
      for (const [step, fields] of Object.entries(steps)) await send(step, fields, { more })
      await buy(more, change)
      expect(JSON.stringify(await basket())).toContain(Object.values(change)[0])
      expect(await affirmed()).toEqual(after(0))
    })

    test.each([
      ['stays', { extras: {} }, { ...after(0), textVersion: '2025-01' }],
      ['gives way to that of the text of today, once it is read', { confirm: AFFIRMED }, after(20)],
    ])('lens is chosen: an affirmation of an older text %s', async (_, steps, expected) => {
      const { send, edit, buy, frame, affirmed, basketKey } = await withPair()
      const { key, customData } = await frame()
      const old = { ...customData, affirmed: { ...after(0), textVersion: '2025-01' } }
      await server()
        .ctx.baskets('de-de')
        .update(await basketKey(), key, { customData: old })
      const more = await edit()
      for (const [step, fields] of Object.entries(steps)) await send(step, fields, { more })
      await buy(more, { index: 'index_ad' })
      expect(await affirmed()).toEqual(expected)
    })

    test('part is chosen by a program', async () => {
      const { rpc, frame, affirmed } = await withPair()
      const replaces = (await frame()).itemGroup.id
      const sent = { variantId: full(), ...SENT, replaces, parts: [LENSES.design, 'index_ad'] }
      expect((await rpc('addConfigurationToBasket', sent)).status).toBe(200)
      expect(await affirmed()).toEqual(after(0))
    })
  })

  describe('a pair that left the basket keeps who affirmed its values', () => {
    afterEach(() => setLensStock(500))
    const setLensStock = async (quantity: number) => {
      const parts = (await server().ctx.shop('de-de').rxProducts()).flatMap(({ variants = [] }) => variants)
      const lens = parts.find(({ referenceKey }) => referenceKey === LENSES.index)?.id ?? 0
      await db()
        .update(stock)
        .set({ quantity, isSellableWithoutStock: false })
        .where(eq(stock.variantId, lens))
    }

    test('where its removal is undone', async () => {
      const { rpc, frame, basket, affirmed } = await withPair()
      const { key, itemGroup } = await frame()
      await rpc('removeItemFromBasket', { itemKey: key })
      expect(await basket()).toEqual([])
      const pair = { variantId: full(), groupId: itemGroup.id }
      expect((await rpc('restorePairToBasket', pair)).status).toBe(200)
      expect(await affirmed()).toEqual(after(0))
    })

    test('where a lens of it was sold out, and another is chosen', async () => {
      const { send, edit, buy, removed, affirmed } = await withPair()
      const more = await edit()
      await setLensStock(0)
      expect(await removed()).toHaveLength(1)
      await send('glass', { ...LENSES, index: 'index_ad' }, { more })
      await send('extras', {}, { more })
      await buy(more)
      expect(await affirmed()).toEqual(after(0))
    })
  })
})
