import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { SERVER_MIGRATIONS } from '#modules/migrations.ts'
import { readEnv } from '#platform/env.ts'
import { openEmbeddedShop } from '#server/embedded-shop.ts'
import { INDEX_RULES } from '#shop-api/indexing/index-rules.ts'
import { openDatabase, SHOP_MIGRATIONS } from '#shop-api/open-database.ts'
import { catalogue } from '#shop-api/schema/derived.ts'
import { fillCatalogue, NOW } from '#tests/support/catalogue.ts'
import { writeEmbeddedCopy } from '#tests/support/embedded-copy.ts'
import { recordingLog } from '#tests/support/log.ts'

const CONTENTS = { tables: [SHOP_MIGRATIONS, ...SERVER_MIGRATIONS], fill: fillCatalogue }

async function shopOfEarlierCode(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'veduta-embedded-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  await writeEmbeddedCopy(CONTENTS, dataDir)
  const { db, close } = await openDatabase({ dataDir, tables: [] })
  await db.update(catalogue).set({ rules: 0 })
  await close()
  return dataDir
}

test('a start renews an index of earlier code behind its readers', { timeout: 60_000 }, async () => {
  const dataDir = await shopOfEarlierCode()
  const { log, lines } = recordingLog()
  const shop = await openEmbeddedShop(readEnv({ DATA_DIR: dataDir }), log, () => NOW)
  await shop.checkFilled()
  await expect
    .poll(() => shop.db.select({ rules: catalogue.rules }).from(catalogue), { timeout: 50_000 })
    .toEqual([{ rules: INDEX_RULES }])
  await shop.close()
  expect(lines.filter((line) => !line.startsWith('info'))).toEqual([])
})

test('a stop meanwhile leaves it to the next start, without an error', { timeout: 60_000 }, async () => {
  const dataDir = await shopOfEarlierCode()
  const { log, lines } = recordingLog()
  const shop = await openEmbeddedShop(readEnv({ DATA_DIR: dataDir }), log, () => NOW)
  await shop.close()
  const again = await openEmbeddedShop(readEnv({ DATA_DIR: dataDir }), log, () => NOW)
  await expect
    .poll(() => again.db.select({ rules: catalogue.rules }).from(catalogue), { timeout: 50_000 })
    .toEqual([{ rules: INDEX_RULES }])
  await again.close()
  expect(lines.filter((line) => !line.startsWith('info'))).toEqual([])
})
