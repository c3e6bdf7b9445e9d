import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { BasketItem } from '#domain/basket/basket.ts'
import type { ConfiguratorView } from '#domain/configurator/view.ts'
import { textsFor } from '#i18n/texts.ts'
import { VARIANTS } from '#i18n/variants.ts'
import { Configurator } from '#islands/configurator/Configurator.tsx'
import { CONFIGURATOR_TEXTS } from '#islands/configurator/configurator-texts.ts'
import { translator } from '#islands/translator.ts'
import { CONFIGURATOR_MIGRATIONS } from '#modules/configurator/configurator-drafts.ts'
import { configuratorDraft } from '#modules/configurator/schema.ts'
import { SHOP_MIGRATIONS } from '#shop-api/open-database.ts'
import { configuratorVisitor, LENSES, VALUES } from '#tests/support/configurator-visitor.ts'
import { configuratorShop } from '#tests/support/configurator.ts'
import { onBothDatabases } from '#tests/support/database.ts'
import { SEEDED_AT, seedShop } from '#tests/support/seeded.ts'
import { wordsOf } from '#tests/support/value-steps.ts'

const EXPIRED = translator(textsFor('de-de', CONFIGURATOR_TEXTS))('configurator.note.expired')
const NUMBER = '123456789012'
const ORDERED = { right: { sphere: -2.25, pd: 32 }, left: { sphere: -1.75, pd: 31.5 } }

/** The page as the server draws it, which the script takes over unchanged. */
const markupOf = (view: ConfiguratorView): string =>
  renderToStaticMarkup(
    createElement(Configurator, {
      texts: textsFor('de-de', CONFIGURATOR_TEXTS),
      shop: {
        ...VARIANTS['de-de'],
        base: '/de-de',
        basketHref: '/de-de/basket/',
        branchesHref: '/de-de/niederlassungen/',
        signinHref: '/de-de/anmelden/',
      },
      view,
    }),
  )

/** What its form sends, with a script, too: that submits the same form. */
const hiddenFields = (html: string): Record<string, string> =>
  Object.fromEntries(
    [...html.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)].map(([, name, value]) => [
      name,
      value,
    ]),
  )

