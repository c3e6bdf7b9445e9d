import { expect, test } from 'vitest'
import type { ConfiguratorAnswers } from '#domain/configurator/answer-name.ts'
import { CONFIGURATOR_MIGRATIONS } from '#modules/configurator/configurator-drafts.ts'
import { SHOP_MIGRATIONS } from '#shop-api/open-database.ts'
import { configuratorVisitor, VALUES } from '#tests/support/configurator-visitor.ts'
import { configuratorShop } from '#tests/support/configurator.ts'
import { onBothDatabases } from '#tests/support/database.ts'
import { seedShop } from '#tests/support/seeded.ts'

onBothDatabases({ fill: seedShop, tables: [SHOP_MIGRATIONS, CONFIGURATOR_MIGRATIONS] }, (open) => {
  const { server, full, slugOf } = configuratorShop(open)

  /** A shopper before the table of values, with a script: page `one`, whose saves are counted. */
  async function shopper() {
    const visitor = configuratorVisitor({ server: server(), variantId: full(), slug: slugOf(full()) })
    await visitor.send('type', { lensType: 'type_ei' })
    await visitor.send('prescription', { source: 'slip' })
    const type = (sphere: string, number: number, page = 'one') =>
      visitor.save('values', { ...VALUES, 'right.sphere': sphere }, full(), { page, number })
    const shown = async (saving: string): Promise<ConfiguratorAnswers | null> => {
      const loaded = await visitor.reload('values', saving)
      return loaded.ok ? loaded.value.answers : null
    }
    return { ...visitor, type, shown }
  }

  test('a page that is read while a save is under way has what was typed', async () => {
    const { type, shown } = await shopper()
    await type('-1', 1)
    const read = shown(`${full()}.one.2`)
    await type('-2,25', 2)
    expect(await read).toMatchObject({ 'right.sphere': '-2,25' })
  })

  test('a save that was lost holds a page up for two seconds, and no other page', async () => {
    const { type, shown } = await shopper()
    await type('-1', 1)
    const reads: string[] = []
    const lost = shown(`${full()}.one.2`).then((answers) => reads.push(`lost ${answers?.['right.sphere']}`))
    const others = [`${full()}.one.1`, `${full() + 1}.one.2`, 'nonsense'].map((saving) => shown(saving))
    expect((await Promise.all(others)).map((answers) => answers?.['right.sphere'])).toEqual([
      '-1',
      '-1',
      '-1',
    ])
    expect(reads).toEqual([])
    await lost
    expect(reads).toEqual(['lost -1'])
  })

  test('saves that arrive the wrong way round leave what was typed last', async () => {
    const { type, shown, save } = await shopper()
    await type('-2,25', 2)
    const { status } = await type('-1', 1)
    expect(status).toBe(200)
    expect(await shown('')).toMatchObject({ 'right.sphere': '-2,25' })
    // Another page has read what is stored, and counts anew; another step has its own order.
    await type('-3', 1, 'two')
    await save('extras', { tint: 'rx-tint-brown' }, full(), { page: 'two', number: 1 })
    expect(await shown('')).toMatchObject({ 'right.sphere': '-3', tint: 'rx-tint-brown' })
  })

  test('two steps that are stored at once are both kept', async () => {
    const { shown, save } = await shopper()
    await Promise.all([
      save('values', VALUES, full(), { page: 'one', number: 1 }),
      save('extras', { tint: 'rx-tint-brown' }, full(), { page: 'one', number: 2 }),
    ])
    expect(await shown('')).toMatchObject({ 'right.sphere': '-2,25', tint: 'rx-tint-brown' })
  })

  test.each([
    { page: '', number: 1 },
    { page: 'a b', number: 1 },
    { page: 'one', number: 0 },
    { page: 'one', number: 1.5 },
  ])('a save that calls itself %j is refused', async (named) => {
    const { save } = await shopper()
    expect(await save('values', VALUES, full(), named)).toMatchObject({ status: 400 })
  })
})
