import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { checkDisk, HEALTH_MIGRATIONS, writeProbe } from '#modules/health/write-probes.ts'
import { onBothDatabases } from '#tests/support/database.ts'

onBothDatabases({ tables: [HEALTH_MIGRATIONS] }, (open) => {
  test('a database that only reads is unhealthy, and healthy again afterwards', async () => {
    const { db, close } = await open()
    await writeProbe(db, new Date(0))
    await db.transaction(async (tx) => {
      await tx.execute(sql`set transaction read only`)
      await expect(tx.transaction((inner) => writeProbe(inner, new Date(1)))).rejects.toThrow('health_check')
    })
    await writeProbe(db, new Date(2))
    await close()
  })
})

test('a folder that takes files stays as it is; one that takes none is unhealthy', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'veduta-disk-'))
  await Promise.all(Array.from({ length: 20 }, () => checkDisk(folder)))
  expect(await readdir(folder)).toEqual([])
  await rm(folder, { recursive: true })
  await expect(checkDisk(folder)).rejects.toThrow('ENOENT')
  await expect(checkDisk('/dev/full')).rejects.toThrow('ENOTDIR')
})
