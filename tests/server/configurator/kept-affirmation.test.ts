import { expect, test } from 'vitest'
import { READ_BACK_VERSION } from '#domain/prescription/configured-items.ts'
import type { Affirmed } from '#domain/prescription/made-to-measure.ts'
import { affirmationOf } from '#server/configurator/affirmation.ts'
import type { BasketItem } from '#domain/basket/basket.ts'
import { anItem } from '#tests/support/basket-items.ts'
import { configuratorScope, pair, VALUES } from '#tests/support/configurator-state.ts'

const NOW = { at: '2026-11-22T23:30:00.000Z', textVersion: READ_BACK_VERSION, by: 'guest' }
const BEFORE = { at: '2026-11-22T10:00:00Z', textVersion: READ_BACK_VERSION, by: 'anna' }
const OLD = { at: '2025-01-01T10:00:00Z', textVersion: '2025-01', by: 'anna' }
const DRAFT = { at: '2026-11-22T12:00:00Z', textVersion: READ_BACK_VERSION, by: 'guest' }

/** The items of a pair whose values somebody has affirmed. */
const affirmedPair = (affirmed: Affirmed | null): BasketItem[] =>
  pair('g').map((item) =>
    item.itemGroup?.isMainItem && affirmed ? { ...item, customData: { ...item.customData, affirmed } } : item,
  )

type Given = {
  inBasket?: Affirmed | null
  affirmed?: Affirmed | null
  replaces?: string
  values?: typeof VALUES
  isKnown?: boolean
  who?: { id: string; isGuest?: boolean } | null
}

test.each<[string, Given, Affirmed]>([
  ['a new pair, now', {}, NOW],
  ['a new pair of a customer, by them', { who: { id: 'anna' } }, { ...NOW, by: 'anna' }],
  ['a new pair of somebody without an account, by a guest', { who: { id: 'g-1', isGuest: true } }, NOW],
  ['a new pair whose draft says it, then', { affirmed: DRAFT }, DRAFT],
  ['a new pair whose draft does not, now', { affirmed: null }, NOW],
  ['an edited pair, as before', { inBasket: BEFORE, replaces: 'g', affirmed: DRAFT }, BEFORE],
  ['an edited pair whose new text was read, then', { inBasket: OLD, replaces: 'g', affirmed: DRAFT }, DRAFT],
  ['an edited pair whose old text was read alone, as before', { inBasket: OLD, replaces: 'g' }, OLD],
  [
    'an edited pair with both in an old text, as before',
    { inBasket: OLD, replaces: 'g', affirmed: { ...OLD, by: 'link' } },
    OLD,
  ],
  ['an edited pair that nobody affirmed, now', { inBasket: null, replaces: 'g' }, NOW],
  [
    'an edited pair with other values, now',
    { inBasket: BEFORE, replaces: 'g', values: { ...VALUES, right: { sphere: -6, pd: 32 } } },
    NOW,
  ],
  ['another pair than that of the basket, now', { inBasket: BEFORE, replaces: 'other' }, NOW],
  ['a pair of nobody’s basket, now', { inBasket: BEFORE, replaces: 'g', isKnown: false }, NOW],
  ['a pair beside one in the basket, now', { inBasket: BEFORE }, NOW],
])('the values of %s', async (_, given, expected) => {
  const { inBasket = null, affirmed, replaces, values = VALUES, isKnown = true, who = null } = given
  const { scope } = configuratorScope({ items: [anItem('i3'), ...affirmedPair(inBasket)], isKnown, who })
  const input = { ...(affirmed !== undefined && { affirmed }), ...(replaces !== undefined && { replaces }) }
  expect(await affirmationOf(scope, values, input)).toEqual(expected)
})
