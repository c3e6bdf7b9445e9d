import { expect, test } from 'vitest'
import type { BasketItem } from '#domain/basket/basket.ts'
import { CONFIGURATOR_MIGRATIONS } from '#modules/configurator/configurator-drafts.ts'
import { SHOP_MIGRATIONS } from '#shop-api/open-database.ts'
import { applyBasketForm } from '#server/forms/basket-form.ts'
import { createCaller } from '#server/session/caller.ts'
import { configuratorShop } from '#tests/support/configurator.ts'
import { onBothDatabases } from '#tests/support/database.ts'
import { call } from '#tests/support/rpc.ts'
import { seedShop } from '#tests/support/seeded.ts'
import { UNUSUAL } from '#tests/support/workshop.ts'

const PARTS = ['rx-progressive-premium', 'index_ad', 'rx-tint-tinted-brown', 'rx-coating-blue-light']

onBothDatabases({ fill: seedShop, tables: [SHOP_MIGRATIONS, CONFIGURATOR_MIGRATIONS] }, (open) => {
  const { server, full } = configuratorShop(open)

  /** A shopper with a pair in the basket. */
  async function shopperWithPair(change: object = {}) {
    const pair = {
      variantId: full(),
      lensType: 'type_ei',
      prescription: UNUSUAL,
      parts: PARTS,
      affirmed: true,
    }
    const added = await call(server(), 'addConfigurationToBasket', { ...pair, ...change })
    const cookie = added.headers['set-cookie']?.[0]?.split(';')[0] ?? ''
    const send = async (name: string, payload: object = {}) => {
      const { status, body } = await call(server(), name, payload, { cookie })
      const items: BasketItem[] = body.basket?.items ?? []
      return { status, items }
    }
    const form = async (name: string, value: string) => {
      const { ctx } = server()
      const caller = createCaller(ctx.visitors, new Headers({ cookie }), new URL('http://localhost/de-de/'))
      const data = new FormData()
      data.set(name, value)
      return applyBasketForm({ ctx, variant: 'de-de', caller }, data)
    }
    const { items } = await send('getBasket')
    const groupId = items[0]?.itemGroup?.id ?? ''
    return { items, pair: { variantId: full(), groupId }, send, form }
  }
  const goods = (items: readonly BasketItem[]) =>
    items.map(({ variant, price, customData, itemGroup }) => ({
      key: variant.referenceKey,
      price: price.total.withTax,
      values: customData['prescriptionValues'],
      isMain: itemGroup?.isMainItem,
    }))

  test.each<[string, object]>([
    ['with values', {}],
    [
      'with fitting heights, for near',
      {
        prescription: {
          right: { sphere: 1, pd: 32, hpd: 20 },
          left: { sphere: 1.25, pd: 31.5, hpd: 20.5 },
          use: 'near',
        },
        parts: ['rx-single-vision', 'index_ch', 'rx-tint-clear'],
      },
    ],
    ['with values that follow', { valuesLater: true }],
    ['without values', { lensType: 'type_none', parts: ['rx-tint-tinted-brown'] }],
  ])('a pair %s is back as it was, in one group, and once', async (_, change) => {
    const { items, pair, send } = await shopperWithPair(change)
    expect(items.length).toBeGreaterThan(1)
    for (const { key } of items) await send('removeItemFromBasket', { itemKey: key })
    expect((await send('getBasket')).items).toEqual([])
    const [first, second] = await Promise.all([
      send('restorePairToBasket', pair),
      send('restorePairToBasket', pair),
    ])
    expect([first.status, second.status]).toEqual([200, 200])
    const { items: back } = await send('getBasket')
    expect(goods(back)).toEqual(goods(items))
    expect(new Set(back.map(({ itemGroup }) => itemGroup?.id)).size).toBe(1)
  })

  test('a pair whose part is removed is stored as a whole', async () => {
    const { items, pair, send } = await shopperWithPair()
    await send('removeItemFromBasket', { itemKey: items.at(-1)?.key })
    expect(goods((await send('restorePairToBasket', pair)).items)).toEqual(goods(items))
  })

  test('without a script the address names frame and group, and no value', async () => {
    const { items, pair, send, form } = await shopperWithPair()
    const restore = `${pair.variantId} ${pair.groupId}`
    expect(await form('remove', items[0]?.key ?? '')).toEqual({ note: 'removed', restore })
    expect(await form('restore', restore)).toEqual({ note: 'added' })
    expect(goods((await send('getBasket')).items)).toEqual(goods(items))
  })

  test('nobody else restores it, nor what was never there', async () => {
    const one = await shopperWithPair()
    const other = await shopperWithPair({ attempt: 'another' })
    await one.send('removeItemFromBasket', { itemKey: one.items[0]?.key })
    expect(await other.send('restorePairToBasket', one.pair)).toMatchObject({ status: 404 })
    expect((await other.send('getBasket')).items).toHaveLength(other.items.length)
    expect(await one.send('restorePairToBasket', { ...one.pair, groupId: 'never' })).toMatchObject({
      status: 404,
    })
    expect(await other.form('restore', `${one.pair.variantId} ${one.pair.groupId}`)).toEqual({
      note: 'pair-gone',
    })
    expect(await other.form('restore', 'x')).toEqual({ note: 'failed' })
  })
})
