import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { rows } from '#platform/database.ts'
import type { Database } from '#shop-api/open-database.ts'
import { configuratorShop } from '#tests/support/configurator.ts'
import { onBothDatabases } from '#tests/support/database.ts'
import { call } from '#tests/support/rpc.ts'
import { seedShop } from '#tests/support/seeded.ts'

onBothDatabases({ fill: seedShop }, (open) => {
  let database: Database
  const { server } = configuratorShop(async () => (database = await open()))

  const packOf = async (line: string) => {
    const [pack] = await rows<{ id: number }>(
      database.db,
      sql`select v.id from variant v join product p on p.id = v.product_id where p.names::text like ${`%${line}%`} order by v.id desc limit 1`,
    )
    return pack?.id
  }

  test('a coloured lens of which there is only one is sold by its pack, for both eyes', async () => {
    const { status, body } = await call(server(), 'addItemToBasket', { variantId: await packOf('Bravo') })
    expect(status).toBe(200)
    const { right, left } = body.basket.items[0].customData.prescriptionValues
    expect(right).toMatchObject({ sphere: 0 })
    expect(left).toEqual(right)
  })

  test('a lens of which somebody has to say something is refused, and so is all that is sent with it', async () => {
    const [lens, coloured] = [await packOf('Day Toric'), await packOf('Bravo')]
    const items = [{ variantId: coloured }, { variantId: lens }]
    const { status, body } = await call(server(), 'addItemsToBasket', { items })
    expect([status, body.kind]).toEqual([422, 'prescription'])
    expect(body.checks).toContainEqual({ field: 'sphere', eye: 'right', grade: 'refused', kind: 'missing' })
    expect((await call(server(), 'getBasket', {})).body.basket.items).toEqual([])
  })

  test.each([
    ['a word of the maker', '+2.00 D', 200, '+2.00 D'],
    ['another word', 'MED', 422, 'not-offered'],
    ['a number', 2, 422, 'missing'],
  ])('an addition is %s', async (_, addition, expected, outcome) => {
    const variantId = await packOf('Clarius 30 Multifocal')
    const right = { variantId, values: { sphere: -2, addition }, quantity: 1 }
    const { status, body } = await call(server(), 'addContactLensesToBasket', { right })
    const own = body.basket?.items[0].customData.prescriptionValues.right.additionName
    expect([status, own ?? body.checks[0].kind]).toEqual([expected, outcome])
  })
})
