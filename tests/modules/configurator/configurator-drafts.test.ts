import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PrescriptionFromOrder } from '#domain/prescription/prescription-from-order.ts'
import { prescriptionFromOrder } from '#domain/prescription/prescription-from-order.ts'
import {
  CONFIGURATOR_MIGRATIONS,
  createConfiguratorDrafts,
  deleteExpiredConfigurations,
} from '#modules/configurator/configurator-drafts.ts'
import { configuratorDraft } from '#modules/configurator/schema.ts'
import { type Database, SHOP_MIGRATIONS } from '#shop-api/open-database.ts'
import { onBothDatabases } from '#tests/support/database.ts'

onBothDatabases({ tables: [SHOP_MIGRATIONS, CONFIGURATOR_MIGRATIONS] }, (open) => {
  let database: Database
  let now = new Date('2026-11-22T10:00:00Z')
  const drafts = createConfiguratorDrafts(
    async () => database.db,
    () => now,
  )

  beforeAll(async () => void (database = await open()))
  afterAll(() => database.close())

  const pair = (basketKey: string, variantId = 1, groupId = '') => ({ basketKey, variantId, groupId })
  const draft = (sphere: string, fromOrder: PrescriptionFromOrder | null = null) => ({
    answers: { 'right.sphere': sphere },
    fromOrder,
    affirmed: { at: '2026-11-22T09:59:00.000Z', textVersion: sphere },
  })

  test('each pair has its own answers, the last ones', async () => {
    const order = prescriptionFromOrder('123456789012', 'online', { right: { sphere: 1 }, left: {} })
    await drafts.save(pair('one'), draft('-1'))
    await drafts.save(pair('one'), draft('-2', order))
    await drafts.save(pair('one', 2), draft('-3'))
    await drafts.save(pair('one', 1, 'group'), draft('-4'))
    expect([
      await drafts.read(pair('one')),
      await drafts.read(pair('one', 2)),
      await drafts.read(pair('one', 1, 'group')),
      await drafts.read(pair('other')),
    ]).toMatchObject([draft('-2', order), draft('-3'), draft('-4'), null])
    expect(await drafts.list('one', 'other')).toHaveLength(3)
    await drafts.remove(pair('one'))
    expect(await drafts.read(pair('one'))).toBeNull()
    expect(await drafts.list('one', 'other')).toHaveLength(2)
    now = new Date('2026-11-22T10:31:00Z')
    expect(await drafts.list('one', 'other')).toEqual([])
    now = new Date('2026-11-22T10:00:00Z')
    await drafts.deleteAll('one', 'other')
    expect(await drafts.read(pair('one', 2))).toBeNull()
  })

  test('what two change at once is both kept', async () => {
    const add = (name: 'right.sphere' | 'left.sphere') =>
      drafts.update(pair('two'), (stored) => ({
        answers: { ...stored?.answers, [name]: '-1' },
        fromOrder: null,
        latestSaves: { page: name, numbers: {} },
        affirmed: null,
      }))
    const changed = await Promise.all([add('right.sphere'), add('left.sphere')])
    const stored = await drafts.read(pair('two'))
    expect(stored?.answers).toEqual({ 'right.sphere': '-1', 'left.sphere': '-1' })
    expect(changed.map(({ answers }) => Object.keys(answers).length).toSorted()).toEqual([1, 2])
    await drafts.move('two', 'three')
    expect((await drafts.read(pair('three')))?.latestSaves).toEqual(stored?.latestSaves)
    await drafts.remove(pair('three'))
  })

  test('an answer from more than half an hour ago is no part of a change', async () => {
    await drafts.save(pair('old'), draft('-1'))
    now = new Date('2026-11-22T10:31:00Z')
    const changed = await drafts.update(pair('old'), (stored) => ({
      answers: { use: stored ? 'near' : 'far' },
      fromOrder: null,
      latestSaves: null,
      affirmed: null,
    }))
    expect(changed.answers).toEqual({ use: 'far' })
    now = new Date('2026-11-22T10:00:00Z')
    await drafts.remove(pair('old'))
  })

  test('a visitor who signs in takes the answers along', async () => {
    await drafts.move('nobody', 'customer')
    await drafts.save(pair('customer'), draft('-1'))
    await drafts.save(pair('visitor'), draft('-2'))
    await drafts.save(pair('visitor', 2), draft('-3'))
    await drafts.move('visitor', 'customer')
    expect([
      await drafts.read(pair('visitor')),
      await drafts.read(pair('customer')),
      await drafts.read(pair('customer', 2)),
    ]).toMatchObject([null, draft('-2'), draft('-3')])
  })

  test('answers that the customer gave later elsewhere stay, and expired ones are not taken along', async () => {
    now = new Date('2026-11-22T10:10:00Z')
    await drafts.save(pair('laptop'), draft('-4'))
    await drafts.save(pair('laptop', 2), draft('-5'))
    now = new Date('2026-11-22T10:20:00Z')
    await drafts.save(pair('phone'), draft('-6'))
    await drafts.move('laptop', 'phone')
    expect([await drafts.read(pair('phone')), await drafts.read(pair('phone', 2))]).toMatchObject([
      draft('-6'),
      draft('-5'),
    ])
    await drafts.save(pair('old'), draft('-7'))
    now = new Date('2026-11-22T10:51:00Z')
    await drafts.save(pair('new'), draft('-8'))
    await drafts.move('old', 'new')
    expect(await drafts.read(pair('new'))).toMatchObject(draft('-8'))
    await drafts.move('old', 'nobody')
    expect(await drafts.read(pair('nobody'))).toBeNull()
    for (const key of ['phone', 'new']) await drafts.remove(pair(key))
    await drafts.remove(pair('phone', 2))
    now = new Date('2026-11-22T10:00:00Z')
  })

  test('after half an hour nothing remains', async () => {
    now = new Date('2026-11-22T10:30:01Z')
    expect(await drafts.read(pair('customer'))).toBeNull()
    await drafts.save(pair('late'), draft('-1'))
    await deleteExpiredConfigurations(database.db, now)
    const left = await database.db.select().from(configuratorDraft)
    expect(left.map(({ basketKey }) => basketKey)).toEqual(['late'])
  })
})
