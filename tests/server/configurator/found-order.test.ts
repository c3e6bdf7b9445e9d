import { expect, test } from 'vitest'
import { CONFIGURATOR_MIGRATIONS } from '#modules/configurator/configurator-drafts.ts'
import { SHOP_MIGRATIONS } from '#shop-api/open-database.ts'
import { configuratorVisitor } from '#tests/support/configurator-visitor.ts'
import { configuratorShop } from '#tests/support/configurator.ts'
import { onBothDatabases } from '#tests/support/database.ts'
import { seedShop } from '#tests/support/seeded.ts'
import { testContext } from '#tests/support/test-server.ts'

type Ctx = ReturnType<typeof testContext>['ctx']
const NUMBER = '123456789012'
const ORDERED = { right: { sphere: -2.25, pd: 32 }, left: { sphere: -1.75, pd: 31.5 } }

onBothDatabases({ fill: seedShop, tables: [SHOP_MIGRATIONS, CONFIGURATOR_MIGRATIONS] }, (open) => {
  const { server, full, rimless, slugOf } = configuratorShop(open)

  async function visitor() {
    const own = configuratorVisitor({ server: server(), variantId: full(), slug: slugOf(full()) })
    await own.send('type', { lensType: 'type_ei' })
    await own.send('prescription', { source: 'order' })
    return own
  }

  test('an order that was proven for one frame is known for another, with all that is said of it, to the same visitor alone', async () => {
    const made = { prescription: ORDERED, orderedOn: '2026-03-02T10:00:00Z', measuredOn: '2026-03-01' }
    const prescription: Ctx['orders']['prescription'] = async (id, proof) =>
      id === NUMBER && 'email' in proof ? made : null
    const { ctx } = server()
    const withOrder = { ...server(), ctx: { ...ctx, orders: { ...ctx.orders, prescription } } }
    const number = { 'order.number': NUMBER }
    const place = { server: withOrder, variantId: full(), slug: slugOf(full()) }
    const [own, other] = [configuratorVisitor(place), configuratorVisitor(place)]
    for (const each of [own, other]) {
      await each.send('type', { lensType: 'type_ei' })
      await each.send('prescription', { source: 'order' })
    }
    expect(await own.send('order', { ...number, 'order.email': 'a@example.org' })).toBe('?configure=confirm')
    const next = rimless()
    // As the tab repeats it: without what the specification does not name.
    const stored = { orderNumber: NUMBER, orderOrigin: 'online', rawPrescription: ORDERED }
    expect((await own.save('order', number, next, undefined, stored)).body).toMatchObject({
      found: { orderNumber: NUMBER, orderedOn: made.orderedOn, measuredOn: made.measuredOn },
      mistakes: [],
    })
    expect((await other.save('order', number, next, undefined, stored)).body).toMatchObject({
      found: null,
      mistakes: [{ name: 'order.email', kind: 'required' }],
    })
  })

  test('a page says whose it is, in a word that is always the same of a visitor, and of nobody else', async () => {
    const ownerOf = async ({ load }: Pick<Awaited<ReturnType<typeof visitor>>, 'load'>) => {
      const page = await load('type')
      return page.ok && page.value.owner
    }
    const [own, other] = [await visitor(), await visitor()]
    expect(await ownerOf(own)).toBe(await ownerOf(own))
    expect(await ownerOf(own)).not.toBe(await ownerOf(other))
    const unknown = configuratorVisitor({ server: server(), variantId: full(), slug: slugOf(full()) })
    expect(await ownerOf(unknown)).not.toBe(await ownerOf(unknown))
  })

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
})