onBothDatabases({ fill: seedShop, tables: [SHOP_MIGRATIONS, CONFIGURATOR_MIGRATIONS] }, (open) => {
  const { server, db, full, slugOf } = configuratorShop(open)

  /** 31 minutes pass for all answers that are stored. */
  const expire = () =>
    db()
      .update(configuratorDraft)
      .set({ changedAt: new Date(SEEDED_AT.getTime() - 31 * 60_000).toISOString() })

  function visitor() {
    const { ctx } = server()
    const prescription: typeof ctx.orders.prescription = async (id, proof) =>
      id === NUMBER && 'email' in proof ? { prescription: ORDERED } : null
    const withOrder = { ...server(), ctx: { ...ctx, orders: { ...ctx.orders, prescription } } }
    const place = { variantId: full(), slug: slugOf(full()) }
    const own = configuratorVisitor({ server: withOrder, ...place })
    const page = async (step: string, more = '') => {
      const loaded = await own.load(step, more)
      if (!loaded.ok) throw new Error(`there is no step: ${loaded.error}`)
      return { view: loaded.value, html: markupOf(loaded.value) }
    }
    return { ...own, page }
  }

  describe('the answers expire between the summary and the press that adds the pair', () => {
    test.each<[string, (own: ReturnType<typeof visitor>) => Promise<unknown>]>([
      ['typed values', (own) => own.configure()],
      [
        'values that follow',
        async ({ send }) => {
          await send('type', { lensType: 'type_ei' })
          await send('prescription', { source: 'later' })
          await send('glass', LENSES)
          await send('extras', { coatings: 'rx-coating-blue-light' })
        },
      ],
      [
        'a frame with a tint alone',
        async ({ send }) => {
          await send('type', { lensType: 'type_none' })
          await send('extras', { tint: 'rx-tint-polarized-green' })
        },
      ],
    ])('a pair with %s is in the basket as its summary showed it', async (_, answer) => {
      const [late, early] = [visitor(), visitor()]
      for (const own of [late, early]) await answer(own)
      const pages = [await late.page('summary'), await early.page('summary')]
      const [shown, same] = pages.map(({ html }) => hiddenFields(html))
      expect(shown?.['step']).toBe('summary')
      expect(await early.send('summary', same)).toBe('/de-de/basket/')
      await expire()
      expect(await late.send('summary', shown)).toBe('/de-de/basket/')
      // The name of the group differs by its basket; both are affirmed, one after the other.
      const goods = async ({ basket }: typeof late) =>
        ((await basket()) as BasketItem[]).map(({ variant, quantity, price, customData }) => {
          const { itemGroup: _group, affirmed, ...data } = customData
          return { variant: variant.id, quantity, price, data, isAffirmed: affirmed !== undefined }
        })
      expect((await goods(late)).length).toBeGreaterThan(0)
      expect(await goods(late)).toEqual(await goods(early))
      // A second press, as after a lost answer, adds no second pair.
      await late.send('summary', shown)
      expect(await goods(late)).toEqual(await goods(early))
    })

    test('a pair of the basket is replaced by what was changed', async () => {
      const { send, page, basket, configure } = visitor()
      await send('summary', await configure())
      const [{ itemGroup }] = await basket()
      const more = `&edit=${encodeURIComponent(itemGroup.id)}`
      await send('glass', { ...LENSES, index: 'index_ad' }, { more })
      const { html } = await page('summary', more)
      await expire()
      expect(await send('summary', hiddenFields(html), { more })).toBe('/de-de/basket/')
      const items = await basket()
      const keys = items.map(({ variant }: { variant: { referenceKey: string } }) => variant.referenceKey)
      expect([keys.includes('index_ad'), keys.includes('index_ch'), keys.length]).toEqual([true, false, 4])
      expect(items[0].customData).toMatchObject({ affirmed: { textVersion: expect.any(String) } })
    })

    test('values of an earlier order are looked up again, which is said, and all other answers are there', async () => {
      const { send, page, basket } = visitor()
      const proof = { 'order.number': NUMBER, 'order.email': 'anna@example.org' }
      await send('type', { lensType: 'type_ei' })
      await send('prescription', { source: 'order' })
      expect(await send('order', proof)).toBe('?configure=confirm')
      await send('confirm', { affirmed: 'yes', consent: 'yes' })
      await send('glass', LENSES)
      await send('extras', { coatings: 'rx-coating-blue-light' })
      const { view, html } = await page('summary')
      await expire()
      expect(await send('summary', hiddenFields(html))).toBe('?configure=order&wrong=1&note=expired')
      expect(await basket()).toEqual([])
      const again = await page('order', '&wrong=1&note=expired')
      expect(again.view).toMatchObject({ step: 'order', note: 'expired' })
      expect(wordsOf(again.html)).toContain(EXPIRED)
      expect(again.html).toContain(`value="${NUMBER}"`)

      expect(await send('order', proof)).toBe('?configure=confirm')
      // Nothing has to be chosen or affirmed a second time: the summary is open.
      const summary = await page('summary')
      expect(summary.view).toMatchObject({ step: 'summary', note: null, answers: view.answers })
      expect(await send('summary', hiddenFields(summary.html))).toBe('/de-de/basket/')
      expect((await basket())[0].customData).toMatchObject({ prescriptionValues: ORDERED })
    })

    test('a later step that is stored again alone does not hide that those before it are gone', async () => {
      const { configure, save, load } = visitor()
      await configure()
      await expire()
      await save('glass', LENSES)
      expect(await load('extras')).toMatchObject({ value: { step: 'type', note: 'expired' } })
    })

    test('a press without an answer that is needed leads to its step, says why, and keeps all others', async () => {
      const { send, page, configure } = visitor()
      const { affirmed: _, ...answers } = await configure()
      await expire()
      expect(await send('summary', answers)).toBe('?configure=confirm&wrong=1&note=expired')
      const { view, html } = await page('confirm', '&wrong=1&note=expired')
      expect(view.answers).toMatchObject(answers)
      expect(wordsOf(html)).toContain(EXPIRED)
    })
  })

  test.each<[string, object, string]>([
    ['values', { ...VALUES, 'right.sphere': '-2,75' }, 'confirm'],
    ['the source of the values', { source: 'order' }, 'order'],
  ])('where %s were changed in another tab, none are said to be gone', async (_, change, step) => {
    const { configure, send, load } = visitor()
    await configure()
    await send('source' in change ? 'prescription' : 'values', { ...change })
    expect(await load('summary')).toMatchObject({ value: { step, note: null } })
  })
})
