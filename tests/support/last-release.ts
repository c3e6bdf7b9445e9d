import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { restore } from '#cli/maintenance.ts'
import { type Database, openDatabase } from '#shop-api/open-database.ts'
import { root } from '#tests/support/sources.ts'

/**
 * Written by the code of 26 November 2026, before payments had `received`: orders of three bottles for 7.99 each by the guest
 * ada@example.com, whose account has another one, and a row of everything else that visitors and buyers leave.
 */
const FIXTURE = join(root, 'tests/fixtures/release-with-orders.backup')

/** The numbers of its orders. */
export const RELEASED_ORDERS = {
  paid: '534235460091',
  unpaid: '847784672466',
  cancelled: '672002383005',
  partlyReturned: '879138846213',
  refunded: '393007118516',
  onDelivery: '622043831922',
  invoice: '105474452806',
  paidInvoice: '586977943467',
  unpaidInvoice: '379013151211',
  ofAccount: '958998964376',
}

/** The release's database, with the migrations since. */
export async function openLastRelease(): Promise<Database> {
  const dataDir = await mkdtemp(join(tmpdir(), 'veduta-release-'))
  await restore({ databaseUrl: undefined, dataDir, shopApi: undefined }, FIXTURE, false)
  const { db, close } = await openDatabase({ dataDir, tables: [] })
  return {
    db,
    async close() {
      await close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
