import { describe, expect, test } from 'vitest'
import { CONFIGURATOR_MIGRATIONS } from '#modules/configurator/configurator-drafts.ts'
import { SHOP_MIGRATIONS } from '#shop-api/open-database.ts'
import { configuratorVisitor, LENSES } from '#tests/support/configurator-visitor.ts'
import { configuratorShop } from '#tests/support/configurator.ts'
import { onBothDatabases } from '#tests/support/database.ts'
import { seedShop } from '#tests/support/seeded.ts'

/** Where a pair leads that is not in the basket any more. */
const CHANGED = '/basket/?note=pair-changed'

onBothDatabases({ fill: seedShop, tables: [SHOP_MIGRATIONS, CONFIGURATOR_MIGRATIONS] }, (open) => {
  const { server, full, slugOf } = configuratorShop(open)

  const visitor = () => configuratorVisitor({ server: server(), variantId: full(), slug: slugOf(full()) })

  describe('a pair of the basket', () => {
    test('is opened at the summary, and replaced by what is changed', async () => {
      const { send, load, basket, configure } = visitor()
      await send('summary', await configure())
      const [{ itemGroup }] = await basket()
      const more = `&edit=${encodeURIComponent(itemGroup.id)}`
      expect(await load('summary', more)).toMatchObject({
        value: { step: 'summary', replaces: itemGroup.id, answers: { index: 'index_ch', affirmed: 'yes' } },
      })
      expect(await send('glass', { ...LENSES, index: 'index_ad' }, { more })).toContain(
        `?configure=extras&edit=`,
      )
      const changed = await load('summary', more)
      if (!changed.ok) throw new Error('there is no summary')
      expect(await send('summary', { ...changed.value.answers }, { more })).toBe('/de-de/basket/')
      const keys = (await basket()).map(
        ({ variant }: { variant: { referenceKey: string } }) => variant.referenceKey,
      )
      expect([keys.includes('index_ad'), keys.includes('index_ch'), keys.length]).toEqual([true, false, 4])
    })

    test('of somebody else is not opened', async () => {
      const owner = visitor()
      await owner.send('summary', await owner.configure())
      const [{ itemGroup }] = await owner.basket()
      const stranger = visitor()
      const more = `&edit=${encodeURIComponent(itemGroup.id)}`
      expect(await stranger.load('summary', more)).toEqual({ ok: false, error: `/p/${slugOf(full())}/` })
      await stranger.send('type', { lensType: 'type_ei' })
      expect(await stranger.load('summary', more)).toEqual({ ok: false, error: CHANGED })
      expect(await stranger.send('type', { lensType: 'type_ei' }, { more })).toBe(`?configure=type${more}`)
      expect(await owner.basket()).toHaveLength(4)
    })

    test('that was edited in another tab is not bought a second time', async () => {
      const { send, configure, load, basket } = visitor()
      await send('summary', await configure())
      const [{ itemGroup }] = await basket()
      const more = `&edit=${encodeURIComponent(itemGroup.id)}`
      const first = await load('summary', more)
      const answers = first.ok ? { ...first.value.answers } : {}
      expect(await send('summary', { ...answers, index: 'index_ad' }, { more })).toBe('/de-de/basket/')
      // The other tab, the way back, and the press whose answer was lost.
      for (const index of ['index_cr', 'index_ad'])
        expect(await send('summary', { ...answers, index }, { more })).toBe(`?configure=summary${more}`)
      expect(await load('summary', more)).toEqual({ ok: false, error: CHANGED })
      const keys = (await basket()).map(
        ({ variant }: { variant: { referenceKey: string } }) => variant.referenceKey,
      )
      expect([keys.includes('index_ad'), keys.length]).toEqual([true, 4])
    })
  })
})
