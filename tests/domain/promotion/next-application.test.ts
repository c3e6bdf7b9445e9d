import { describe, expect, test } from 'vitest'
import {
  applicationKey,
  MAX_APPLICATIONS,
  nextApplication,
  withPromotion,
} from '#domain/promotion/next-application.ts'
import { aDiscount } from '#tests/support/promotions.ts'

const first = aDiscount('first', 10, { priority: 1 })
const second = aDiscount('second', 10, { priority: 2 })

describe('the next promotion to apply is', () => {
  test.each([
    ['none of none', [], [], null],
    [
      'the best',
      [
        ['a', second],
        ['b', first],
      ],
      [],
      ['b', first],
    ],
    [
      'the earlier of equals',
      [
        ['a', first],
        ['b', first],
      ],
      [],
      ['a', first],
    ],
    [
      'none that was tried',
      [
        ['a', second],
        ['b', first],
      ],
      ['b first'],
      ['a', second],
    ],
    ['none once all were tried', [['a', second]], ['a second'], null],
    [
      'no gift that is not in the basket',
      [
        [null, first],
        ['a', second],
      ],
      [],
      ['a', second],
    ],
  ] as const)('%s', (_, applicable, tried, next) => {
    expect(
      nextApplication(
        applicable.map(([itemId, promotion]) => ({ itemId, promotion })),
        new Set(tried),
      ),
    ).toEqual(next && { itemId: next[0], promotion: next[1] })
  })
})

test('a round ends although the server always sends new items', () => {
  const tried = new Set<string>()
  for (let round = 0; round <= MAX_APPLICATIONS; round += 1) {
    const next = nextApplication([{ itemId: `item ${round}`, promotion: first }], tried)
    if (!next) break
    tried.add(applicationKey(next))
  }
  expect(tried.size).toBe(MAX_APPLICATIONS)
})

describe('an item keeps its promotions beside the new one', () => {
  const coded = aDiscount('coded', 10, { code: 'LINSEN5' })
  test.each([
    [[], first, [{ id: 'first' }]],
    [[second], first, [{ id: 'second' }, { id: 'first' }]],
    [[coded], first, [{ id: 'coded', code: 'LINSEN5' }, { id: 'first' }]],
    [
      [{ id: 'coded', code: 'wrong' }, { id: 'first' }],
      coded,
      [{ id: 'first' }, { id: 'coded', code: 'LINSEN5' }],
    ],
  ])('case %#', (chosen, added, promotions) => {
    expect(withPromotion(chosen, added)).toEqual(promotions)
  })
})
