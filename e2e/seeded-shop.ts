import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startShopProcess } from '#tests/support/shop-process.ts'

/** Names the folder of the run to its workers. */
export const RUN_FOLDER = 'JOURNEYS_FOLDER'

/** Before a run: one folder with the data of a shop that nobody has visited, which each worker copies. After it: nothing is left. */
export default async function seedShop(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'veduta-journeys-'))
  process.env[RUN_FOLDER] = folder
  const shop = await startShopProcess({ DATA_DIR: join(folder, 'seed') }, (end) => process.once('exit', end))
  await shop.stop()
  return () => rm(folder, { recursive: true, force: true })
}
