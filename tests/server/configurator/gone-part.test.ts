import { eq } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { CONFIGURATOR_MIGRATIONS } from '#modules/configurator/configurator-drafts.ts'
import { SHOP_MIGRATIONS } from '#shop-api/open-database.ts'
import { stock } from '#shop-api/schema/product.ts'
import { configuratorVisitor, LENSES } from '#tests/support/configurator-visitor.ts'
import { configuratorShop } from '#tests/support/configurator.ts'
import { onBothDatabases } from '#tests/support/database.ts'
import { seedShop } from '#tests/support/seeded.ts'

const TINT = 'rx-tint-polarized-green'

onBothDatabases({ fill: seedShop, tables: [SHOP_MIGRATIONS, CONFIGURATOR_MIGRATIONS] }, (open) => {
  const { server, db, full, slugOf } = configuratorShop(open)

  async function setStock(referenceKey: string, quantity: number) {
    const products = await server().ctx.shop('de-de').rxProducts()
    const part = products
      .flatMap(({ variants = [] }) => variants)
      .find((variant) => variant.referenceKey === referenceKey)
    await db()
      .update(stock)
      .set({ quantity, isSellableWithoutStock: false })
      .where(eq(stock.variantId, part?.id ?? 0))
  }
  afterEach(async () => {
    for (const key of [LENSES.index, TINT]) await setStock(key, 500)
  })

  const visitor = () => configuratorVisitor({ server: server(), variantId: full(), slug: slugOf(full()) })
  const noteOf = async (load: ReturnType<typeof visitor>['load'], step: string, more = '') => {
    const loaded = await load(step, more)
    if (!loaded.ok) throw new Error(`it leads to ${loaded.error}`)
    return [loaded.value.step, loaded.value.note, loaded.value.gone]
  }

  test('an index that sells out before the pair is ordered is named where another one is chosen', async () => {
    const { configure, send, load, basket } = visitor()
    const answers = await configure()
    await setStock(LENSES.index, 0)
    const step = await send('summary', answers)
    expect(step).toBe('?configure=glass&wrong=1&note=changed')
    expect(await noteOf(load, 'glass', '&wrong=1&note=changed')).toEqual(['glass', 'gone', 'Dünn 1,6'])
    // And on any other way back.
    for (const each of ['summary', 'extras', 'glass'])
      expect(await noteOf(load, each)).toEqual(['glass', 'gone', 'Dünn 1,6'])
    const glass = await load('glass')
    expect(glass.ok && glass.value.answers).toMatchObject({ ...answers })
    await send('glass', { ...LENSES, index: 'index_ad' })
    expect(await noteOf(load, 'glass', '&note=gone')).toEqual(['glass', null, ''])
    const summary = await load('summary')
    expect(await send('summary', summary.ok ? { ...summary.value.answers } : {})).toBe('/de-de/basket/')
    expect((await basket())[0].customData.prescriptionValues).toMatchObject({ right: { sphere: -2.25 } })
  })

  test('what is gone is named together, and asked for in the order of the steps', async () => {
    const { configure, send, load } = visitor()
    await configure()
    await send('extras', { tint: TINT })
    for (const key of [LENSES.index, TINT]) await setStock(key, 0)
    expect(await noteOf(load, 'summary')).toEqual(['glass', 'gone', 'Dünn 1,6 · Polarisierend, grün'])
    await send('glass', { ...LENSES, index: 'index_ad' })
    expect(await noteOf(load, 'summary')).toEqual(['extras', 'gone', 'Polarisierend, grün'])
    await send('extras', { tint: '' })
    expect(await noteOf(load, 'summary')).toEqual(['summary', null, ''])
  })
})
