import { describe, expect, test } from 'vitest'
import { affirmedOf } from '#domain/prescription/made-to-measure.ts'
import { CONFIGURATOR_MIGRATIONS } from '#modules/configurator/configurator-drafts.ts'
import { SHOP_MIGRATIONS } from '#shop-api/open-database.ts'
import { affirmNow } from '#server/configurator/affirmation.ts'
import { createCaller } from '#server/session/caller.ts'
import { AFFIRMED, affirmingShop, after, SENT } from '#tests/support/affirming-shop.ts'
import { VALUES } from '#tests/support/configurator-visitor.ts'
import { onBothDatabases } from '#tests/support/database.ts'
import { GUEST } from '#tests/support/checkout-fixture.ts'
import { SEEDED_AT, seedShop } from '#tests/support/seeded.ts'
import { testContext } from '#tests/support/test-server.ts'

test.each([
  ['nobody who is signed in', null, 'guest'],
  ['a guest of the checkout', { ...GUEST, id: 'guest-7' }, 'guest'],
  ['the holder of an account', { ...GUEST, id: 'anna', isGuest: false }, 'anna'],
])('%s affirms values', (_, customer, by) => {
  const { ctx } = testContext({ overrides: { now: () => SEEDED_AT } })
  const session = customer && { token: customer.id, customer }
  const caller = createCaller(ctx.visitors, new Headers(), new URL('http://localhost/'), session)
  expect(affirmNow({ ctx, variant: 'de-de', caller })).toEqual({ ...after(0), by })
})

onBothDatabases({ fill: seedShop, tables: [SHOP_MIGRATIONS, CONFIGURATOR_MIGRATIONS] }, (open) => {
  const { server, full, pass, visitor, withPair } = affirmingShop(open)

  describe('values are affirmed', () => {
    test('when they are confirmed, not when the pair is added', async () =>
      expect(await (await withPair()).affirmed()).toEqual(after(0)))

    test('still then where the step is sent again, and where the press is repeated', async () => {
      const { send, affirmed, configure } = visitor()
      const answers = await configure()
      pass(5)
      await send('confirm', AFFIRMED)
      for (let press = 0; press < 2; press += 1) {
        pass(5)
        await send('summary', answers)
      }
      expect(await affirmed()).toEqual(after(0))
    })

    test('at a moment that no browser chooses', async () => {
      const { send, rpc, configure } = visitor()
      const time = '2000-01-01T00:00:00.000Z'
      const answers = await configure()
      expect(await send('summary', { ...answers, affirmed: time })).toMatch(/^[?]configure=confirm&wrong=1/)
      const more = { affirmed: time, at: time, 'affirmed.at': time }
      expect(await send('confirm', { ...more, consent: 'yes' })).toBe('?configure=confirm&wrong=1')
      const sent = { variantId: full(), ...SENT }
      const at = { at: time, textVersion: 'x' }
      expect((await rpc('addConfigurationToBasket', { ...sent, affirmed: at })).status).toBe(400)
      const { body } = await rpc('addConfigurationToBasket', { ...sent, affirmedAt: time, affirmation: at })
      expect(affirmedOf(body.basket.items[0])).toEqual(after(0))
    })

    test('at the press where their confirmation is stored no more', async () => {
      const { send, affirmed, configure, basketKey } = visitor()
      const answers = await configure()
      await server().ctx.configuratorDrafts.deleteAll(await basketKey())
      pass(40)
      await send('summary', answers)
      expect(await affirmed()).toEqual(after(40))
    })
  })

  describe('other values are affirmed anew', () => {
    const OTHERS = { ...VALUES, 'right.sphere': '-2,75' }

    test('in their step', async () => {
      const { send, load, edit, buy, affirmed } = await withPair()
      const more = await edit()
      expect(await send('values', OTHERS, { more })).toBe(`?configure=confirm${more}`)
      expect(await load('summary', more)).toMatchObject({ value: { step: 'confirm' } })
      await send('confirm', AFFIRMED, { more })
      pass(10)
      await buy(more)
      expect(await affirmed()).toEqual(after(20))
    })

    test('by the step of another tab, which shows those of before', async () => {
      const { send, load, configure } = visitor()
      const shown = await configure()
      await send('values', { ...OTHERS, 'right.axis': '90', 'right.cylinder': '-1' })
      await send('confirm', AFFIRMED)
      expect(await send('confirm', { ...shown, ...AFFIRMED })).toBe('?configure=glass')
      expect(await load('summary')).toMatchObject({
        value: { step: 'summary', answers: { ...VALUES, 'right.axis': '', 'right.cylinder': '' } },
      })
    })

    test('by the summary of another tab, which shows them, of a new pair, too', async () => {
      const { send, configure, affirmed } = visitor()
      const answers = await configure()
      pass(5)
      expect(await send('summary', { ...answers, ...OTHERS })).toBe('/de-de/basket/')
      expect(await affirmed()).toEqual(after(5))
    })

    test('by the summary of another tab, which shows them', async () => {
      const { send, edit, affirmed, answers } = await withPair()
      await send('summary', { ...answers, ...OTHERS }, { more: await edit() })
      expect(await affirmed()).toEqual(after(20))
    })

    test('by a program', async () => {
      const { rpc, frame, affirmed } = await withPair()
      const replaces = (await frame()).itemGroup.id
      const prescription = { ...SENT.prescription, right: { sphere: -2.75, pd: 32 } }
      const sent = { variantId: full(), ...SENT, replaces, prescription }
      expect((await rpc('addConfigurationToBasket', { ...sent, affirmed: false })).status).toBe(422)
      expect((await rpc('addConfigurationToBasket', sent)).status).toBe(200)
      expect(await affirmed()).toEqual(after(20))
    })
  })
})
