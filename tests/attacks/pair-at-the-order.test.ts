import { and, eq } from 'drizzle-orm'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Basket } from '#domain/basket/basket.ts'
import { resolveProductType } from '#domain/catalogue/resolve-product-type.ts'
import { productSlug } from '#domain/catalogue/slug.ts'
import { priceSoFar } from '#domain/configurator/view.ts'
import { VARIANTS } from '#i18n/variants.ts'
import { CONFIGURATOR_MIGRATIONS } from '#modules/configurator/configurator-drafts.ts'
import { SHOP_MIGRATIONS } from '#shop-api/open-database.ts'
import { price, stock } from '#shop-api/schema/product.ts'
import { basketItem } from '#shop-api/schema/visitor.ts'
import { configuratorVisitor } from '#tests/support/configurator-visitor.ts'
import { configuratorShop } from '#tests/support/configurator.ts'
import { onBothDatabases } from '#tests/support/database.ts'
import { aPlaceOrderRequest, orderApi } from '#tests/support/order-api.ts'
import { seedShop } from '#tests/support/seeded.ts'
import { basketApi } from '#tests/support/visitor-api.ts'

const { shopId } = VARIANTS['de-de']

onBothDatabases({ fill: seedShop, tables: [SHOP_MIGRATIONS, CONFIGURATOR_MIGRATIONS] }, (open) => {
  const { server, db, ask, renew, setFlag, full, frames } = configuratorShop(open)
  const { see, add } = basketApi(ask)
  const { placeOrder } = orderApi(ask)
  const partIds = new Map<string, number>()
  let slug = ''
  beforeAll(async () => {
    const product = frames().find(({ variants }) => variants?.some(({ id }) => id === full()))
    if (!product) throw new Error('the seed has no such frame')
    slug = productSlug(product, resolveProductType(product))
    const parts = await server().ctx.shop('de-de').rxProducts()
    for (const { id, referenceKey } of parts.flatMap(({ variants = [] }) => variants))
      partIds.set(referenceKey, id)
  })

  const shopper = () => configuratorVisitor({ server: server(), variantId: full(), slug })
  const idOf = (key: string): number => partIds.get(key) ?? 0
  const lineOf = ({ items }: Pick<Basket, 'items'>, key: string) =>
    items.find(({ variant }) => variant.id === idOf(key)) ?? { key: '', itemGroup: undefined }

  const setStock = (variantId: number, quantity: number) =>
    db().update(stock).set({ quantity, isSellableWithoutStock: false }).where(eq(stock.variantId, variantId))
  const setPrice = (key: string, withTax: number) =>
    db()
      .update(price)
      .set({ withTax })
      .where(and(eq(price.variantId, idOf(key)), eq(price.shopId, shopId)))
  /** A shopper with a pair in the basket, as the Shop API sees it. */
  async function pairInBasket() {
    const visitor = shopper()
    await visitor.send('summary', await visitor.configure())
    const key = await visitor.basketKey()
    return { ...visitor, key, before: await see(key) }
  }

  describe('a pair', () => {
    const CHANGES: [string, (key: string, pair: Basket) => Promise<unknown>][] = [
      [
        'without one of its parts',
        (key, pair) =>
          db()
            .delete(basketItem)
            .where(and(eq(basketItem.basketKey, key), eq(basketItem.key, lineOf(pair, 'index_ch').key))),
      ],
      [
        'with one of them twice',
        (key, pair) =>
          db()
            .update(basketItem)
            .set({ quantity: 2 })
            .where(and(eq(basketItem.basketKey, key), eq(basketItem.key, lineOf(pair, 'index_ch').key))),
      ],
      [
        'with a cheaper part in the place of one',
        (key, pair) =>
          db()
            .update(basketItem)
            .set({ variantId: idOf('index_cr') })
            .where(and(eq(basketItem.basketKey, key), eq(basketItem.key, lineOf(pair, 'index_ch').key))),
      ],
      [
        'with a part of another pair',
        (key, pair) =>
          add(key, {
            variantId: idOf('index_ad'),
            quantity: 1,
            itemGroup: { ...lineOf(pair, 'index_ch').itemGroup, isMainItem: false },
          }),
      ],
    ]
    test.each(CHANGES)('%s is not ordered, and not in the basket that is read', async (_, change) => {
      const { key, before, basket } = await pairInBasket()
      await change(key, before)
      const request = aPlaceOrderRequest(await see(key))
      expect(await placeOrder(request)).toMatchObject({ status: 422, reason: 'group' })
      expect(await basket()).toEqual([])
    })
  })

  describe('meanwhile', () => {
    afterEach(async () => {
      for (const variantId of [full(), idOf('index_ch')]) await setStock(variantId, 500)
      await setPrice('index_ch', 5000)
      for (const flag of ['rxConfigurator', 'freeRxShipping', 'zeroCostFrames'] as const)
        await setFlag(flag, true)
    })

    test('a frame that sells out keeps the pair out of the basket', async () => {
      const { send, configure, basket } = shopper()
      const answers = await configure()
      await setStock(full(), 0)
      expect(await send('summary', answers)).toMatch(/^\?configure=summary&note=sold-out/)
      expect(await basket()).toEqual([])
    })

    test('in place of a lens that sells out another one is asked for, in words', async () => {
      const { send, load, configure, basket } = shopper()
      const answers = await configure()
      await setStock(idOf('index_ch'), 0)
      expect(await send('summary', answers)).toBe('?configure=glass&wrong=1&note=changed')
      const opened = await load('summary')
      expect(opened.ok && [opened.value.step, opened.value.note]).toEqual(['glass', 'gone'])
      expect(await basket()).toEqual([])
    })

    test('a price that changes before the pair is in the basket is shown in the summary', async () => {
      const { send, load, configure, basket } = shopper()
      const answers = await configure()
      const totalNow = async () => {
        const opened = await load('summary')
        return opened.ok ? priceSoFar(opened.value, answers).total : 0
      }
      const total = await totalNow()
      await setPrice('index_ch', 6000)
      await renew()
      expect(await send('summary', { ...answers, total: String(total) })).toMatch(/note=price-changed/)
      expect(await basket()).toEqual([])
      expect(await totalNow()).toBe(total + 1000)
      expect(await send('summary', { ...answers, total: String(total + 1000) })).toBe('/de-de/basket/')
    })

    test('a lens that sells out keeps the pair from being ordered', async () => {
      const { key, before, basket } = await pairInBasket()
      await setStock(idOf('index_ch'), 0)
      const { key: itemKey } = lineOf(before, 'index_ch')
      expect(await placeOrder(aPlaceOrderRequest(before))).toMatchObject({
        kind: 'changed',
        changes: expect.arrayContaining([expect.objectContaining({ kind: 'gone', itemKey })]),
      })
      expect(await basket()).toEqual([])
      expect((await see(key)).items).toEqual([])
    })

    test('a price that changes is shown before the pair is ordered', async () => {
      const { key, before } = await pairInBasket()
      await setPrice('index_ch', 6000)
      await renew()
      const was = before.cost.withTax
      expect(await placeOrder(aPlaceOrderRequest(before))).toMatchObject({
        kind: 'changed',
        changes: expect.arrayContaining([{ kind: 'total', was, now: was + 1000 }]),
      })
      expect((await placeOrder(aPlaceOrderRequest(await see(key)))).kind).toBe('placed')
    })

    test.each([true, false])('a shop says whether glasses are delivered free: %s', async (isOn) => {
      await setFlag('freeRxShipping', isOn)
      const opened = await shopper().load('type')
      expect(opened.ok && opened.value.delivery.isFreeWithValues).toBe(isOn)
    })

    test('a shop that stops making glasses leads to what the product says of lenses', async () => {
      const { send, leadsTo, configure, basket } = shopper()
      const answers = await configure()
      await setFlag('rxConfigurator', false)
      expect(await send('summary', answers)).toBe('?configure=summary')
      expect(await leadsTo('summary')).toBe('#lenses-elsewhere')
      expect((await shopper().load('type')).ok).toBe(false)
      expect(await basket()).toEqual([])
    })
  })
})
