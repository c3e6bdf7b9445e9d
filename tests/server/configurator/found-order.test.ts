import { expect, test } from 'vitest'
import { CONFIGURATOR_MIGRATIONS } from '#modules/configurator/configurator-drafts.ts'
import { SHOP_MIGRATIONS } from '#shop-api/open-database.ts'
import { configuratorVisitor } from '#tests/support/configurator-visitor.ts'
import { configuratorShop } from '#tests/support/configurator.ts'
import { onBothDatabases } from '#tests/support/database.ts'
import { seedShop } from '#tests/support/seeded.ts'

const NUMBER = '123456789012'
const ORDERED = { right: { sphere: -2.25, pd: 32 }, left: { sphere: -1.75, pd: 31.5 } }
const OWN = { 'order.number': NUMBER, 'order.email': 'anna@example.org' }

onBothDatabases({ fill: seedShop, tables: [SHOP_MIGRATIONS, CONFIGURATOR_MIGRATIONS] }, (open) => {
  const { server, full, slugOf } = configuratorShop(open)

  async function visitor() {
    const { ctx } = server()
    const prescription: typeof ctx.orders.prescription = async (id, proof) =>
      id === NUMBER && 'email' in proof ? { prescription: ORDERED } : null
    const withOrder = { ...server(), ctx: { ...ctx, orders: { ...ctx.orders, prescription } } }
    const own = configuratorVisitor({ server: withOrder, variantId: full(), slug: slugOf(full()) })
    await own.send('type', { lensType: 'type_ei' })
    await own.send('prescription', { source: 'order' })
    return own
  }

  test('values that a browser makes up are not taken for those of an order', async () => {
    const { save, load } = await visitor()
    const madeUp = {
      orderNumber: NUMBER,
      orderOrigin: 'branch',
      rawPrescription: { right: { sphere: 5, addition: 2, pd: 64 }, left: { sphere: 5, addition: 2 } },
      pupilDistance: { method: 'branch' },
      proof: 'x'.repeat(43),
    }
    const { body } = await save('order', { 'order.number': NUMBER }, full(), undefined, madeUp)
    expect(body).toMatchObject({ found: null, mistakes: [{ name: 'order.email', kind: 'required' }] })
    const page = await load('order')
    expect(page.ok && page.value.context.fromOrder).toBeNull()
  })

  test('what the shop has found is taken when the page repeats it, unchanged, to the same visitor alone', async () => {
    const [own, other] = [await visitor(), await visitor()]
    const { found } = (await own.save('order', OWN)).body
    expect(found).toMatchObject({ orderNumber: NUMBER, rawPrescription: ORDERED })
    const repeated = async (visitorOf: typeof own, fromOrder: object) =>
      (await visitorOf.save('order', { 'order.number': NUMBER }, full(), undefined, fromOrder)).body.found
    // A new page of the same tab, whose answers have expired.
    const stronger = { ...found, rawPrescription: { ...ORDERED, right: { sphere: -6, pd: 32 } } }
    expect(await repeated(other, found)).toBeNull()
    expect((await repeated(own, stronger)).rawPrescription).toEqual(ORDERED)
    expect((await repeated(own, found)).rawPrescription).toEqual(ORDERED)
  })
})
