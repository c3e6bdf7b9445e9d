import { describe, expect, test } from 'vitest'
import { readConfigurator } from '#server/configurator/configurator-state.ts'
import { anItem } from '#tests/support/basket-items.ts'
import { COMPLETE } from '#tests/support/configurator-context.ts'
import {
  configuratorScope,
  drafted,
  pair,
  readState,
  type StateGiven,
} from '#tests/support/configurator-state.ts'

test.each([
  ['a visitor', null, 24],
  ['a customer who has not said when they were born', { birthDate: null }, 24],
  ['a customer of forty', { birthDate: '1986-01-01' }, 24],
  ['a customer of seventy', { birthDate: '1956-01-01' }, 12],
] as const)('values of %s hold for so many months', async (_, who, months) =>
  expect((await readState({ who })).context.holdMonths).toBe(months),
)

describe('the answers', () => {
  const affirmed = { at: '2026-11-22T10:00:00Z', textVersion: '2026-01' }

  test('about a new pair are those that are stored', async () => {
    const drafts = { '': drafted(COMPLETE, { affirmed }), g: drafted({ lensType: 'type_none' }) }
    expect(await readState({ drafts })).toMatchObject({
      groupId: null,
      answers: COMPLETE,
      affirmed,
      gone: [],
    })
    expect(await readState()).toMatchObject({ answers: {}, affirmed: null, context: { fromOrder: null } })
    expect((await readState({ drafts, isKnown: false })).answers).toEqual({})
  })

  test('about a pair of the basket are those of the pair, until something is changed', async () => {
    const before = await readState({
      groupId: 'g',
      items: [anItem('i3'), ...pair('g')],
      drafts: { '': drafted({ index: 'x' }) },
    })
    expect(before).toMatchObject({
      groupId: 'g',
      answers: { lensType: 'type_ei', design: 'single', index: 'index_ch', 'right.sphere': '−2,25' },
      affirmed: null,
    })
    const drafts = { g: drafted({ lensType: 'type_none' }, { affirmed }) }
    const changed = await readState({ groupId: 'g', items: pair('g'), drafts })
    expect(changed).toMatchObject({ answers: { lensType: 'type_none' }, affirmed })
  })

  test('about a new pair leave the basket alone: what it has lost is told there', async () => {
    const { scope } = configuratorScope({ items: pair('g') })
    const baskets = () => {
      throw new Error('nobody reads it')
    }
    Object.assign(scope.ctx, { baskets })
    expect((await readConfigurator(scope, { variantId: 7, groupId: null })).answers).toEqual({})
  })

  test('about a pair that has left the basket go on, unless its owner removed it', async () => {
    const left = await readState({ groupId: 'g', drafts: { g: drafted(COMPLETE) } })
    expect(left).toMatchObject({ groupId: 'g', answers: COMPLETE })
    const removed = { g: drafted({ ...COMPLETE, source: 'order' }), '': drafted(COMPLETE) }
    await expect(readState({ groupId: 'g', drafts: removed })).rejects.toMatchObject({ kind: 'not-found' })
  })

  test.each<[string, StateGiven]>([
    ['of no basket', { isKnown: false }],
    ['of another group', { items: pair('other'), drafts: { '': drafted(COMPLETE) } }],
    ['on another frame', { items: pair('g', 8) }],
    ['without its frame', { items: pair('g').slice(1) }],
  ])('about a pair %s are not there', async (_, given) =>
    expect(readState({ groupId: 'g', ...given })).rejects.toMatchObject({ kind: 'not-found' }),
  )

  test('name what was chosen and is sold out, which nobody can choose', async () => {
    const state = await readState({ drafts: { '': drafted({ ...COMPLETE, index: 'index_ad' }) } })
    expect(state.gone).toEqual(['index_ad'])
    expect(state.context.offered.map(({ referenceKey }) => referenceKey)).toEqual(['single', 'index_ch'])
  })
})
