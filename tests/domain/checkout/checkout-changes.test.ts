import { describe, expect, test } from 'vitest'
import { namedChanges, removedGoods } from '#domain/checkout/checkout-view.ts'

describe('what is gone', () => {
  const removed = [{ kind: 'removed' as const, name: 'Alba', quantity: 1 }]
  const unnamed = { kind: 'gone' as const, itemKey: 'i1', name: '' }
  const named = { kind: 'gone' as const, itemKey: 'i2', name: 'Vela' }

  test.each([
    [removed, [unnamed, named], [...removed, named]],
    [[], [unnamed, named], [unnamed, named]],
    [removed, [], removed],
  ])('case %#: has its name', (goods, changes, all) => expect(namedChanges(goods, changes)).toEqual(all))
  test('stands among other changes', () => expect(removedGoods([...removed, named])).toEqual(removed))
})
