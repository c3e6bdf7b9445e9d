import { describe, expect, test } from 'vitest'
import type { BasketItem } from '#domain/basket/basket.ts'
import { canCheckOut, cleanUp, removalNotice } from '#domain/basket/clean-up.ts'
import { aProduct, aVariant, attributesOf } from '#tests/support/goods.ts'
import { anItem, inGroup } from '#tests/support/basket-items.ts'

/** A frame with its lens, of which so many are in stock. */
const glasses = (id: string, frames: Partial<BasketItem> = {}, lens: Partial<BasketItem> = {}) => [
  { ...anItem('i1', { ...inGroup(id, true), ...frames }), key: `${id}-frame` },
  { ...anItem('i2', { ...inGroup(id), ...lens }), key: `${id}-lens` },
]
const stocked = (key: string, quantity: number, availableQuantity: number, variantId = 7) => ({
  ...anItem('i7', { quantity, availableQuantity, variant: aVariant(variantId) }),
  key,
})
const withdrawn = aProduct(5, { attributes: attributesOf({ salesStatus: 'offline' }) })

type Case = [name: string, items: BasketItem[], removed: string[][], reduced: [string, number][]]

const CASES: Case[] = [
  ['nothing to be changed in nothing', [], [], []],
  ['what can be had stays', [anItem('i1'), stocked('a', 3, 3), ...glasses('g1')], [], []],
  ['what is sold without stock stays', [anItem('i1', { quantity: 99 })], [], []],
  ['what is unavailable goes', [anItem('i1', { status: 'unavailable' }), anItem('i2')], [['i1']], []],
  ['what is deleted goes', [anItem('i1', { status: 'deleted' })], [['i1']], []],
  ['what is not on sale goes', [anItem('i1', { product: withdrawn })], [['i1']], []],
  ['what is sold out goes', [stocked('a', 1, 0)], [['a']], []],
  ['what is short is reduced', [stocked('a', 3, 2)], [], [['a', 2]]],
  [
    'what is short is reduced beside a group that goes',
    [...glasses('g1', {}, { status: 'unavailable' }), stocked('a', 3, 2)],
    [['g1-frame', 'g1-lens']],
    [['a', 2]],
  ],
  [
    'lines of one variant share its stock',
    [stocked('a', 2, 3), stocked('b', 2, 3), stocked('c', 1, 3)],
    [['c']],
    [['b', 1]],
  ],
  ['lines of two variants do not', [stocked('a', 2, 2), stocked('b', 2, 2, 8)], [], []],
  [
    'a group goes whole when one of it is unavailable',
    [...glasses('g1', {}, { status: 'unavailable' }), anItem('i3')],
    [['g1-frame', 'g1-lens']],
    [],
  ],
  [
    'groups that are broken go, each whole, in their order',
    [...glasses('g1', {}, { status: 'unavailable' }), ...glasses('g2', { status: 'deleted' })],
    [
      ['g1-frame', 'g1-lens'],
      ['g2-frame', 'g2-lens'],
    ],
    [],
  ],
  [
    'a group goes whole when one of it is short',
    glasses('g1', { quantity: 2, availableQuantity: 1 }),
    [['g1-frame', 'g1-lens']],
    [],
  ],
  [
    'of two groups that want the last frame the newer goes',
    [...glasses('g1', { availableQuantity: 1 }), ...glasses('g2', { availableQuantity: 1 })],
    [['g2-frame', 'g2-lens']],
    [],
  ],
  [
    'what a group leaves behind is there for others',
    [
      ...glasses('g1', { status: 'unavailable' }, { availableQuantity: 1 }),
      ...glasses('g2', { variant: aVariant(9) }, { availableQuantity: 1 }),
    ],
    [['g1-frame', 'g1-lens']],
    [],
  ],
  ['a group without its main item goes', glasses('g1').slice(1), [['g1-lens']], []],
  ['a main item without the others goes', glasses('g1').slice(0, 1), [['g1-frame']], []],
]

describe('before a basket is bought', () => {
  test.each(CASES)('%s', (_, items, removed, reduced) => {
    const found = cleanUp(items)
    expect(found.removed.map((group) => group.map(({ key }) => key))).toEqual(removed)
    expect(found.reduced.map(({ item, quantity }) => [item.key, quantity])).toEqual(reduced)
  })

  test.each(CASES)('the checkout can be entered only where: %s', (_, items, removed, reduced) => {
    expect(canCheckOut(items)).toBe(items.length > 0 && removed.length + reduced.length === 0)
  })
})

describe('removed items are named', () => {
  const named = (key: string, quantity: number, rest: Partial<BasketItem> = {}) =>
    anItem(key, { quantity, product: aProduct(1, { name: key }), ...rest })
  test.each([
    [
      'by its main item',
      [named('i2', 2, inGroup('g1')), named('i1', 1, inGroup('g1', true))],
      { name: 'i1', quantity: 1 },
    ],
    ['by its first item without one', [named('i2', 2, inGroup('g1'))], { name: 'i2', quantity: 2 }],
    ['by itself', [named('i3', 3)], { name: 'i3', quantity: 3 }],
    ['as nothing where nothing went', [], { name: '', quantity: 0 }],
  ])('%s', (_, items, notice) => {
    expect(removalNotice(items)).toEqual(notice)
  })
})
