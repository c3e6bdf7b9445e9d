import { describe, expect, test } from 'vitest'
import type { BasketItem } from '#domain/basket/basket.ts'
import { READ_BACK_VERSION } from '#domain/prescription/configured-items.ts'
import { restorePair, storePairOfLine } from '#server/configurator/removed-pair.ts'
import { anItem } from '#tests/support/basket-items.ts'
import { configuratorScope, pair, type StateGiven, VALUES } from '#tests/support/configurator-state.ts'

const SAID = {
  affirmed: { at: '2026-11-20T10:00:00Z', textVersion: READ_BACK_VERSION, by: 'anna' },
  pupilDistance: { method: 'prescription', measuredOn: '2026-03-01' },
  prescriptionValidity: { measuredOn: '2026-02-01', months: 24 },
}

/** A pair whose frame has these data besides its own. */
const pairWith = (data: Record<string, unknown>): BasketItem[] =>
  pair('g').map((item) =>
    item.itemGroup?.isMainItem ? { ...item, customData: { ...item.customData, ...data } } : item,
  )

/** A pair on another frame. */
const OTHER = pair('h', 8).map((item) => ({ ...item, key: `other-${item.key}` }))

const PAIR = { variantId: 7, groupId: 'g' }

describe('a pair that is removed is stored', () => {
  test.each(['i7', 'i53'])('as it was made, whichever line it is removed by: %s', async (key) => {
    const { scope, stored } = configuratorScope({ items: [anItem('i3'), ...OTHER, ...pairWith(SAID)] })
    expect(await storePairOfLine(scope, key)).toEqual(PAIR)
    expect(stored.get('g')).toMatchObject({
      answers: { lensType: 'type_ei', source: 'order', design: 'single', index: 'index_ch' },
      affirmed: SAID.affirmed,
      fromOrder: {
        orderNumber: '',
        orderOrigin: 'online',
        rawPrescription: VALUES,
        pupilDistance: SAID.pupilDistance,
        measuredOn: '2026-02-01',
      },
    })
  })

  test('whose values are of an unknown day, without one', async () => {
    const { scope, stored } = configuratorScope({ items: pair('g') })
    expect(await storePairOfLine(scope, 'i7')).toEqual(PAIR)
    expect(stored.get('g')?.fromOrder).toMatchObject({ rawPrescription: VALUES })
    expect(stored.get('g')?.fromOrder).not.toHaveProperty('measuredOn')
  })

  test('whose values follow, without any', async () => {
    const { scope, stored } = configuratorScope({ items: pairWith({ prescriptionValues: undefined }) })
    expect(await storePairOfLine(scope, 'i7')).toEqual(PAIR)
    expect(stored.get('g')).toMatchObject({
      answers: { lensType: 'type_ei', source: 'later' },
      fromOrder: null,
      affirmed: null,
    })
  })

  test.each<[string, string, StateGiven]>([
    ['a line of no pair', 'i3', { items: [anItem('i3'), ...pair('g')] }],
    ['a line that is not there', 'i4', { items: [anItem('i3'), ...pair('g')] }],
    ['a line of nobody’s basket', 'i7', { items: pair('g'), isKnown: false }],
    ['lenses without their frame', 'i51', { items: pair('g').slice(1) }],
    ['a frame to try at home', 'i7', { items: pairWith({ lensType: 'home_try_on' }) }],
  ])('not for %s', async (_, key, given) => {
    const { scope, stored, lines } = configuratorScope(given)
    expect(await storePairOfLine(scope, key)).toBeNull()
    expect([[...stored], lines]).toEqual([[], []])
  })

  test('or not, which is only logged', async () => {
    const { scope, lines, fields } = configuratorScope({ items: pair('g') })
    const error = new Error('the database is gone')
    const save = () => Promise.reject(error)
    Object.assign(scope.ctx, { configuratorDrafts: { ...scope.ctx.configuratorDrafts, save } })
    expect(await storePairOfLine(scope, 'i7')).toBeNull()
    expect(lines).toEqual(['warn: a removed pair could not be stored for its undo'])
    expect(fields).toEqual([{ error }])
  })
})

describe('a removed pair is put back', () => {
  test.each([true, false])('as it was, configurator or not: %s', async (rxConfigurator) => {
    const given = { items: pairWith(SAID), flags: { rxConfigurator } }
    const { scope, groups } = configuratorScope(given)
    await storePairOfLine(scope, 'i7')
    await restorePair(scope, PAIR)
    await restorePair(scope, PAIR)
    const [group, again] = groups
    expect(group?.items.map(({ variantId }) => variantId)).toEqual([7, 51, 53])
    expect(group).not.toHaveProperty('replaces')
    expect(group?.items[0]?.customData).toMatchObject({ prescriptionValues: VALUES, ...SAID })
    // The same pair again is in the basket once: its name tells.
    expect(again?.items[0]?.itemGroup).toEqual(group?.items[0]?.itemGroup)
  })

  test.each<[string, StateGiven]>([
    ['that was never there', {}],
    ['of nobody', { isKnown: false }],
  ])('not one %s', async (_, given) => {
    const { scope, groups } = configuratorScope(given)
    expect(await restorePair(scope, PAIR)).toEqual({
      ok: false,
      error: { status: 404, kind: 'BasketItemNotFound' },
    })
    expect(groups).toEqual([])
  })
})
