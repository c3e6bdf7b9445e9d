import { eq } from 'drizzle-orm'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { resolveProductType } from '#domain/catalogue/resolve-product-type.ts'
import { productSlug } from '#domain/catalogue/slug.ts'
import { CONFIGURATOR_MIGRATIONS } from '#modules/configurator/configurator-drafts.ts'
import { SHOP_MIGRATIONS } from '#shop-api/open-database.ts'
import { stock } from '#shop-api/schema/product.ts'
import { configuratorVisitor } from '#tests/support/configurator-visitor.ts'
import { configuratorShop } from '#tests/support/configurator.ts'
import { onBothDatabases } from '#tests/support/database.ts'
import { seedShop } from '#tests/support/seeded.ts'

onBothDatabases({ fill: seedShop, tables: [SHOP_MIGRATIONS, CONFIGURATOR_MIGRATIONS] }, (open) => {
  const { server, db, full, frames, setFlag } = configuratorShop(open)
  let slug = ''
  let lens = 0
  beforeAll(async () => {
    const product = frames().find(({ variants }) => variants?.some(({ id }) => id === full()))
    if (!product) throw new Error('the seed has no such frame')
    slug = productSlug(product, resolveProductType(product))
    const parts = (await server().ctx.shop('de-de').rxProducts()).flatMap(({ variants = [] }) => variants)
    lens = parts.find(({ referenceKey }) => referenceKey === 'index_ch')?.id ?? 0
  })
  afterEach(async () => {
    for (const variantId of [full(), lens]) await setStock(variantId, 500)
  })

  const setStock = (variantId: number, quantity: number) =>
    db().update(stock).set({ quantity, isSellableWithoutStock: false }).where(eq(stock.variantId, variantId))

  /** What the address of a pair has behind its variant. */
  const editOf = ({ path }: { path: string }) => path.slice(path.indexOf('&edit='))

  async function pairInBasket() {
    const visitor = configuratorVisitor({ server: server(), variantId: full(), slug })
    const heights = { 'right.hpd': '20', 'left.hpd': '20,5' }
    await visitor.send('summary', { ...(await visitor.configure()), ...heights })
    return visitor
  }

  test('a lens that sells out takes the pair out of the basket, and it goes on with its values', async () => {
    const { removed, load, send, basket } = await pairInBasket()
    await setStock(lens, 0)
    const [pair, ...others] = await removed()
    expect([pair.quantity, others]).toEqual([1, []])
    expect(pair.path).toContain(`/p/${slug}/?configure=summary&variantid=${full()}&edit=`)
    expect(await removed()).toEqual([])
    const more = editOf(pair)
    const opened = await load('summary', more)
    if (!opened.ok) throw new Error(`it leads to ${opened.error}`)
    const { step, note, gone, answers } = opened.value
    expect([step, note, gone]).toEqual(['glass', 'gone', 'Dünn 1,6'])
    expect(answers).toMatchObject({ 'right.sphere': '−2,25', 'left.pd': '31,5', affirmed: 'yes' })
    expect(await send('glass', { ...answers, index: 'index_ad' }, { more })).toBe(`?configure=extras${more}`)
    expect(await send('extras', answers, { more })).toBe(`?configure=summary${more}`)
    expect(await send('summary', { ...answers, index: 'index_ad' }, { more })).toBe('/de-de/basket/')
    expect((await basket())[0].customData.prescriptionValues).toMatchObject({
      right: { sphere: -2.25, hpd: 20 },
      left: { hpd: 20.5 },
      use: 'far',
    })
  })

  test('a frame that sells out takes the pair out of the basket, and nothing can be chosen for it', async () => {
    const { removed } = await pairInBasket()
    await setStock(full(), 0)
    expect((await removed())[0]).not.toHaveProperty('path')
  })

  test('a shop that makes no lenses any more offers no others', async () => {
    const { removed } = await pairInBasket()
    await setStock(lens, 0)
    await setFlag('rxConfigurator', false)
    try {
      expect((await removed())[0]).not.toHaveProperty('path')
    } finally {
      await setFlag('rxConfigurator', true)
    }
  })

  test('two pairs on one frame each go on with their own values, beside answers about a third', async () => {
    const { send, configure, load, removed } = await pairInBasket()
    await send('summary', { ...(await configure()), 'right.sphere': '-2,75', attempt: '2' })
    await send('type', { lensType: 'type_ei' })
    await send('prescription', { source: 'later' })
    await setStock(lens, 0)
    const pairs: { path: string }[] = await removed()
    const opened = await Promise.all(pairs.map((pair) => load('summary', editOf(pair))))
    const values = opened.map((view) => view.ok && view.value.answers['right.sphere'])
    expect(values.toSorted()).toEqual(['−2,25', '−2,75'])
    const third = await load('summary')
    expect(third.ok && third.value.answers).toMatchObject({ source: 'later' })
  })
})
