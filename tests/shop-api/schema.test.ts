import { getTableColumns, getTableName, is, sql } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { rows } from '#platform/database.ts'
import * as appointment from '#shop-api/schema/appointment.ts'
import * as attribute from '#shop-api/schema/attribute.ts'
import * as branch from '#shop-api/schema/branch.ts'
import * as branchOrder from '#shop-api/schema/branch-order.ts'
import * as derived from '#shop-api/schema/derived.ts'
import * as marketing from '#shop-api/schema/marketing.ts'
import * as order from '#shop-api/schema/order.ts'
import * as product from '#shop-api/schema/product.ts'
import * as reservation from '#shop-api/schema/reservation.ts'
import * as shop from '#shop-api/schema/shop.ts'
import * as subscription from '#shop-api/schema/subscription.ts'
import * as visitor from '#shop-api/schema/visitor.ts'
import { onBothDatabases } from '#tests/support/database.ts'

const modules: object[] = [
  appointment,
  attribute,
  branch,
  branchOrder,
  derived,
  marketing,
  order,
  product,
  reservation,
  shop,
  subscription,
  visitor,
]
const tables = modules.flatMap((module) => Object.values(module)).filter((each) => is(each, PgTable))
const described = tables.flatMap((table) =>
  Object.values(getTableColumns(table)).map(
    ({ name, notNull }) => `${getTableName(table)}.${name} ${notNull}`,
  ),
)

onBothDatabases({}, (open) => {
  test('the migrations create exactly the tables of the schema', async () => {
    const { db, close } = await open()
    const made = await rows<{ column: string }>(
      db,
      sql`
        select table_name || '.' || column_name || ' ' || (is_nullable = 'NO') as column
        from information_schema.columns where table_schema = 'public'`,
    )
    expect(made.map(({ column }) => column).toSorted()).toEqual(described.toSorted())
    await close()
  })
})
