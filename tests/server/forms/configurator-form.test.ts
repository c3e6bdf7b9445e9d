import { describe, expect, test } from 'vitest'
import { CONFIGURATOR_MIGRATIONS } from '#modules/configurator/configurator-drafts.ts'
import { SHOP_MIGRATIONS } from '#shop-api/open-database.ts'
import { configuratorVisitor, LENSES, VALUES } from '#tests/support/configurator-visitor.ts'
import { configuratorShop } from '#tests/support/configurator.ts'
import { onBothDatabases } from '#tests/support/database.ts'
import { seedShop } from '#tests/support/seeded.ts'

onBothDatabases({ fill: seedShop, tables: [SHOP_MIGRATIONS, CONFIGURATOR_MIGRATIONS] }, (open) => {
  const { server, full, slugOf } = configuratorShop(open)

  const visitor = () => configuratorVisitor({ server: server(), variantId: full(), slug: slugOf(full()) })

  describe('step by step without a script', () => {
    test('each form leads to the next one, and the last one to the basket', async () => {
      const { send, load, basket } = visitor()
      const steps = [
        await send('type', { lensType: 'type_ei' }),
        await send('prescription', { source: 'slip' }),
        await send('values', VALUES),
        await send('confirm', { affirmed: 'yes', consent: 'yes' }),
        await send('glass', LENSES),
        await send('extras', { coatings: 'rx-coating-blue-light' }),
      ]
      expect(steps).toEqual([
        '?configure=prescription',
        '?configure=values',
        '?configure=confirm',
        '?configure=glass',
        '?configure=extras',
        '?configure=summary',
      ])
      const summary = await load('summary')
      if (!summary.ok) throw new Error('there is no summary')
      const attempt = summary.value.attempt
      expect(await send('summary', { ...summary.value.answers, attempt })).toBe('/de-de/basket/')
      const items = await basket()
      expect(items[0].customData).toMatchObject({
        lensType: 'type_ei',
        prescriptionValues: { right: { sphere: -2.25, pd: 32 }, left: { sphere: -1.75, pd: 31.5 } },
        affirmed: { textVersion: expect.any(String) },
      })
      expect(items.length).toBe(5)
      // What was answered is gone with it.
      expect(await load('summary')).toMatchObject({ value: { step: 'type', answers: {} } })
    })

    test('each step has one address, and another one leads to the step that is open', async () => {
      const { send, leadsTo } = visitor()
      expect(await leadsTo('type')).toBeNull()
      expect(await leadsTo('summary')).toBe('?configure=type')
      expect(await leadsTo('')).toBe('?configure=type')
      await send('type', { lensType: 'type_ei' })
      await send('prescription', { source: 'slip' })
      expect(await leadsTo('glass')).toBe('?configure=values&note=expired')
      expect(await leadsTo('values', '&wrong=1')).toBeNull()
      expect(await leadsTo('type')).toBeNull()
      // The answers do not lead through it.
      expect(await leadsTo('order')).toBe('?configure=values&note=expired')
      expect(await leadsTo('nonsense', '&note=later')).toBe('?configure=values&note=later')
    })

    test('a step with mistakes is shown again with them, and what was typed', async () => {
      const { send, load } = visitor()
      await send('type', { lensType: 'type_ei' })
      await send('prescription', { source: 'slip' })
      expect(await send('values', { ...VALUES, 'left.sphere': '1,75' })).toBe('?configure=values&wrong=1')
      expect(await load('values', '&wrong=1')).toMatchObject({
        value: {
          step: 'values',
          mistakes: [{ name: 'left.sphere', kind: 'sign-missing' }],
          answers: { 'left.sphere': '1,75' },
        },
      })
    })

    test.each([
      ['a step that is none', 'nonsense', {}, '?configure=type&note=failed'],
      ['the summary of nothing', 'summary', {}, '?configure=type&wrong=1&note=expired'],
    ])('%s', async (_, step, fields, expected) => {
      const { send } = visitor()
      await send('type', { lensType: 'type_ei' })
      expect(await send(step, { ...fields, ...(step === 'summary' && { lensType: '' }) })).toBe(expected)
    })

    test.each(['glass', 'extras', 'summary'])(
      'who comes back to %s when the answers are not stored any more is told so',
      async (step) => {
        const { send, load } = visitor()
        await send('type')
        expect(await load(step)).toMatchObject({ value: { step: 'type', note: 'expired' } })
        const stranger = visitor()
        expect(await stranger.load(step)).toMatchObject({ value: { step: 'type', note: null } })
      },
    )

    test('a sum that is not the one of the summary is shown again before the pair is in the basket', async () => {
      const { send, load, basket, configure } = visitor()
      const answers = await configure()
      const attempt = 'attempt-of-the-summary-1'
      expect(await send('summary', { ...answers, attempt, total: '1' })).toMatch(
        /^\?configure=summary&note=price-changed/,
      )
      expect(await load('summary', '&note=price-changed')).toMatchObject({
        value: { step: 'summary', note: 'price-changed' },
      })
      expect(await basket()).toEqual([])
    })

    test('who has the values measured finds the branches that have the frame', async () => {
      const { send, load } = visitor()
      await send('type', { lensType: 'type_ei' })
      const query = `?variantid=${full()}`
      expect(await send('prescription', { source: 'branch' })).toBe(`/de-de/niederlassungen/${query}`)
      expect(await load('prescription')).toMatchObject({ value: { frame: { branchesQuery: query } } })
    })

    test('a form of another site changes nothing', async () =>
      expect(await visitor().send('type', { lensType: 'type_ei' }, { origin: 'http://evil.example' })).toBe(
        '403',
      ))
  })

  test('what proves that an order is known is not stored', async () => {
    const { send, load } = visitor()
    await send('type', { lensType: 'type_ei' })
    await send('prescription', { source: 'order' })
    const fields = { 'order.number': '123456789012', 'order.email': 'a@b.example' }
    expect(await send('order', fields)).toBe('?configure=order&wrong=not-found')
    const loaded = await load('order', '&wrong=not-found')
    expect(loaded).toMatchObject({ value: { mistakes: [{ name: 'order.number', kind: 'not-found' }] } })
    expect(loaded.ok && loaded.value.answers['order.email']).toBeUndefined()
  })

  describe('the call of the script', () => {
    test('stores a step that the page then shows', async () => {
      const { send, save, load } = visitor()
      await send('type', { lensType: 'type_ei' })
      expect((await save('prescription', { source: 'slip' })).body).toEqual({
        found: null,
        mistakes: [],
        owner: expect.any(String),
      })
      expect((await save('values', { 'right.sphere': '+9' })).body.mistakes[0]).toEqual({
        name: 'right.sphere',
        kind: 'out-of-range',
      })
      expect(await load('confirm')).toMatchObject({
        value: { step: 'values', answers: { 'right.sphere': '+9' } },
      })
    })

    test.each([
      ['an unknown answer', { admin: 'yes' }, undefined, 400],
      ['a long one', { source: 'x'.repeat(301) }, undefined, 400],
      ['no frame', { source: 'slip' }, 999_999, 404],
    ])('refuses %s', async (_, answers, variantId, status) =>
      expect((await visitor().save('prescription', answers, variantId)).status).toBe(status),
    )
  })
})
