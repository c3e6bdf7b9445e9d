import { describe, expect, test } from 'vitest'
import type { BasketItem } from '#domain/basket/basket.ts'
import { basketCount, basketEntries } from '#domain/basket/basket-entries.ts'
import { anItem, inGroup } from '#tests/support/basket-items.ts'

const hidden = { customData: { hideSubItem: true } }

describe('a basket shows', () => {
  test.each<[string, BasketItem[], [string, string[], number][], number]>([
    ['nothing', [], [], 0],
    [
      'its items in their order, however many pieces',
      [anItem('i2', { quantity: 3 }), anItem('i1')],
      [
        ['i2', [], 10000],
        ['i1', [], 10000],
      ],
      4,
    ],
    [
      'a group as its main item, where its first item stands',
      [
        anItem('i2', inGroup('g')),
        anItem('i5'),
        anItem('i1', inGroup('g', true)),
        anItem('i3', inGroup('g')),
      ],
      [
        ['i1', ['i2', 'i3'], 30000],
        ['i5', [], 10000],
      ],
      2,
    ],
    [
      'no part that is hidden, but its price',
      [anItem('i1', inGroup('g', true)), anItem('i2', { ...inGroup('g'), ...hidden })],
      [['i1', [], 20000]],
      1,
    ],
    [
      'a group without a main item as its first',
      [anItem('i2', inGroup('g')), anItem('i3', inGroup('g'))],
      [['i2', ['i3'], 20000]],
      1,
    ],
    [
      'two groups as two things',
      [anItem('i1', inGroup('g', true)), anItem('i2', inGroup('h', true))],
      [
        ['i1', [], 10000],
        ['i2', [], 10000],
      ],
      2,
    ],
  ])('%s', (_, items, shown, count) => {
    const found = basketEntries(items).map(({ main, parts, total }) => [
      main.key,
      parts.map(({ key }) => key),
      total,
    ])
    expect(found).toEqual(shown)
    expect(basketCount(items)).toBe(count)
  })
})
